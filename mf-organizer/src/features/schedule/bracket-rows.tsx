import { type Side } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { TeamName, useBracketWords } from '@courtside/tournament-ui';
import { color, CourtBadge, fontFamily, isCourtLetter, line } from '@courtside/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useExpectedStart } from '../../games/expected-starts';
import type { BracketOfDay, BracketPlace, BracketTime } from './bracket-places';
import { BracketTrouble } from './bracket-trouble';
import { ExpectedTime } from './game-facts';
import { Troubles } from './game-trouble';
import { Facts, Parts, RowBox, Teams, When } from './row-style';
import { TimeHead } from './time-head';
import type { Problems } from './use-problems';

/** A place whose team is not known yet. */
const Waits = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${color.ink2};
  font-weight: 450;
  &::before {
    content: '';
    flex: none;
    width: 16px;
    height: 16px;
    border: ${line.hair} dashed ${color.lineStrong};
    border-radius: 50%;
  }
`;

const Score = styled.b`
  min-width: 2.5rem;
  min-height: 1.5rem;
  text-align: center;
  font: 700 1.125rem/1.5rem ${fontFamily.display};
`;

export interface BracketRowsProps {
  readonly times: readonly BracketTime[];
  /** The rows of the grid before them. */
  readonly after: number;
  readonly isOneCourt: boolean;
  readonly problems: Pick<Problems, 'ofBrackets' | 'keep'>;
}

/**
 * The games of brackets on a day, below those of the groups and in the order of time. Their courts and times follow from the bracket, so no game is moved alone.
 * Games are changed in the drawing, to which each number links.
 */
export function BracketRows({ times, after, isOneCourt, problems }: BracketRowsProps) {
  return times.map((time) => {
    const first = after + time.row + 1;
    return (
      <Fragment key={time.minutes}>
        {!isOneCourt && <TimeHead time={time} gridRow={`${first} / span ${time.rows}`} />}
        {time.games.map(({ of, place, below }) => (
          <BracketRow
            key={`${of.stage} ${place.index}`}
            {...{ of, place, isOneCourt, problems }}
            gridRow={gridRowOf(time, place.slot.court, below, first)}
          />
        ))}
      </Fragment>
    );
  });
}

/** Returns the row of the grid for a game. The last game of a court at this time fills the rest of the court. */
function gridRowOf({ rows, games }: BracketTime, court: number, below: number, first: number): string {
  const isLast = !games.some((other) => other.place.slot.court === court && other.below > below);
  return isLast && below < rows - 1 ? `${first + below} / ${first + rows}` : `${first + below}`;
}

interface BracketRowProps extends Pick<BracketRowsProps, 'isOneCourt' | 'problems'> {
  readonly of: BracketOfDay;
  readonly place: BracketPlace;
  readonly gridRow: string;
}

function BracketRow({ of: { stage, name, bracket }, place: { index, slot }, gridRow, isOneCourt, problems }: BracketRowProps) {
  const { t } = useTranslation('common');
  const words = useBracketWords();
  const game = bracket.template.games[index];
  const state = bracket.states[index];
  const start = useExpectedStart(game?.id ?? '');
  if (!game || !state) return null;
  const own = problems.ofBrackets.filter(({ gameId }) => gameId === game.id);
  const team = (side: Side) => {
    const waiting = words.waiting(bracket, index, side);
    return (
      <div>
        {waiting === null ? <TeamName id={state.slots[side]} discSize={16} /> : <Waits>{waiting}</Waits>}
        <Score>{state.scores[side]}</Score>
      </div>
    );
  };
  return (
    <RowBox data-bracket-game={game.id} data-stage={stage} style={{ gridRow, gridColumn: slot.court + 2 }}>
      <Parts data-bracket>
        <When>
          {isOneCourt ? (
            <time>{slot.time}</time>
          ) : (
            isCourtLetter(slot.courtLetter) && <CourtBadge letter={slot.courtLetter} label={t('court', { letter: slot.courtLetter })} />
          )}
        </When>
        <Facts>
          <ExpectedTime start={start} />
          <a href={`#game-${game.id}`}>
            <b>{words.number(game.number ?? 0)}</b>
          </a>
          {name !== null && <span>{name}</span>}
          <span>{words.round(bracket.template, game.level, game.roundId)}</span>
        </Facts>
        <Teams>
          {team(0)}
          {team(1)}
        </Teams>
        {own.length > 0 && (
          <Troubles>
            {own.map((problem) => (
              <BracketTrouble key={problem.key} problem={problem} onKeep={problems.keep} />
            ))}
          </Troubles>
        )}
      </Parts>
    </RowBox>
  );
}
