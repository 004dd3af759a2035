import {
  countWins,
  openGames,
  standings,
  teamId,
  type BracketType,
  type SeriesGame,
  type SeriesLength,
  type StandingMatch,
  type TeamId,
} from '@courtside/domain';
import { isSeriesDecided, storedSeries } from '@courtside/domain/day';
import { applyResult, createBracket, storedBracket } from '@courtside/domain/engines';
import { draftGroups, nextSwissRound, planRoundRobin, seedsFromStandings, type Random } from '@courtside/domain/engines';

/** A stored match. */
export interface StoredMatch {
  readonly team1Id: string;
  readonly team2Id: string;
  readonly team1Score: number | null;
  readonly team2Score: number | null;
  readonly referee: string;
  readonly hyperlink?: string;
}

/** Returns the stored state of a game that was run from the court board: over and confirmed. Goals are missing. */
export const playedOut = (id: string): object => ({
  ...{ game: id, change: 'seed', state: 'finished', ending: 'played', winner: '', clock: null, isConfirmed: true },
});

/** Groups, schedule and matches of a tournament, as its documents. */
export interface PlayedGames {
  readonly scheduleType: 'roundRobin' | 'swissRounds';
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly schedule: Readonly<Record<string, readonly string[]>>;
  readonly matches: Readonly<Record<string, StoredMatch>>;
}

const rules = { pointsPerWin: 3, headToHead: true, tieBreakPreset: 'pointsFirst' } as const;

/** Returns the goals of two teams: those higher in the list score a little more. */
function playGame(strength1: number, strength2: number, random: Random): readonly [number, number] {
  const goals = (edge: number) => Math.max(0, Math.min(9, Math.round(2.4 + edge * 2 + (random() + random() - 1) * 3)));
  const edge = strength2 - strength1;
  return [goals(edge), goals(-edge)];
}

interface Playing {
  /** The strongest first. */
  readonly teams: readonly string[];
  readonly days: number;
  readonly courts: number;
  /** How many matches, in the order of play, have a result; `live` more are running. */
  readonly played: number;
  readonly live?: number;
  readonly random: Random;
}

/** Creates a group stage with the domain's engines. */
export const groupStage = ({ groupCount, ...playing }: Playing & { readonly groupCount: number }): PlayedGames =>
  playGroups(draftGroups({ teams: playing.teams, groupCount }), playing);

/** Creates the games of drawn groups. @param prefix of the matches' ids */
export function playGroups(
  groups: PlayedGames['groups'],
  { teams, days, courts, played, live = 0, random }: Playing,
  prefix = '',
): PlayedGames {
  const plan = planRoundRobin({ groups: Object.values(groups), days, numberOfCourts: courts });
  const strengthOf = (team: string) => teams.indexOf(team) / teams.length;
  const matches: Record<string, StoredMatch> = {};
  const schedule = Object.fromEntries(
    plan.days.map((entries, day) => [
      String(day),
      entries.map((entry) => {
        if (entry === 'break') return 'break';
        const number = Object.keys(matches).length;
        const [one, other] = playGame(strengthOf(entry.team1Id), strengthOf(entry.team2Id), random);
        const id = `${prefix}m${number + 1}`;
        const state = number < played ? 'played' : number < played + live ? 'live' : 'open';
        matches[id] = {
          team1Id: entry.team1Id,
          team2Id: entry.team2Id,
          team1Score: state === 'played' ? one : state === 'live' ? Math.floor(one / 2) : null,
          team2Score: state === 'played' ? other : state === 'live' ? Math.floor(other / 2) : null,
          referee: '',
        };
        return id;
      }),
    ]),
  );
  return { scheduleType: 'roundRobin', groups, schedule, matches };
}

/** Swiss rounds by the engine; all but the last `open` matches of the last round have a result. */
export function swissStage(teams: readonly string[], rounds: number, open: number, random: Random): PlayedGames {
  const matches: Record<string, StoredMatch> = {};
  const schedule: Record<string, string[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    const history = Object.values(schedule).map((ids) => ({ games: ids.flatMap((id) => matches[id] ?? []) }));
    const outcome = nextSwissRound({ teams, rounds: history });
    if (outcome.kind === 'allPlayed') break;
    schedule[String(round)] = outcome.pairings.map(({ team1Id, team2Id }, index) => {
      const id = `r${round + 1}m${index + 1}`;
      const isOpen = round === rounds - 1 && index >= outcome.pairings.length - open;
      const [one, other] = playGame(teams.indexOf(team1Id) / teams.length, teams.indexOf(team2Id) / teams.length, random);
      matches[id] = { team1Id, team2Id, team1Score: isOpen ? null : one, team2Score: isOpen ? null : other, referee: '' };
      return id;
    });
  }
  return { scheduleType: 'swissRounds', groups: { 0: teams }, schedule, matches };
}

/** Seeds of a bracket from the tables of a played group stage. @param size the number of teams; by default all */
export function listSeeds({ groups, matches }: PlayedGames, type: BracketType, size?: number): TeamId[] {
  const played = Object.values(matches).map((match): StandingMatch => ({
    ...match,
    team1Id: teamId(match.team1Id),
    team2Id: teamId(match.team2Id),
    isTieBreaker: false,
  }));
  const tables = Object.entries(groups).map(([groupId, teams]) => ({
    groupId,
    rows: standings({ teams: teams.map(teamId), matches: played, rules }),
  }));
  return seedsFromStandings({ tables, bracket: { type }, ...(size === undefined ? {} : { size }) });
}

/** Returns the games of a series; none ends level. */
function playSeries(bestOf: SeriesLength, play: () => readonly [number, number], random: Random): readonly SeriesGame[] {
  const games: SeriesGame[] = [];
  while (!isSeriesDecided(games, bestOf)) {
    const scores = withGoldenGoal(play(), random);
    games.push({ scores, winner: scores[0] > scores[1] ? 1 : 2, goals: 0 });
  }
  return games;
}

/** A bracket game can't end in a draw: golden goal. */
const withGoldenGoal = ([one, other]: readonly [number, number], random: Random): readonly [number, number] => [
  one,
  one === other ? other + (random() < 0.5 ? 1 : 2) : other,
];

interface PlayedBracket {
  /** How many games are played; all by default. */
  readonly games?: number;
  readonly upperSize?: number;
  /** The rounds that are series, see `withSeries`. */
  readonly series?: string;
  readonly random: Random;
}

/** Returns a bracket with some games played, as the fields of the tournament and the document of games. */
export function bracketStage(type: BracketType, seeds: readonly TeamId[], { games = Infinity, upperSize, series, random }: PlayedBracket) {
  let bracket = createBracket(type, seeds, { series, ...(upperSize !== undefined && { upperSize }) });
  const plays = new Map<string, object>();
  for (let played = 0; played < games; played += 1) {
    const [game] = openGames(bracket);
    if (!game) break;
    const index = bracket.template.indexOf.get(game) ?? 0;
    const slots = bracket.states[index]?.slots ?? [];
    const [strength1, strength2] = slots.map((team) => seeds.indexOf(team as TeamId) / seeds.length);
    const play = () => playGame(strength1 ?? 0, strength2 ?? 0, random);
    const { bestOf } = bracket.template.games[index] ?? {};
    const all = bestOf && playSeries(bestOf, play, random);
    const [team1Score, team2Score] = all ? countWins(all) : withGoldenGoal(play(), random);
    bracket = applyResult(bracket, game, { team1Score, team2Score }).bracket;
    if (all) plays.set(game, { ...playedOut(game), games: storedSeries(all), goals1: {}, goals2: {} });
  }
  const { games: stored, layout } = storedBracket(bracket);
  return {
    layout,
    games: Object.fromEntries([...stored].map(([id, game]) => [id, plays.has(id) ? { ...game, play: plays.get(id) } : game])),
  };
}
