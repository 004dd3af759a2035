import type { TimetableSlot } from '@courtside/domain';
import type { GameState } from '@courtside/domain/wall';
import { CoffeeIcon, StatusBadge } from '@courtside/ui';
import { memo } from 'react';
import { usePlayDay } from '../day/day-context';
import { skipRenderingOffscreen } from '../growing/skip-rendering-offscreen';
import type { Block } from './day-blocks';
import { BreakRow } from './game-style';
import { MatchRow } from './match-row';
import { isOtherTime, PlannedTime } from './planned-time';
import type { ScheduleWords } from './schedule-words';
import { tableRoles } from './table-roles';

interface BlockRowsProps {
  readonly block: Block;
  /** The states of its games, with blanks between. */
  readonly states: string;
  /** Whether one of its games is the next one on its court. */
  readonly isNext: boolean;
  /** Ids of matches that changed a moment ago, with blanks between. */
  readonly changed: string;
  readonly courts: ReadonlyMap<string, string>;
  readonly hidesTimes: boolean;
  /** On wide screens its games are next to each other: those of the first court at one side, those of the second at the other. */
  readonly isBeside: boolean;
  readonly t: ScheduleWords;
}

const sideOf = (courtLetter: string): 1 | 2 => (courtLetter.charCodeAt(0) % 2 === 1 ? 1 : 2);

/** The rows of one time: its games, or a break. */
export const BlockRows = memo(function BlockRows({
  block: { slot, games },
  states,
  isNext,
  changed,
  courts,
  hidesTimes,
  isBeside,
  t,
}: BlockRowsProps) {
  const stateOfGame = states === '' ? [] : (states.split(' ') as GameState[]);
  const isLive = stateOfGame.includes('live');
  const saysNext = isNext && !isLive && !stateOfGame.includes('pending');
  const { expected } = usePlayDay();
  // If all games of one time start at another one, the block shows it; otherwise each game shows its own.
  const starts = games.map(({ match }) => expected.get(match.id)).filter(isOtherTime);
  const others = new Set(starts.map((start) => start?.time));
  const isChanged = !hidesTimes && games.length > 0 && starts.length === games.length;
  const other = isChanged && others.size === 1 ? [...others].join() : null;
  const clock = { isChanged, other };
  // Games of one time no longer begin together once they are run from the board.
  const isWhollyLive = isLive && stateOfGame.every((one) => one === 'live');
  const changedIds = changed.split(' ');
  return (
    <tbody
      {...tableRoles.rowgroup}
      data-now={isLive || undefined}
      data-own-times={(others.size > 0 && other === null) || undefined}
      data-beside={(isBeside && games.length > 0) || undefined}
      ref={skipRenderingOffscreen}
    >
      {games.length === 0 ? (
        <tr {...tableRoles.row}>
          <Time {...{ slot, isNext: saysNext, isWhollyLive, hidesTimes, clock, t }} span={1} />
          <BreakRow {...tableRoles.cell} colSpan={2}>
            <span>
              <CoffeeIcon size={18} aria-hidden="true" />
              {t('break')}
            </span>
          </BreakRow>
        </tr>
      ) : (
        games.map(({ row, match, number, group }, index) => (
          <MatchRow
            key={match.id}
            match={match}
            courtLetter={row.courtLetter}
            courtLabel={courts.get(row.courtLetter) ?? ''}
            number={number}
            group={group}
            state={stateOfGame[index] ?? 'planned'}
            saysLive={!isWhollyLive}
            side={sideOf(row.courtLetter)}
            changed={changedIds.includes(match.id)}
            isTold={other !== null}
            time={index === 0 ? <Time {...{ slot, isNext: saysNext, isWhollyLive, hidesTimes, clock, t }} span={games.length} /> : null}
            t={t}
          />
        ))
      )}
    </tbody>
  );
}, sameBlock);

/** A changed score creates all blocks again; those with the same games keep their object. */
function sameBlock(before: BlockRowsProps, now: BlockRowsProps): boolean {
  const [a, b] = [before.block, now.block];
  const sameGames =
    a.slot === b.slot &&
    a.games.length === b.games.length &&
    a.games.every(
      ({ match, number, group }, index) =>
        match === b.games[index]?.match && number === b.games[index]?.number && group === b.games[index]?.group,
    );
  return (
    sameGames &&
    before.states === now.states &&
    before.isNext === now.isNext &&
    before.changed === now.changed &&
    before.hidesTimes === now.hidesTimes &&
    before.isBeside === now.isBeside &&
    before.courts === now.courts &&
    before.t === now.t
  );
}

/** The current time of a block. */
interface BlockClock {
  /** Whether none of its games starts at the scheduled time. */
  readonly isChanged: boolean;
  /** The time at which all of them begin; null where they begin as planned, or each at its own. */
  readonly other: string | null;
}

/** The time of a block, and whether it is on court or next. */
function Time({
  slot,
  span,
  isNext,
  isWhollyLive,
  hidesTimes,
  clock,
  t,
}: {
  readonly slot: TimetableSlot;
  readonly span: number;
  readonly isNext: boolean;
  readonly isWhollyLive: boolean;
  readonly hidesTimes: boolean;
  readonly clock: BlockClock;
  readonly t: ScheduleWords;
}) {
  return (
    <th {...tableRoles.rowheader} scope="rowgroup" rowSpan={span} aria-rowspan={span}>
      {hidesTimes ? slot.slot + 1 : <PlannedTime time={slot.time} isPast={clock.isChanged} />}
      {clock.other !== null && <time>{clock.other}</time>}
      {!hidesTimes && slot.plusDays > 0 && <small>{t('plusDays', { count: slot.plusDays })}</small>}
      {isWhollyLive && (
        <span data-print="no">
          <StatusBadge status="live" size="small">
            {t('live')}
          </StatusBadge>
        </span>
      )}
      {isNext && <small data-print="no">{t('next')}</small>}
    </th>
  );
}
