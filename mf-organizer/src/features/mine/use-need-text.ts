import { isMixer, type Tournament } from '@courtside/domain';
import type { EventTask } from '@courtside/domain/event-steps';
import { hasPlaces } from '@courtside/domain/registration';
import { useTranslation } from '@courtside/i18n';
import { daysBetween, useClock, wallClock } from '@courtside/tournament-ui';
import { daysAhead } from '../../events/event-phase';
import { useInDays } from '../../events/use-in-days';

/** A task of one of the listed tournaments. */
export interface Need extends EventTask {
  readonly tournament: Tournament;
}

/** Returns the text of a task, and below it its tournament and deadline. */
export function useNeedText({ kind, count, deadline, tournament }: Need): { readonly title: string; readonly detail: string } {
  const { t } = useTranslation('organizerMine');
  const inDays = useInDays();
  const now = useClock(60_000);
  const { name, places, timeZone } = tournament;
  const isOfMixer = kind === 'entrants' && isMixer(tournament);
  if (kind === 'closing') {
    const getDate = (instant: number) => wallClock(instant, timeZone ?? undefined).date;
    const title = t('needs.closing', { when: inDays(daysBetween(getDate(now), getDate(deadline))) });
    return { title, detail: hasPlaces(tournament) ? `${name} · ${t('ofPlaces', { teams: count, count: places })}` : name };
  }
  const title = isOfMixer ? t('needs.players') : t(`needs.${kind}`, { count });
  const days = daysAhead(tournament, now);
  return { title, detail: days > 0 ? `${name} · ${inDays(days)}` : name };
}
