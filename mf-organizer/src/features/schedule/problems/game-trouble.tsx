import { courtsOfDay, gameTime, rhythmOfDay, type TimetableRow } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { CircleAlertIcon, color, space, TriangleAlertIcon, type as text, VisuallyHidden } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSchedule } from '../../../games/schedule-context';
import type { PlacedProblem } from './use-problems';

const Line = styled.div<{ readonly $isHard: boolean }>`
  display: flex;
  gap: ${space[1]};
  margin-top: 2px;
  padding: ${space[0]} ${space[1]};
  background: ${({ $isHard }) => ($isHard ? color.dangerTint : color.warnTint)};
  color: ${({ $isHard }) => ($isHard ? color.danger : color.warn)};
  ${text.meta}
  font-weight: 600;
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-top: 1px;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    min-width: 0;
  }
`;

/** A button or link that leads to a solution. */
export const Repair = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink};
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 3px;
  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
  @media print {
    display: none;
  }
`;

export const Troubles = styled.div`
  grid-area: solve;
  min-width: 0;
`;

export interface TroubleLineProps {
  readonly problem: string;
  /** Red means impossible; the other color means that it may be intended. */
  readonly isHard: boolean;
  /** The problem in words, and its solutions. */
  readonly children: ReactNode;
}

/** One problem of a game. */
export function TroubleLine({ problem, isHard, children }: TroubleLineProps) {
  const Icon = isHard ? CircleAlertIcon : TriangleAlertIcon;
  return (
    <Line $isHard={isHard} data-problem={problem} data-hard={isHard || undefined} tabIndex={-1}>
      <Icon size={16} aria-hidden="true" />
      <div>{children}</div>
    </Line>
  );
}

export interface GameTroubleProps {
  readonly placed: PlacedProblem;
  /** The place of the game. */
  readonly row: TimetableRow;
  readonly onTask: (task: 'move' | 'referee') => void;
  readonly onKeep: (key: string) => void;
}

/** Shows the problems of a game and their solutions. */
export function GameTrouble({ placed: { key, matchId, dayId, problem }, row, onTask, onKeep }: GameTroubleProps) {
  const { t } = useTranslation('organizerSchedule');
  const { tournament, dayIds, nameOf, gameName } = useSchedule();
  const times = tournament.scheduleTimes;
  const words = () => {
    const game = gameName(problem.other);
    if (problem.kind === 'referee') return t('referees.busy', { game });
    const team = nameOf(problem.teamId);
    if (problem.kind === 'twice') return t('solve.twice', { team, game });
    const day = dayIds.indexOf(dayId);
    const before = gameTime(times, day, row.index - courtsOfDay(times, day));
    return t('solve.noRest', { team, time: before.time, count: rhythmOfDay(times, day).interval });
  };
  const isHard = problem.kind !== 'noRest';
  const task = problem.kind === 'referee' ? 'referee' : 'move';
  const of = <VisuallyHidden> {gameName(matchId)}</VisuallyHidden>;
  return (
    <TroubleLine problem={key} isHard={isHard}>
      <span>{words()}</span>
      <Repair type="button" onClick={() => onTask(task)}>
        {t(`solve.${task}`)}
        {of}
      </Repair>
      {!isHard && (
        <Repair
          type="button"
          onClick={({ currentTarget }) => {
            // The button has the same color as its text.
            currentTarget.closest('[data-row]')?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
            onKeep(key);
          }}
        >
          {t('solve.keep')}
          {of}
        </Repair>
      )}
    </TroubleLine>
  );
}
