import { courtLetter, toScheduleTime } from '@courtside/domain';
import type { PlanChange } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { addDays, useFormatDay } from '@courtside/tournament-ui';
import { useDay } from '../data/day-context';
import type { PlanEntry } from './plan-change';
import { useGameWords } from '../data/use-game-words';

const DAY = 24 * 60;

/** Returns the texts for changes of the plan. */
export function usePlanWords() {
  const { t } = useTranslation(['organizerDay', 'common']);
  const formatDay = useFormatDay();
  const { tournament, plan } = useDay();
  const { gameName } = useGameWords();
  const time = (minutes: number) => toScheduleTime(((Math.round(minutes) % DAY) + DAY) % DAY).time;
  const court = (place: number | null) => (place === null ? t('plan.allCourts') : t('common:court', { letter: courtLetter(place) }));
  const name = (id: string) => {
    const game = plan.games.get(id);
    return game ? gameName(game) : '';
  };
  return {
    time,
    court,
    dayName: (day: number) => formatDay(addDays(tournament.startDate, day)),
    /** "14:20 A · Pédale Douce – Hors-Jeu" */
    gamePlace: (id: string) => {
      const game = plan.games.get(id);
      return game ? `${game.time} ${game.courtLetter} · ${gameName(game)}` : '';
    },
    /** The button that saves it. */
    submit: ({ kind, resumeAt, court: place }: PlanEntry): string => {
      if (kind === 'stop' && resumeAt !== null) return t('plan.submit.stop', { time: time(resumeAt) });
      if ((kind === 'closeCourt' || kind === 'openCourt') && place !== null)
        return t(`plan.submit.${kind}`, { letter: courtLetter(place) });
      return t(kind === 'swap' || kind === 'tomorrow' || kind === 'resume' ? `plan.submit.${kind}` : 'plan.submit.change');
    },
    /** The text for a finished change, for the notice with the undo. */
    done: (change: PlanChange): string => {
      switch (change.kind) {
        case 'late':
          return t(change.minutes < 0 ? 'plan.done.earlier' : 'plan.done.late', {
            court: court(change.court),
            count: Math.abs(change.minutes),
          });
        case 'stop':
          return t('plan.done.stop', { time: time(change.resumeAt) });
        case 'closeCourt':
        case 'openCourt':
          return t(`plan.done.${change.kind}`, { letter: courtLetter(change.court) });
        case 'swap':
          return t('plan.done.swap', { one: name(change.one), other: name(change.other) });
        default:
          return t(`plan.done.${change.kind}`);
      }
    },
  };
}
