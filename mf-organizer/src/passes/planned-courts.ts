import { hasBracket, hasSchedule, type Match, type MatchId, type Tournament } from '@courtside/domain';
import { playableBracket, storedPlan } from '@courtside/domain/day';
import {
  changeDayPlan,
  CommandFailure,
  query,
  useFurtherGroups,
  useFurtherStages,
  useWatch,
  watchBracket,
  watchDay,
  watchSchedule,
} from '@courtside/firebase';
import { planEvent } from '../games/plan-event';

const none: ReadonlyMap<MatchId, Match> = new Map();

/**
 * Returns the courts of the tournament, and a function that stores the plan of the day if there is none: a pass for one court allows the
 * games that the stored plan has there. Shares the watches of the page that opens it.
 */
export function usePlannedCourts(tournament: Tournament) {
  const { id } = tournament;
  const matches = useWatch(hasSchedule(tournament) ? query(watchSchedule, id) : null);
  const stored = useWatch(hasBracket(tournament) ? query(watchBracket, id) : null);
  const { stages: further } = useFurtherStages(tournament);
  const { stages: furtherGroups } = useFurtherGroups(tournament);
  const day = useWatch(query(watchDay, id));
  const games = stored.value ?? null;
  const plan = planEvent({
    tournament,
    matches: matches.value ?? none,
    bracket: playableBracket(tournament, games),
    games,
    further,
    furtherGroups,
    stored: day.value?.plan ?? null,
    // Courts and order are those of the schedule, regardless of referees.
    teams: [],
  });
  const storePlan = async () => {
    if (day.value?.plan) return;
    await changeDayPlan(id, storedPlan(plan), null).catch((error: unknown) => {
      // Another organizer has stored it in the meantime, which is fine.
      if (!(error instanceof CommandFailure) || error.code !== 'conflict') throw error;
    });
  };
  return { courts: plan.courts.map(({ court, letter }) => ({ court, letter })), storePlan };
}
