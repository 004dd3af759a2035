import {
  hasSchedule,
  isProfileId,
  mayHaveEntries,
  readBracket,
  showsTeamNames,
  visitorSections,
  withEntries,
  type Bracket,
  type BracketGame,
  type BracketProblem,
  type GameId,
  type GamePlay,
  type Match,
  type MatchId,
  type Place,
  type Profile,
  type Team,
  type Tournament,
} from '@courtside/domain';
import { getPlacements, getCountedPlaces, teamsIn } from '@courtside/domain/registration';
import {
  query,
  readProfiles,
  useFurtherStages,
  useWatch,
  watchBracket,
  watchDraw,
  watchEntries,
  watchPlaces,
  watchSchedule,
  watchTeams,
  watchWithdrawn,
} from '@courtside/firebase';
import { useEffect, useMemo, useState } from 'react';
import { useIsFirstView } from '../../first-view/known';
import { readStage, type ReadStage } from './read-stage';

/** The data of a visitor's page besides the tournament's own document. */
export interface TournamentParts {
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly bracket: Bracket | null;
  readonly bracketProblems: readonly BracketProblem[];
  /** The bracket's stored games, with their states; the same map while none is shown. */
  readonly bracketGames: ReadonlyMap<GameId, BracketGame>;
  /** The shown brackets beyond the first; the same list while none is shown. */
  readonly further: readonly ReadStage[];
  readonly profiles: ReadonlyMap<string, Profile>;
  /** True until all of it has loaded, or could not be read: a page that fills bit by bit moves while it is read, and looks empty. */
  readonly loading: boolean;
  readonly failed: { readonly teams: boolean; readonly schedule: boolean; readonly bracket: boolean; readonly further: boolean };
}

const none: readonly Team[] = [];
const noPlaces: readonly Place[] = [];
const noMatches: ReadonlyMap<MatchId, Match> = new Map();
const noGames: ReadonlyMap<GameId, BracketGame> = new Map();
const noProfiles: ReadonlyMap<string, Profile> = new Map();

/**
 * Watches what the public sections show, and nothing else: the operator pays for each document read. Team names belong to a public
 * schedule, bracket or groups as well. Reads: one each for teams, schedule and bracket as far as they are public, and one per player's
 * profile if teams or players are shown; with a public bracket one per further bracket, and one for the games of each; until there is a schedule, one per team that withdrew, or if places are limited one per team's
 * place and one for their draw.
 * @param people whose players are named: of all teams by default, of one, or of none; no other profile is read
 */
export function useTournamentParts(tournament: Tournament, people: 'all' | 'nobody' | { readonly team: string } = 'all'): TournamentParts {
  const { id } = tournament;
  const shown = visitorSections(tournament, 0).map((section) => section.id);
  const isScheduled = hasSchedule(tournament);
  const showsTeams = showsTeamNames(tournament);
  const gathered = useWatch(showsTeams ? query(watchTeams, id) : null);
  const asksEntries = showsTeams && mayHaveEntries(tournament);
  const entries = useWatch(asksEntries ? query(watchEntries, id) : null);
  const asked = showsTeams ? getCountedPlaces(tournament) : 'none';
  const asksPlaces = asked !== 'none';
  const places = useWatch(asksPlaces ? query(asked === 'all' ? watchPlaces : watchWithdrawn, id) : null);
  const asksDraw = asked === 'all' && tournament.placesBy === 'draw';
  const draw = useWatch(asksDraw ? query(watchDraw, id) : null);
  const drawn = (asksDraw && draw.value) || null;
  const placed = (asksPlaces && places.value) || noPlaces;
  const teams = useMemo(
    () => teamsIn(withEntries(gathered.value ?? none, entries.value ?? none), getPlacements(tournament, placed, drawn)),
    [gathered.value, entries.value, tournament, placed, drawn],
  );
  const showsSchedule = shown.includes('schedule');
  const matches = useWatch(showsSchedule ? query(watchSchedule, id) : null);
  const showsBracket = shown.includes('bracket');
  const games = useWatch(showsBracket ? query(watchBracket, id) : null);
  const read = useMemo(
    () => (showsBracket && games.value ? readBracket(tournament, games.value) : { bracket: null, problems: [] }),
    [showsBracket, games.value, tournament],
  );

  const stages = useFurtherStages(showsBracket ? tournament : null);
  const further = useMemo(() => stages.stages.map((stage) => readStage(tournament, stage)), [tournament, stages.stages]);

  const namedTeams = people === 'all' ? teams : people === 'nobody' ? none : teams.filter((team) => team.id === people.team);
  const named = [
    ...(shown.includes('teams') ? namedTeams.flatMap(({ profileIds }) => profileIds) : []),
    ...(people === 'all' && shown.includes('players') ? tournament.playerIds : []),
    ...(people === 'all' && tournament.isScorersPublic
      ? scorersIn(matches.value ?? noMatches, (showsBracket && games.value) || noGames, ...further.map((one) => one.games ?? noGames))
      : []),
  ];
  const teamsSettled =
    !showsTeams ||
    (gathered.status !== 'loading' &&
      !(asksEntries && entries.status === 'loading') &&
      !(asksPlaces && places.status === 'loading') &&
      !(asksDraw && draw.status === 'loading'));
  const profiles = useProfiles(id, named, isScheduled, teamsSettled);
  return {
    teams,
    matches: matches.value ?? noMatches,
    bracket: read.bracket,
    bracketProblems: read.problems,
    bracketGames: (showsBracket && games.value) || noGames,
    further,
    profiles: profiles ?? noProfiles,
    loading:
      !teamsSettled ||
      profiles === null ||
      (showsSchedule && matches.status === 'loading') ||
      (showsBracket && games.status === 'loading') ||
      stages.isLoading,
    failed: {
      teams: gathered.status === 'error' && gathered.value === undefined,
      schedule: matches.status === 'error' && matches.value === undefined,
      bracket:
        (games.status === 'error' && games.value === undefined) ||
        (showsBracket && games.status === 'ready' && games.value !== null && read.bracket === null),
      further: stages.isFailed,
    },
  };
}

/** Returns profile ids of players who were credited with goals. */
const scorersIn = (...parts: readonly ReadonlyMap<string, { readonly play?: GamePlay | undefined }>[]): string[] =>
  parts.flatMap((games) => [...games.values()].flatMap(({ play }) => (play?.goals ?? []).map(({ player }) => player))).filter(isProfileId);

/**
 * Returns profiles by id; null until the first ones have loaded. A player whose profile is unreadable has no name, and nothing else breaks.
 */
function useProfiles(
  tournamentId: string,
  wanted: readonly string[],
  isScheduled: boolean,
  isReady: boolean,
): ReadonlyMap<string, Profile> | null {
  const isFirstView = useIsFirstView();
  const [profiles, setProfiles] = useState<ReadonlyMap<string, Profile> | null>(isFirstView ? noProfiles : null);
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
