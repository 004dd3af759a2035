import { hasSchedule } from '@courtside/domain';
import { bracketsFigures, type EventFacts } from '@courtside/domain/event-steps';
import { countPlaces, hasPlaces } from '@courtside/domain/registration';
import { useFurtherStages } from '@courtside/firebase';
import { useClock } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { daysAhead, phaseAt } from '../events/event-phase';
import { countMatches } from '../games/count-matches';
import { getLastGroups } from '../games/last-groups';
import { useEventStages } from '../stages/event-stages';
import type { TournamentData } from '../workspace/tournament-data';

/** Counts teams that take part, wait or are in a draw. */
function countEntrants({ tournament, teams, places, draw }: TournamentData): number {
  if (!hasPlaces(tournament) || hasSchedule(tournament)) return teams.length;
  const counts = countPlaces(tournament, places, draw);
  return counts.in + counts.waiting + counts.registered;
}

/** Returns the facts that decide a tournament's next step, from what its page has read. */
export function useEventFacts(data: TournamentData): EventFacts {
  const { tournament, matches, games, loadingMatches } = data;
  const minute = useClock(60_000);
  const { groups } = useEventStages();
  const matched = useMemo(
    () => (hasSchedule(tournament) && !loadingMatches ? countMatches(tournament, matches, groups) : null),
    [tournament, matches, loadingMatches, groups],
  );
  const { stages: further } = useFurtherStages(tournament);
  const bracketed = useMemo(() => games && bracketsFigures(tournament, games, further), [tournament, games, further]);
  return {
    when: phaseAt(tournament, minute),
    daysAhead: daysAhead(tournament, minute),
    now: minute,
    isAsked: false,
    teams: countEntrants(data),
    matches: matched,
    isSwiss: getLastGroups(tournament, groups).isSwiss,
    bracketGames: bracketed,
    // On a day of play the courts show this, above the path.
    awaited: 0,
  };
}
