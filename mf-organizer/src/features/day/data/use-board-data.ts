import {
  hasBracket,
  hasSchedule,
  type Bracket,
  type BracketGame,
  type GameId,
  type Match,
  type MatchId,
  type Team,
  type Tournament,
} from '@courtside/domain';
import { expectedTimes, type DayPlan, type ExpectedTime, type PlanNow, type StoredPlan } from '@courtside/domain/day';
import type { FurtherGroups, FurtherStage } from '@courtside/domain/stages';
import {
  bringEndedGamesBack,
  query,
  useFurtherGroups,
  useFurtherStages,
  useWatch,
  watchBracket,
  watchDay,
  watchSchedule,
  watchTeams,
  type Watched,
} from '@courtside/firebase';
import { playClock, useBracketNow, useClock, wallClock } from '@courtside/tournament-ui';
import { useLastComplete } from '@courtside/ui';
import { useEffect, useMemo } from 'react';
import { planEvent } from '../../../games/plan-event';
import { useFollowingPlan } from '../../../passes/use-following-plan';
import { readBoardBracket, daysIn } from './board-model';

const noMatches: ReadonlyMap<MatchId, Match> = new Map();
const noTeams: readonly Team[] = [];
/** The time, in milliseconds, in which the device that ended a game copies it into the schedule; after it, every open board tries. */
const BRING_BACK_MS = 3000;

/** The data of the board, of which each court shows a part. */
export interface BoardData {
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly bracket: Bracket | null;
  /** The bracket's stored games. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  /** The brackets beyond the first, with their games. */
  readonly further: readonly FurtherStage[];
  /** The groups beyond the first, with their games. */
  readonly furtherGroups: readonly FurtherGroups[];
  readonly plan: DayPlan;
  /** The stored plan; null if it was never changed. */
  readonly seen: StoredPlan | null;
  readonly now: PlanNow;
  readonly expected: ReadonlyMap<string, ExpectedTime>;
}

const isUnread = ({ status, value }: Watched<unknown>): boolean => status === 'error' && value === undefined;

/** Watches the data of the board. Reads: one each for teams, schedule, bracket and the changed plan, as far as they exist; two per further stage. */
export function useBoardData(tournament: Tournament, isOrganizer: boolean) {
  const { id, startDate, timeZone } = tournament;
  const teams = useWatch(query(watchTeams, id));
  const matches = useWatch(hasSchedule(tournament) ? query(watchSchedule, id) : null);
  const stored = useWatch(hasBracket(tournament) ? query(watchBracket, id) : null);
  const others = useFurtherStages(tournament);
  const further = others.stages;
  const ofGroups = useFurtherGroups(tournament);
  const furtherGroups = ofGroups.stages;
  const day = useWatch(query(watchDay, id));
  const seen = day.value?.plan ?? null;
  const games = stored.value ?? null;
  const bracket = useMemo(() => readBoardBracket(tournament, games), [tournament, games]);
  const { today } = useBracketNow(tournament, bracket);
  const instant = useClock(15_000);
  const now = useMemo(
    (): PlanNow => ({ instant, minutes: playClock(startDate, wallClock(instant, timeZone ?? undefined)) }),
    [instant, startDate, timeZone],
  );
  const shownTeams = teams.value ?? noTeams;
  const shownMatches = matches.value ?? noMatches;
  const plan = useMemo(
    () => planEvent({ tournament, matches: shownMatches, bracket, games, further, furtherGroups, stored: seen, teams: shownTeams }),
    [tournament, shownMatches, bracket, games, further, furtherGroups, seen, shownTeams],
  );
  const parts = [teams, ...(hasSchedule(tournament) ? [matches] : []), ...(hasBracket(tournament) ? [stored] : [])];
  // As the server has them: partial or unsent data is not a plan.
  const isStored =
    others.isStored && ofGroups.isStored && parts.every(({ status, meta }) => status === 'ready' && !meta.fromCache && !meta.pending);
  useFollowingPlan(tournament, isOrganizer && isStored && seen !== null ? plan : null, seen);
  useEffect(() => {
    if (!isStored) return undefined;
    const timer = setTimeout(() => void bringEndedGamesBack(id).catch(() => undefined), BRING_BACK_MS);
    return () => clearTimeout(timer);
  }, [id, isStored, plan]);
  const days = useMemo(() => daysIn(plan), [plan]);
  const expected = useMemo(() => expectedTimes(plan, now), [plan, now]);
  const shown = useMemo(
    (): BoardData => ({ teams: shownTeams, matches: shownMatches, bracket, games, further, furtherGroups, plan, seen, now, expected }),
    [shownTeams, shownMatches, bracket, games, further, furtherGroups, plan, seen, now, expected],
  );
  // Without the changed plan, games would be on other courts for a moment, and could be started there.
  const loading = others.isLoading || ofGroups.isLoading || [...parts, day].some(({ status }) => status === 'loading');
  const failed = others.isFailed || ofGroups.isFailed || parts.some(isUnread);
  const hadFailed = useLastComplete(id, failed, !loading);
  return {
    shown,
    days,
    today,
    isStored,
    // A bracket that is created during play must not remove the board while someone is tapping.
    loading: useLastComplete(id, loading, !loading),
    /** Reads again what could not be read; what was read before stays. */
    retry: () => {
      [...parts, day].filter(isUnread).forEach(({ retry }) => retry());
      others.retry?.();
      ofGroups.retry?.();
    },
    /** Some of it could not be read; also while it is read again, so that the notice above the courts keeps its place. */
    failed: failed || hadFailed,
    isReading: loading,
  };
}
