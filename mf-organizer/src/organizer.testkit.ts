import {
  gameId,
  matchId,
  parsePlace,
  parseTournament,
  playerId,
  teamId,
  type BracketGame,
  type GameId,
  type Match,
  type MatchId,
  type Place,
  type Profile,
  type Team,
  type Tournament,
} from '@courtside/domain';
import { createBracket, storedBracket } from '@courtside/domain/engines';
import { parseBracketPlan, parseStage, type BracketPlan, type GroupsPlan } from '@courtside/domain/stages';
import type { TournamentData } from './workspace/tournament-data';

/** Teams a to h, named "Team A" to "Team H". */
export const letters = [...'abcdefgh'];
export const someTeams = letters.map((letter, registeredAt) => ({
  id: teamId(letter),
  name: `Team ${letter.toUpperCase()}`,
  groupId: null,
  profileIds: ['', '', ''],
  email: '',
  registeredAt,
})) as unknown as readonly Team[];

const mockPlayers = Array.from({ length: 12 }, (_, index) => playerId(`PLAYER ${index + 1}`));
const times = { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };
const pairs: readonly [string, string][] = [
  ['a', 'b'],
  ['c', 'd'],
  ['a', 'c'],
  ['b', 'd'],
  ['e', 'f'],
  ['g', 'h'],
];

const stages = {
  /** Only teams. */
  teams: {},
  mixer: { tournamentType: 'MIXER', playerIds: mockPlayers },
  groups: { groups: { '0': letters.slice(0, 4), '1': letters.slice(4) } },
  /** Two groups on two days, two courts; `m0` to `m5`. */
  schedule: {
    groups: { '0': letters.slice(0, 4), '1': letters.slice(4) },
    schedule: { '0': ['m0', 'm1', 'm2', 'm3', 'break', 'break'], '1': ['m4', 'm5'] },
    scheduleTimes: times,
  },
  /** One Swiss round, played. */
  swiss: {
    groups: { '0': letters },
    schedule: { '0': ['m0', 'm1', 'm4', 'm5'] },
    scheduleType: 'swissRounds',
    scheduleTimes: { ...times, startTimes: ['09:00'] },
  },
} as const;
export type Stage = keyof typeof stages;

/** A tournament that u1 organizes, at that stage. */
export function tournamentAt(stage: Stage, more: object = {}): Tournament {
  const parsed = parseTournament('t1', {
    name: 'Été Hardcourt',
    location: 'Montréal',
    startDate: '2027-06-12',
    endDate: '2027-06-13',
    timeZone: 'America/Toronto',
    organizerUids: ['u1', 'u2'],
    playersPerTeam: 3,
    ...stages[stage],
    ...more,
  });
  if (!parsed.ok) throw new Error('The sample tournament is not sound.');
  return parsed.value;
}

/** Its matches; the first team wins those of a Swiss round. */
export function matchesAt(stage: Stage): ReadonlyMap<MatchId, Match> {
  const [team1Score, team2Score] = stage === 'swiss' ? [3, 1] : [null, null];
  const placed = stage === 'schedule' || stage === 'swiss' ? pairs : [];
  return new Map(
    placed.map(([one, other], index) => {
      const id = matchId(`m${index}`);
      return [
        id,
        { id, team1Id: teamId(one), team2Id: teamId(other), team1Score, team2Score, referee: '', hyperlink: '', isTieBreaker: false },
      ];
    }),
  );
}

/** A further bracket; by default of the rest, and not drawn. */
export function stageAt(id: string, more: object = {}): BracketPlan {
  const parsed = parseBracketPlan(id, { name: 'Challenger', kind: 'bracket', order: 2, entry: 'groups rest', ...more });
  if (!parsed.ok) throw new Error('The sample stage is not sound.');
  return parsed.value;
}

/** Further groups: by default one of the best two of each group, and not drawn. */
export function groupsPlanAt(id: string, more: object = {}): GroupsPlan {
  const choices = { groupCount: 1, feed: 'snake', carries: 'none', firstDay: 1 };
  const parsed = parseStage(id, { name: 'Main round', kind: 'groups', order: 1, entry: 'groups 1-2 each', ...choices, ...more });
  if (!parsed.ok || parsed.value.kind !== 'groups') throw new Error('The sample groups are not sound.');
  return parsed.value;
}

/** A new bracket of all teams, as it is stored. */
export function someBracket() {
  const bracket = createBracket(
    'single',
    someTeams.map(({ id }) => id),
  );
  const { games } = storedBracket(bracket);
  return {
    bracket,
    games: new Map([...games].map(([id, game]) => [gameId(id), { ...game, referee: '', hyperlink: '' } as BracketGame])) as ReadonlyMap<
      GameId,
      BracketGame
    >,
    times,
  };
}

/** A team that registered at this time, and nothing else. */
export function place(id: string, registeredAt: number, changes: Partial<Place> = {}): Place {
  const read = parsePlace(id, { registeredAt });
  if (!read.ok) throw new Error('The sample place is not sound.');
  return { ...read.value, ...changes };
}

/** The data of the page's sections. */
export function dataAt(stage: Stage, more: object = {}): TournamentData {
  return {
    tournament: tournamentAt(stage, more),
    uid: 'u1',
    teams: someTeams,
    entrants: someTeams,
    places: [],
    draw: null,
    seedOrder: someTeams.map(({ id }) => id),
    matches: matchesAt(stage),
    games: null,
    profiles: new Map<string, Profile>(),
    isReadingProfiles: false,
    addProfiles: () => undefined,
    loading: false,
    loadingMatches: false,
    failed: { teams: false, schedule: false, bracket: false },
    retry: () => undefined,
  };
}
