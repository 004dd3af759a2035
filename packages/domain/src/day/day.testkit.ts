import { createBracket, storedBracket } from '../brackets/making';
import {
  matchId,
  parseTournament,
  teamId,
  type BracketGame,
  type BracketType,
  type GameId,
  type GamePlay,
  type Match,
  type MatchId,
  type Tournament,
} from '../entities';
import { planRoundRobin } from '../round-robin';
import type { StoredPlan } from './plan-types';
import { plannedDay, playableBracket } from './planned-day';

/* A day of play as it is stored, for tests. */

export interface StoredDay {
  readonly tournament: Tournament;
  readonly matches: Map<MatchId, Match>;
  readonly games: Map<GameId, BracketGame> | null;
}

export const createTeamIds = (count: number) => Array.from({ length: count }, (_, index) => teamId(`t${index + 1}`));

export function createTournament(fields: object): Tournament {
  const parsed = parseTournament('cup', { name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-13', ...fields });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

export const unplayed = { team1Score: null, team2Score: null, referee: '', hyperlink: '', isTieBreaker: false };

/** Groups in which all teams meet, in rounds on the first days. */
export function groupDay(teams: number, courts: number, fields: object = {}, days = 1, size = Math.ceil(teams / 2)): StoredDay {
  const ids = createTeamIds(teams);
  const count = teams < 8 ? 1 : Math.max(2, Math.floor(teams / size));
  const groups = Array.from({ length: count }, (_, group) => ids.filter((__, at) => at % count === group));
  const plan = planRoundRobin({ groups, days, numberOfCourts: courts });
  const matches = new Map<MatchId, Match>();
  const schedule = plan.days.map((entries) =>
    entries.map((entry) => {
      if (entry === 'break') return entry;
      const id = matchId(`m${matches.size + 1}`);
      matches.set(id, { id, team1Id: entry.team1Id, team2Id: entry.team2Id, ...unplayed });
      return id;
    }),
  );
  const tournament = createTournament({
    groups: Object.fromEntries(groups.map((group, at) => [String(at), group])),
    schedule: Object.fromEntries(schedule.map((entries, at) => [String(at), entries])),
    scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: courts },
    ...fields,
  });
  return { tournament, matches, games: null };
}

/** A bracket alone. */
export function createBracketDay(type: BracketType, teams: number, courts: number, fields: object = {}): StoredDay {
  const { games, layout } = storedBracket(createBracket(type, createTeamIds(teams)));
  const tournament = createTournament({
    ...layout,
    bracketTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: courts },
    ...fields,
  });
  const stored = new Map([...games].map(([id, game]): [GameId, BracketGame] => [id, { ...game, id, referee: '', hyperlink: '' }]));
  return { tournament, matches: new Map(), games: stored };
}

/** Teams that a referee's text can name: `t3` is Team 3. */
export const namedTeams = createTeamIds(64).map((id) => ({ id, name: `Team ${id.slice(1)}` }));

export const createPlan = ({ tournament, matches, games }: StoredDay, stored: StoredPlan | null = null) =>
  plannedDay({ tournament, matches, games, bracket: playableBracket(tournament, games), stored, teams: namedTeams });

export const play = (state: GamePlay['state'], more: Partial<GamePlay> = {}): GamePlay => ({
  state,
  ending: state === 'finished' ? 'played' : null,
  winner: null,
  clock: null,
  goals: [],
  isConfirmed: false,
  ...more,
});

/** An instant of the first day, in minutes from its midnight; the tournament's clock is UTC. */
export const at = (minutes: number) => Date.UTC(2027, 5, 12) + minutes * 60_000;
export const nowAt = (minutes: number) => ({ minutes, instant: at(minutes) });
