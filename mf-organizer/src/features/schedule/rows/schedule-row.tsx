import { useDraggable, useDroppable } from '@dnd-kit/core';
import { BREAK, type DayId, type MatchId, type TimetableRow } from '@courtside/domain';
import { isOwnReferee } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';
import { ExpectedLine, hyperlinkAddress, isOtherTime, Outcome, PlannedTime, TeamName } from '@courtside/tournament-ui';
import { Badge, CourtBadge, isCourtLetter, Menu, Notice, type MenuItem } from '@courtside/ui';
import { memo } from 'react';
import { ScoreBox } from '../../../score-book/score-box';
import { ScoreTrouble } from '../../../score-book/score-state';
import { takesScores } from '../../../score-book/takes-scores';
import { rowItem } from '../moves/drag-keys';
import { GameFacts, hasMoreToShow } from './game-facts';
import { GameTrouble, Troubles } from '../problems/game-trouble';
import { placeId } from '../days/place-text';
import { LiftHandle } from '../../../board/lift-handle';
import type { LiftKeys } from '../../../board/use-key-lift';
import { Below, MenuPlace, Parts, PlusDays, RowBox, Teams, When } from './row-style';
import { useExpectedStart } from '../../../games/expected-starts';
import { useSchedule } from '../../../games/schedule-context';
import type { PlacedProblem, Problems } from '../problems/use-problems';

export type RowTask = 'move' | 'delete' | 'result' | 'referee' | 'history' | 'removeBreak';

export interface ScheduleRowProps {
  readonly dayId: DayId;
  readonly row: TimetableRow;
  /** Its rows of the grid, where courts are columns. */
  readonly gridRow: string;
  /** Whether order and games may be changed. */
  readonly canEdit: boolean;
  /** Whether it can be dragged by its handle. The menu can move it if `canEdit` is set. */
  readonly canDrag: boolean;
  /** Whether scores may be changed. */
  readonly canScore: boolean;
  /** The side on which a dragged game would be dropped; null if it is not above this place. */
  readonly mark: 'before' | 'after' | null;
  /** Whether it shows its time in place of its court. */
  readonly isOneCourt: boolean;
  /** Whether the dragged game would be dropped after the last place. */
  readonly isTail: boolean;
  /** Whether it is part of a break on all courts, which is removed as a whole. */
  readonly isWholeBreak: boolean;
  /** Whether it is lifted, by pointer or by keyboard. */
  readonly isLifted: boolean;
  readonly keys: LiftKeys<string>;
  /** Its problems. */
  readonly problems: readonly PlacedProblem[] | undefined;
  readonly onKeep: Problems['keep'];
  readonly onTask: (task: RowTask, dayId: DayId, row: TimetableRow) => void;
}

/** One place of a day: a game with its score boxes, or an empty court. */
export const ScheduleRow = memo(function ScheduleRow({
  dayId,
  row,
  gridRow,
  canEdit,
  canDrag,
  canScore,
  mark,
  isOneCourt,
  isTail,
  isWholeBreak,
  isLifted,
  keys,
  problems,
  onKeep,
  onTask,
}: ScheduleRowProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const { gameName, matches, teamById, nameOf, isSwiss } = useSchedule();
  const place = { dayId, index: row.index };
  const isBreak = row.entry === BREAK;
  const drag = useDraggable({ id: `from:${placeId(place)}`, data: { place, entry: row.entry }, disabled: !canDrag });
  const drop = useDroppable({ id: placeId(place), data: { place }, disabled: !canDrag });
  const match = isBreak ? undefined : matches.get(row.entry as MatchId);
  const isOn = match?.play?.state === 'playing';
  const isTyped = canScore && match !== undefined && takesScores(match);
  const lacksTeams = !isBreak && !(match && teamById.has(match.team1Id) && teamById.has(match.team2Id));
  const start = useExpectedStart(row.entry);
  const isElsewhen = match !== undefined && isOtherTime(start);
  const name = gameName(row.entry);
  const link = match ? hyperlinkAddress(match.hyperlink) : null;
  const item = (key: RowTask, label: string, more: Partial<MenuItem> = {}): MenuItem => ({
    key,
    label,
    onSelect: () => onTask(key, dayId, row),
    ...more,
  });
  const items: MenuItem[] = [
    ...(canEdit ? [item('move', t('move.open'))] : []),
    ...(match && canScore && !isOn ? [item('result', t('correct.open'))] : []),
    ...(match ? [item('referee', t('row.referee')), item('history', t('history.openOf'))] : []),
    ...(canEdit && isBreak ? [item('removeBreak', isWholeBreak ? t('break.removeAll') : t('break.remove'), { danger: true })] : []),
    // A game of a Swiss round can't be removed, because the pairings of a round belong together. A tie-breaker can be removed.
    ...(canEdit && !isBreak && (!isSwiss || match?.isTieBreaker || !match) ? [item('delete', t('row.delete'), { danger: true })] : []),
  ];
  return (
    <RowBox
      ref={drop.setNodeRef}
      // The id that links to the game use, as on the visitors' page.
      id={match && `match-${match.id}`}
      $dragged={isLifted}
      $mark={mark}
      data-row={row.entry}
      // Its clock runs: the time of the schedule alone starts no game.
      data-live={isOn || undefined}
      data-place={placeId(place)}
      data-tail={isTail || undefined}
      style={{ gridRow, gridColumn: row.court + 2 }}
    >
      <Parts data-break={isBreak || undefined}>
        <LiftHandle
          drag={drag}
          keys={keys}
          item={rowItem(row.entry, place)}
          isLifted={isLifted}
          disabled={!canDrag}
          label={t('move.handle', { game: name })}
        />
        <When>
          {!isOneCourt ? (
            isCourtLetter(row.courtLetter) && <CourtBadge letter={row.courtLetter} label={t('common:court', { letter: row.courtLetter })} />
          ) : (
            <>
              <PlannedTime time={row.time} isPast={isElsewhen} />
              {row.plusDays > 0 && <PlusDays>{t('plusDays', { count: row.plusDays })}</PlusDays>}
            </>
          )}
        </When>
        {match && <GameFacts match={match} start={start} />}
        <Teams ref={drag.setNodeRef}>
          {match && (
            <>
              <div>
                <TeamName id={match.team1Id} discSize={16} />
                <ScoreBox matchId={match.id} side="team1Score" teamName={nameOf(match.team1Id)} readOnly={!isTyped} />
              </div>
              <div>
                <TeamName id={match.team2Id} discSize={16} />
                <ScoreBox matchId={match.id} side="team2Score" teamName={nameOf(match.team2Id)} readOnly={!isTyped} />
              </div>
            </>
          )}
          {isBreak && <span>{t('emptyCourt')}</span>}
          {lacksTeams && (
            <Notice kind="error" title={t('problem.teamsNotFound', { id: row.entry })}>
              {!match && t('problem.matchMissingHelp')}
            </Notice>
          )}
        </Teams>
        <MenuPlace>
          {items.length > 0 && (
            <Menu label={isBreak ? t('row.breakMenu', { time: row.time }) : t('row.menu', { game: name })} items={items} />
          )}
        </MenuPlace>
        <Below>
          {isOn && <span>{t('row.isOn')}</span>}
          {match && start && hasMoreToShow(start, row.courtLetter) && <ExpectedLine start={start} courtLetter={row.courtLetter} />}
          {match?.isTieBreaker && <Badge>{t('tieBreaker')}</Badge>}
          {match && <Outcome play={match.play} team1Id={match.team1Id} team2Id={match.team2Id} />}
          {match?.referee && <span>{t('refereeIs', { referee: match.referee })}</span>}
          {match && isOwnReferee(match.referee, [nameOf(match.team1Id), nameOf(match.team2Id)]) && <Badge>{t('referees.ownShort')}</Badge>}
          {link && (
            <a href={link} target="_blank" rel="noreferrer">
              {t('watch')}
            </a>
          )}
          {match && (
            <ScoreTrouble
              matchId={match.id}
              isOn={match.play?.state === 'playing'}
              teamNames={{ team1Score: nameOf(match.team1Id), team2Score: nameOf(match.team2Id) }}
            />
          )}
        </Below>
        {problems && (
          <Troubles>
            {problems.map((placed) => (
              <GameTrouble key={placed.key} placed={placed} row={row} onTask={(task) => onTask(task, dayId, row)} onKeep={onKeep} />
            ))}
          </Troubles>
        )}
      </Parts>
    </RowBox>
  );
});
