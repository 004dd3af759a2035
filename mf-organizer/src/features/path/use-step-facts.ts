import { hasBracket, hasGroups, hasSchedule, isMixer, limits, type Tournament } from '@courtside/domain';
import type { EventFacts, PathStep } from '@courtside/domain/event-steps';
import { useTranslation } from '@courtside/i18n';
import { useEntrantsText } from '../../events/use-entrants-text';
import { useVisitorsText } from '../../visibility/use-visitors-text';

type FactIn = (tournament: Tournament, facts: EventFacts) => string;

/** "4", or "4–5" if groups differ. */
function getSizes({ groups }: Tournament): string {
  const sizes = Object.values(groups).map(({ length }) => length);
  return [...new Set([Math.min(...sizes), Math.max(...sizes)])].join('–');
}

/** Returns the line with the state of a step. Registration has its own. */
export function useStepFacts(): (tournament: Tournament, facts: EventFacts, step: PathStep) => string {
  const { t } = useTranslation('organizer');
  const entrantsText = useEntrantsText();
  const visitorsText = useVisitorsText();
  const needs: Readonly<Record<'teams' | 'stages' | 'schedule', FactIn>> = {
    teams: (tournament) => (isMixer(tournament) ? t('path.needs.mixer') : t('path.needs.teams', { count: limits.groupStageTeams })),
    stages: () => t('path.needs.stages'),
    schedule: () => t('path.needs.schedule'),
  };
  const said: Readonly<Record<Exclude<PathStep['id'], 'registration'>, FactIn>> = {
    // The schedule's step shows the number of games.
    teams: (tournament, facts) => entrantsText(tournament, { ...facts, matches: null, bracketGames: null }),
    stages: (tournament) => {
      const isGrouped = hasGroups(tournament);
      const grouped = isGrouped ? t('path.groups', { count: Object.keys(tournament.groups).length, sizes: getSizes(tournament) }) : '';
      const made = hasBracket(tournament) ? t('path.bracket') : '';
      return [grouped, made].filter(Boolean).join(' ') || t('path.stages');
    },
    schedule: (tournament, { matches, clashes = 0 }) => {
      if (!hasSchedule(tournament)) return hasBracket(tournament) ? t('path.bracketOnly') : t('path.schedule');
      const { scheduleTimes, schedule } = tournament;
      const days = t('path.days', { count: Object.keys(schedule).length });
      const courts = t('path.courts', { count: scheduleTimes.numberOfCourts });
      const games = matches ? [t('path.games', { count: matches.total })] : [];
      return [...games, days, courts, ...(clashes > 0 ? [t('path.clashes', { count: clashes })] : [])].join(' · ');
    },
    referees: (_, { matches, bracketGames }) => {
      const count = (matches?.total ?? 0) + (bracketGames?.total ?? 0);
      const refereed = t('path.refereed', { count, refereed: (matches?.refereed ?? 0) + (bracketGames?.refereed ?? 0) });
      // The games of the schedule are given referees all at once, and come first.
      const isOfBracket = matches?.refereed === matches?.total && bracketGames?.refereed !== bracketGames?.total;
      return isOfBracket ? `${refereed} ${t('path.refereesOfBracket')}` : refereed;
    },
    publish: (tournament) => (tournament.isTournamentPublic ? visitorsText(tournament).hidden : t('visitors.onlyOrganizers')),
  };
  return (tournament, facts, { id, state, waitsFor }) => {
    if (id === 'registration') return '';
    if (waitsFor === 'teams' || waitsFor === 'stages' || waitsFor === 'schedule') return needs[waitsFor](tournament, facts);
    return id === 'publish' && state === 'done' ? t('path.published') : said[id](tournament, facts);
  };
}
