import { bracketTimetable, hasBracket, limits, type TeamId } from '@courtside/domain';
import { createBracket } from '@courtside/domain/engines';
import { eventEnd } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { useEventStages } from '../../stages/event-stages';
import { useMomentWords } from '../../stages/use-event-end';

const MOST_TEAMS = Math.max(...limits.bracket.upperSizes);

/** Estimates when the event ends if another bracket follows its last planned game; null if too few or too many teams would play it, or no game is planned. */
export function useAddedEnd(teams: readonly TeamId[]): string | null {
  const { t } = useTranslation('organizerSchedule');
  const { stages, tournament } = useEventStages();
  const words = useMomentWords(tournament);
  const now = eventEnd(stages);
  if (now === null || teams.length < limits.bracket.teams || teams.length > MOST_TEAMS) return null;
  const { gameLength, interval, numberOfCourts } = hasBracket(tournament) ? tournament.bracketTimes : tournament.scheduleTimes;
  const { template } = createBracket('single', teams);
  const games = [...bracketTimetable(template, { gameLength, interval, numberOfCourts, startTimes: ['00:00'] }).values()];
  const minutes = Math.max(...games.map((game) => game.minutes + game.length));
  return t('shapeEnd.added', { count: games.length, ...words(now, now + interval + minutes) });
}
