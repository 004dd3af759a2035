import {
  hasSchedule,
  isProfileId,
  readBracket,
  showsTeamNames,
  visitorSections,
  type Bracket,
  type BracketGame,
  type BracketProblem,
  type GameId,
  type GamePlay,
  type Match,
  type MatchId,
  type Profile,
  type Team,
  type Tournament,
} from '@courtside/domain';
import { query, readProfiles, useWatch, watchBracket, watchSchedule, watchTeams } from '@courtside/firebase';
import { useEffect, useMemo, useState } from 'react';

/** What a visitor's page needs beside the tournament's own document. */
export interface TournamentParts {
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly bracket: Bracket | null;
  readonly bracketProblems: readonly BracketProblem[];
  /** The bracket's games as they are stored, with their states; the same map while none is shown. */
  readonly bracketGames: ReadonlyMap<GameId, BracketGame>;
  readonly profiles: ReadonlyMap<string, Profile>;
  /** True until teams and profiles are there, or could not be read. */
  readonly loading: boolean;
  readonly failed: { readonly teams: boolean; readonly schedule: boolean; readonly bracket: boolean };
}

const none: readonly Team[] = [];
const noMatches: ReadonlyMap<MatchId, Match> = new Map();
const noGames: ReadonlyMap<GameId, BracketGame> = new Map();
const noProfiles: ReadonlyMap<string, Profile> = new Map();

/**
 * Watches what the public sections show, and nothing else: each watch is a document read that somebody pays for. Team names belong to a public
 * schedule, bracket or groups as well.
 * Reads: one each for teams, schedule and bracket as far as they are public, and one per player's profile where teams or players are shown.
 */
export function useTournamentParts(tournament: Tournament): TournamentParts {
  const { id } = tournament;
  const shown = visitorSections(tournament, 0).map((section) => section.id);
  const isScheduled = hasSchedule(tournament);
  const showsTeams = showsTeamNames(tournament);
  const teams = useWatch(showsTeams ? query(watchTeams, id) : null);
  const matches = useWatch(shown.includes('schedule') ? query(watchSchedule, id) : null);
  const showsBracket = shown.includes('bracket');
  const games = useWatch(showsBracket ? query(watchBracket, id) : null);
  const read = useMemo(
    () => (showsBracket && games.value ? readBracket(tournament, games.value) : { bracket: null, problems: [] }),
    [showsBracket, games.value, tournament],
  );

  const wanted = [
    ...(shown.includes('teams') ? (teams.value ?? none).flatMap(({ profileIds }) => profileIds) : []),
    ...(shown.includes('players') ? tournament.playerIds : []),
    ...(tournament.isScorersPublic ? scorersIn(matches.value ?? noMatches, (showsBracket && games.value) || noGames) : []),
  ];
  const teamsSettled = !showsTeams || teams.status !== 'loading';
  const profiles = useProfiles(id, wanted, isScheduled, teamsSettled);
  return {
    teams: teams.value ?? none,
    matches: matches.value ?? noMatches,
    bracket: read.bracket,
    bracketProblems: read.problems,
    bracketGames: (showsBracket && games.value) || noGames,
    profiles: profiles ?? noProfiles,
    loading: !teamsSettled || profiles === null,
    failed: {
      teams: teams.status === 'error' && teams.value === undefined,
      schedule: matches.status === 'error' && matches.value === undefined,
      bracket:
        (games.status === 'error' && games.value === undefined) ||
        (showsBracket && games.status === 'ready' && games.value !== null && read.bracket === null),
    },
  };
}

/** Profile ids of players who were credited with goals. */
const scorersIn = (...parts: readonly ReadonlyMap<string, { readonly play?: GamePlay | undefined }>[]): string[] =>
  parts.flatMap((games) => [...games.values()].flatMap(({ play }) => (play?.goals ?? []).map(({ player }) => player))).filter(isProfileId);

/** Profiles by id; null until the first ones are there. Players whose profile can't be read have no name, and nothing else suffers. */
function useProfiles(
  tournamentId: string,
  wanted: readonly string[],
  isScheduled: boolean,
  isReady: boolean,
): ReadonlyMap<string, Profile> | null {
  const [profiles, setProfiles] = useState<ReadonlyMap<string, Profile> | null>(null);
  const key = [...new Set(wanted)].sort().join(' ');
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const settle = (found: ReadonlyMap<string, Profile>) => isCurrent && setProfiles(found);
    if (key === '') settle(noProfiles);
    else
      readProfiles(key.split(' '), { tournamentId, hasSchedule: isScheduled }).then(
        settle,
        () => isCurrent && setProfiles((known) => known ?? noProfiles),
      );
    return () => {
      isCurrent = false;
    };
  }, [tournamentId, key, isScheduled, isReady]);
  return profiles;
}
