import type { Match } from '@courtside/domain';
import type { ToldStart } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { daysLater, getMatchGroup, isOtherTime } from '@courtside/tournament-ui';
import { VisuallyHidden } from '@courtside/ui';
import { ScoreMark } from '../../score-book/score-state';
import { useSchedule } from '../../games/schedule-context';
import { Facts } from './row-style';

export interface GameFactsProps {
  readonly match: Match;
  readonly start: ToldStart | undefined;
}

/** Number and group of a game, and before them the time at which it is expected where that is another one. */
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

/** The time at which a game is expected, where that is another one than the schedule has. */
export function ExpectedTime({ start }: { readonly start: ToldStart | undefined }) {
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

/** Whether more is to be said of an expected start than its time, which stands beside the number. */
export const hasMoreToTell = (start: ToldStart, courtLetter: string): boolean =>
  !start.isOn && (start.isLate || start.isMoved) && (!isOtherTime(start) || start.courtLetter !== courtLetter || daysLater(start) > 0);
