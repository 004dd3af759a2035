import type { Match } from '@courtside/domain';
import type { ExpectedStart } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { daysLater, getMatchGroup, isOtherTime } from '@courtside/tournament-ui';
import { VisuallyHidden } from '@courtside/ui';
import { ScoreMark } from '../../../score-book/score-state';
import { useSchedule } from '../../../games/schedule-context';
import { Facts } from './row-style';

export interface GameFactsProps {
  readonly match: Match;
  readonly start: ExpectedStart | undefined;
}

/** Shows number and group of a game, and before them its expected time if it differs from the schedule. */
export function GameFacts({ match, start }: GameFactsProps) {
  const { t } = useTranslation('schedule');
  const { numbers, groups } = useSchedule();
  const number = numbers.get(match.id);
  const group = getMatchGroup(match, groups);
  return (
    <Facts>
      <ExpectedTime start={start} />
      <span>
        {number !== undefined && <b>{t('number', { number })}</b>} <ScoreMark matchId={match.id} />
      </span>
      {group !== undefined && <span>{t('group', { letter: group })}</span>}
    </Facts>
  );
}

/** Shows the expected time of a game if it differs from the schedule. */
export function ExpectedTime({ start }: { readonly start: ExpectedStart | undefined }) {
  const { t } = useTranslation('schedule');
  if (!start || !isOtherTime(start)) return null;
  return (
    <>
      <VisuallyHidden>{t(start.isLate ? 'expectedAbout' : 'expectedAt', { time: start.time })}</VisuallyHidden>
      <time aria-hidden="true" data-late={start.shift > 0 || undefined}>
        {start.time}
      </time>
    </>
  );
}

/** Whether there is more to show about an expected start than the time next to the number. */
export const hasMoreToShow = (start: ExpectedStart, courtLetter: string): boolean =>
  !start.isOn && (start.isLate || start.isMoved) && (!isOtherTime(start) || start.courtLetter !== courtLetter || daysLater(start) > 0);
