import { showsBracket, showsSchedule, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import { isOnCourt, type WallGame } from '@courtside/domain/wall';
import type { PlannedBrackets } from '@courtside/domain/day';
import { query, readTeams, useFurtherStages, useWatch, watchBracket, watchDay, watchSchedule } from '@courtside/firebase';
import { isPlayingAt, useClock } from '@courtside/tournament-ui';
import { assignDiscs, type Disc } from '@courtside/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAllMatches, useReadGroups, type ReadGroups } from '../../../live/further-groups';
import { countPlayed, frontDay, gamesInFront, MOST } from './front-day';

export interface Front {
  /** A game is in play, see `isPlayOn`. */
  readonly isLive: boolean;
  /** Whether a game is left to play today; null until the server has sent the games, or if they are unreadable. */
  readonly hasGamesLeft: boolean | null;
  readonly games: readonly WallGame[];
  /** The brackets of these games, by their stage. */
  readonly brackets: PlannedBrackets;
  /** The groups beyond the first; null without any. */
  readonly groups: ReadGroups | null;
  /** Games of the schedule with a result, and all of them; null while they are unknown. */
  readonly played: { readonly count: number; readonly total: number } | null;
  readonly looks: ReadonlyMap<string, { readonly name: string; readonly disc: Disc | undefined }>;
  /** The expected number of games in front; 0 once they are read, or if they are unreadable. */
  readonly awaited: number;
}

const nobody: Front['looks'] = new Map();
const noBrackets: PlannedBrackets = new Map();
const noMatches: ReadonlyMap<MatchId, Match> = new Map();

/**
 * Watches the games in front of the leading tournament. Reads, once it is known to be running: its teams, and while it is in view its
 * schedule, its further groups and its brackets as far as they are public, and its day of play, with each change.
 */
export function useFront(tournament: Tournament, isInSight: boolean): Front {
  const { id } = tournament;
  const asksSchedule = showsSchedule(tournament);
  const asksBracket = showsBracket(tournament);
  const schedule = useWatch(isInSight && asksSchedule ? query(watchSchedule, id) : null);
  const games = useWatch(isInSight && asksBracket ? query(watchBracket, id) : null);
  const stages = useFurtherStages(isInSight && asksBracket ? tournament : null);
  const day = useWatch(isInSight && (asksSchedule || asksBracket) ? query(watchDay, id) : null);
  const known = useLast(schedule.value, asksSchedule);
  const read = useLast(games.value, asksBracket);
  // Without those that could not be read: the other games are in front.
  const others = useLast(isInSight && !stages.isLoading ? stages.stages : undefined, asksBracket);
  const ofGroups = useReadGroups(isInSight && asksSchedule ? tournament : null);
  const groups = useLast(ofGroups.groups ?? undefined, asksSchedule) ?? null;
  const plan = useLast(day.value, asksSchedule || asksBracket)?.plan ?? null;
  const instant = useClock();
  const front = useMemo(
    () => frontDay({ tournament, schedule: known ?? null, bracket: read ?? null, further: others ?? [], groups, stored: plan, instant }),
    [tournament, known, read, others, groups, plan, instant],
  );
  const { looks, isAwaited } = useLooks(id, isInSight);
  const isReading =
    isAwaited ||
    (asksSchedule && ((known === undefined && schedule.status !== 'error') || ofGroups.isLoading)) ||
    (asksBracket && ((read === undefined && games.status !== 'error') || others === undefined));
  // Games that this device has kept may have been played since.
  const isOfServer = [schedule, games, day].every(({ value, meta }) => value === undefined || !meta.fromCache);
  const { numberOfCourts } = asksBracket ? tournament.bracketTimes : tournament.scheduleTimes;
  const inFront = front ? gamesInFront(front) : [];
  const isOfSchedule = ({ game }: WallGame) => game.kind === 'match';
  // During the bracket, the games of the schedule are no longer counted.
  const isGroups = inFront.every(isOfSchedule) || inFront.some((game) => isOfSchedule(game) && isOnCourt(game.state));
  const all = useAllMatches(known ?? noMatches, groups);
  return {
    isLive: front?.isLive ?? isPlayingAt(tournament, instant),
    hasGamesLeft: front && !isReading && isOfServer ? !front.isPlayedOut : null,
    games: inFront,
    brackets: front?.brackets ?? noBrackets,
    played: known && known.size > 0 && isGroups ? { count: countPlayed(all, tournament), total: all.size } : null,
    ...{ groups, looks },
    awaited: isReading ? Math.min(MOST, numberOfCourts) : 0,
  };
}

/** Returns the last known value: a tournament out of view is not watched, but not forgotten. Data that is no longer public is. */
function useLast<Value>(value: Value | undefined, isPublic: boolean): Value | undefined {
  const last = useRef(value);
  if (!isPublic) last.current = undefined;
  else if (value !== undefined) last.current = value;
  return last.current;
}

/** Loads names and discs of the teams, once. */
function useLooks(id: string, asks: boolean): Pick<Front, 'looks'> & { readonly isAwaited: boolean } {
  const [teams, setTeams] = useState<readonly Team[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isKnown = teams !== null;
  useEffect(() => {
    if (!asks || isKnown) return undefined;
    let isShown = true;
    readTeams(id).then(
      (found) => isShown && setTeams(found),
      // Without names there are no games in front; the link to the tournament stays.
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
