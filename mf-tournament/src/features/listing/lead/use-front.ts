import { readBracket, showsBracket, showsSchedule, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import { isStoppedAt } from '@courtside/domain/day';
import { query, readTeams, useWatch, watchBracket, watchDay, watchSchedule } from '@courtside/firebase';
import {
  bracketByPlan,
  isOnByClock,
  isPlayOn,
  liveByState,
  placesOf,
  playClock,
  useBracketNow,
  useClock,
  useIsPlaying,
  useLiveStatus,
  wallClock,
} from '@courtside/tournament-ui';
import { assignDiscs, type Disc } from '@courtside/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { bracketInFront, countPlayed, matchesInFront, MOST, type FrontGame } from './games-in-front';

export interface Front {
  /** A game is being played, see `isPlayOn`. */
  readonly isLive: boolean;
  readonly games: readonly FrontGame[];
  /** Games of the schedule with a result, and all of them; null while they are not known. */
  readonly played: { readonly count: number; readonly total: number } | null;
  /** Minutes since the games on court began by the plan. */
  readonly elapsed: number | null;
  readonly looks: ReadonlyMap<string, { readonly name: string; readonly disc: Disc | undefined }>;
  /** So many games will probably be in front once they are read; 0 once they are, or can't be. */
  readonly awaited: number;
}

const noMatches: ReadonlyMap<MatchId, Match> = new Map();
const nobody: Front['looks'] = new Map();

/**
 * The games in front of the tournament that leads. Reads, once it is known to be running: its teams, and while it is in sight its schedule and its
 * bracket as far as they are public, and its day of play, with each change.
 */
export function useFront(tournament: Tournament, isInSight: boolean): Front {
  const { id } = tournament;
  const asksSchedule = showsSchedule(tournament);
  const asksBracket = showsBracket(tournament);
  const schedule = useWatch(isInSight && asksSchedule ? query(watchSchedule, id) : null);
  const games = useWatch(isInSight && asksBracket ? query(watchBracket, id) : null);
  const day = useWatch(isInSight && (asksSchedule || asksBracket) ? query(watchDay, id) : null);
  const known = useLast(schedule.value, asksSchedule);
  const read = useLast(games.value, asksBracket);
  const [matches, stored] = [known ?? noMatches, read ?? null];
  const bracket = useMemo(() => (stored ? readBracket(tournament, stored).bracket : null), [tournament, stored]);
  const guess = useLiveStatus(tournament);
  const bracketNow = useBracketNow(tournament, bracket);
  const isPlaying = useIsPlaying(tournament);
  const { startDate, timeZone } = tournament;
  const clock = playClock(startDate, wallClock(useClock(), timeZone ?? undefined));
  const plan = useLast(day.value, asksSchedule || asksBracket)?.plan;
  const isStopped = plan ? isStoppedAt(plan, startDate, clock) : false;
  const { looks, isAwaited } = useLooks(id, isInSight);
  const isReading =
    isAwaited ||
    (asksSchedule && known === undefined && schedule.status !== 'error') ||
    (asksBracket && read === undefined && games.status !== 'error');
  const { numberOfCourts } = asksBracket ? tournament.bracketTimes : tournament.scheduleTimes;
  const live = liveByState(guess, matches, placesOf(tournament), { isStopped });
  const groups = matchesInFront(tournament, matches, live);
  const finals = bracket && stored ? bracketInFront(tournament, bracket, stored, bracketByPlan(bracketNow, { isStopped }).running) : [];
  // Once there is a bracket its games come next, not those of the schedule.
  const isGroups = groups.some(({ state }) => state === 'live') || finals.length === 0;
  return {
    isLive: isPlayOn({
      games: [...matches.values(), ...(stored?.values() ?? [])],
      guess: isPlaying,
      isElsewhere: tournament.isGameTimesHidden !== true && isOnByClock(live, matches),
      isStopped,
    }),
    games: isGroups ? groups : finals,
    played: matches.size > 0 && isGroups ? { count: countPlayed(matches, tournament), total: matches.size } : null,
    elapsed: isGroups ? live.elapsedMinutes : null,
    looks,
    awaited: isReading ? Math.min(MOST, numberOfCourts) : 0,
  };
}

/** What was known last: what is out of sight is not watched, and not forgotten. What is public no more is. */
function useLast<Value>(value: Value | undefined, isPublic: boolean): Value | undefined {
  const last = useRef(value);
  if (!isPublic) last.current = undefined;
  else if (value !== undefined) last.current = value;
  return last.current;
}

/** Names and discs of the teams, read once. */
function useLooks(id: string, asks: boolean): Pick<Front, 'looks'> & { readonly isAwaited: boolean } {
  const [teams, setTeams] = useState<readonly Team[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isKnown = teams !== null;
  useEffect(() => {
    if (!asks || isKnown) return undefined;
    let isShown = true;
    readTeams(id).then(
      (found) => isShown && setTeams(found),
      // Without names there are no games in front; the way to the tournament stays.
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [id, asks, isKnown]);
  const looks = useMemo(() => {
    if (!teams) return nobody;
    const discs = assignDiscs(teams.map((team) => team.id));
    return new Map(teams.map((team) => [team.id, { name: team.name, disc: discs.get(team.id) }]));
  }, [teams]);
  return { looks, isAwaited: !isKnown && !hasFailed };
}
