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
import type { Stages } from '@courtside/domain/stages';
import { useMemo } from 'react';
import { useAllMatches, useReadGroups, type ReadGroups } from '../../live/further-groups';
import { readStage, type ReadStage } from './read-stage';
import { noProfiles, useProfiles } from './use-profiles';

/** The data of a visitor's page besides the tournament's own document. */
export interface TournamentParts {
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** With the games of further groups; the same map while none is shown. */
  readonly allMatches: ReadonlyMap<MatchId, Match>;
  readonly bracket: Bracket | null;
  readonly bracketProblems: readonly BracketProblem[];
  /** The bracket's stored games, with their states; the same map while none is shown. */
  readonly bracketGames: ReadonlyMap<GameId, BracketGame>;
  /** The shown brackets beyond the first; the same list while none is shown. */
  readonly further: readonly ReadStage[];
  /** The shown groups beyond the first; null while none is shown. */
  readonly furtherGroups: ReadGroups | null;
  /** All stages, as far as they are shown; null without further groups. */
  readonly stages: Stages | null;
  /** Reads again what could not be read. */
  readonly retry: () => void;
  readonly profiles: ReadonlyMap<string, Profile>;
  /** True until all of it has loaded, or could not be read: a page that fills bit by bit moves while it is read, and looks empty. */
  readonly loading: boolean;
  /** The stored bracket was read, but no bracket can be made of it, or its games are missing. */
  readonly isBracketMalformed: boolean;
  readonly failed: Readonly<Record<'teams' | 'schedule' | 'bracket' | 'further' | 'groups', boolean>>;
}

const none: readonly Team[] = [];
const noPlaces: readonly Place[] = [];
const noMatches: ReadonlyMap<MatchId, Match> = new Map();
const noGames: ReadonlyMap<GameId, BracketGame> = new Map();

/**
 * Watches what the public sections show, and nothing else: the operator pays for each document read. Team names belong to a public
 * schedule, bracket or groups as well. Reads: one each for teams, schedule and bracket as far as they are public, and one per player's
 * profile if teams or players are shown; with a public bracket one per further bracket, and one for the games of each, and with a public
 * schedule the same for further groups; until there is a schedule, one per team that withdrew, or if places are limited one per team's place
 * and one for their draw.
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
  const others = useFurtherStages(showsBracket ? tournament : null);
  const ofGroups = useReadGroups(showsSchedule ? tournament : null);
  const furtherGroups = ofGroups.groups;
  const shownMatches = matches.value ?? noMatches;
  const allMatches = useAllMatches(shownMatches, furtherGroups);
  const bracketGames = (showsBracket && games.value) || noGames;
  const stages = useMemo(
    () => furtherGroups?.listStages({ matches: shownMatches, games: bracketGames }, others.stages) ?? null,
    [furtherGroups, shownMatches, bracketGames, others.stages],
  );
  const stored = (showsBracket && games.value) || null;
  const read = useMemo(() => readFirst(tournament, stored, stages), [tournament, stored, stages]);
  const further = useMemo(() => others.stages.map((stage) => readStage(tournament, stage, stages)), [tournament, others.stages, stages]);

  const namedTeams = people === 'all' ? teams : people === 'nobody' ? none : teams.filter((team) => team.id === people.team);
  const named = [
    ...(shown.includes('teams') ? namedTeams.flatMap(({ profileIds }) => profileIds) : []),
    ...(people === 'all' && shown.includes('players') ? tournament.playerIds : []),
    ...(people === 'all' && tournament.isScorersPublic
      ? scorersIn(allMatches, bracketGames, ...further.map((one) => one.games ?? noGames))
      : []),
  ];
  const teamsSettled =
    !showsTeams ||
    (gathered.status !== 'loading' &&
      !(asksEntries && entries.status === 'loading') &&
      !(asksPlaces && places.status === 'loading') &&
      !(asksDraw && draw.status === 'loading'));
  const { profiles } = useProfiles(id, named, isScheduled, teamsSettled);
  const isBracketMalformed = showsBracket && games.status === 'ready' && read.bracket === null;
  return {
    teams,
    ...{ matches: shownMatches, allMatches },
    bracket: read.bracket,
    bracketProblems: read.problems,
    ...{ bracketGames, further, furtherGroups, stages },
    retry: () => {
      [gathered, entries, places, draw, matches, games].forEach(({ status, retry }) => status === 'error' && retry());
      others.retry?.();
      ofGroups.retry();
    },
    profiles: profiles ?? noProfiles,
    loading:
      !teamsSettled ||
      profiles === null ||
      (showsSchedule && matches.status === 'loading') ||
      (showsBracket && games.status === 'loading') ||
      others.isLoading ||
      ofGroups.isLoading,
    isBracketMalformed,
    failed: {
      teams: gathered.status === 'error' && gathered.value === undefined,
      schedule: matches.status === 'error' && matches.value === undefined,
      bracket: (games.status === 'error' && games.value === undefined) || isBracketMalformed,
      further: others.isFailed,
      groups: ofGroups.isFailed,
    },
  };
}

/** Reads the first bracket, which is numbered after the games of all groups. */
const readFirst = (tournament: Tournament, games: ReadonlyMap<GameId, BracketGame> | null, stages: Stages | null) =>
  games
    ? readBracket(stages?.find((stage) => stage.kind === 'bracket') ?? tournament, games)
    : { bracket: null, problems: [] as readonly BracketProblem[] };

/** Returns profile ids of players who were credited with goals. */
const scorersIn = (...parts: readonly ReadonlyMap<string, { readonly play?: GamePlay | undefined }>[]): string[] =>
  parts.flatMap((games) => [...games.values()].flatMap(({ play }) => (play?.goals ?? []).map(({ player }) => player))).filter(isProfileId);
