import { toScheduleTime, type BracketTemplate, type MatchTimes, type Tournament } from '@courtside/domain';
import { courtClash, courtTimes } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { shiftTimes, useBracketStage } from './bracket-stage';

/**
 * Returns what warns of the first game whose court another bracket takes at the same time; null if there is none. Its groups are by default those that its teams
 * come from, with their first day.
 */
export function useCourtClash(): (
  tournament: Tournament,
  template: BracketTemplate,
  bracketTimes: MatchTimes,
  firstDay?: number,
) => string | null {
  const { t } = useTranslation('organizerBracket');
  const { others, source } = useBracketStage();
  return (tournament, template, bracketTimes, firstDay = source?.firstDay ?? 0) => {
    const own = shiftTimes(courtTimes({ ...tournament, bracketTimes }, template), firstDay);
    for (const { name, times } of others) {
      const clash = courtClash(own, times);
      if (clash)
        return t('create.courtClash', {
          time: toScheduleTime(clash.from).time,
          court: clash.courtLetter,
          bracket: name ?? t('stage.first'),
        });
    }
    return null;
  };
}
