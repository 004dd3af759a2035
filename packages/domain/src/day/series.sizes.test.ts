import { finalRanking, getGameState, openGames, type Bracket } from '../brackets';
import { createBracket, seriesRounds, splitOptions, storedBracket, storedChanges, storedRounds } from '../brackets/making';
import { complaints, TYPES } from '../brackets/brackets.testkit';
import { fewestTeams } from '../brackets/bracket-type';
import type { SeriesLength, BracketGame, BracketType, GameId, SeriesGame } from '../entities';
import { countWins } from '../entities';
import { seededRandom, type Random } from '../random';
import { sizesBetween } from '../sizes.testkit';
import { applyChange, decide, getPhase, isSeriesDecided, playableBracket, previewCorrection, storedSeries, type DayAction } from '.';
import { at, createTeamIds, createTournament, type StoredDay } from './day.testkit';

/* Whole brackets with series, played game by game at the court or typed, with forfeits and corrections. */

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!;

function createDay(type: BracketType, teams: number, random: Random): StoredDay {
  const split = type === 'double' && random() < 0.5 ? pick(splitOptions(teams), random) : undefined;
  const options = split === undefined ? {} : { upperSize: split };
  const ids = createTeamIds(teams);
  const { final, before } = seriesRounds(createBracket(type, ids, options).template);
  const series = [storedRounds(final, pick([3, 5] as const, random)), storedRounds(before, pick([null, 3, 5] as const, random))]
    .join(' ')
    .trim();
  const { games, layout } = storedBracket(createBracket(type, ids, { ...options, series }));
  expect(layout.bracketSeries).toEqual(series);
  const tournament = createTournament(layout);
  const stored = new Map([...games].map(([id, game]): [GameId, BracketGame] => [id, { ...game, id, referee: '', hyperlink: '' }]));
  return { tournament, matches: new Map(), games: stored };
}

function randomGames(bestOf: SeriesLength, random: Random): SeriesGame[] {
  const games: SeriesGame[] = [];
  while (!isSeriesDecided(games, bestOf)) {
    const scores = [Math.floor(random() * 5), Math.floor(random() * 5)] as const;
    games.push({ scores, winner: scores[0] === scores[1] ? pick([1, 2] as const, random) : scores[0] > scores[1] ? 1 : 2, goals: 0 });
  }
  return games;
}

let taps = 0;

/** Plays a game at its court until it is over. */
function playGame(game: BracketGame, bestOf: SeriesLength | undefined, random: Random): BracketGame {
  let now = game;
  const act = (action: DayAction) => {
    const verdict = decide(now, action, { isBracket: true, bestOf });
    if (!verdict.allowed) throw new Error(`${action.kind}: ${verdict.reason}`);
    now = applyChange(now, verdict.change, at(600));
  };
  act({ kind: 'call' });
  for (let steps = 0; getPhase(now) !== 'finished'; steps += 1) {
    if (steps > 20) throw new Error(`A series never ends: ${JSON.stringify(now)}`);
    if (random() < 0.03) {
      act({ kind: 'forfeit', ending: pick(['forfeitByTeam1', 'forfeitByTeam2'] as const, random) });
      break;
    }
    act({ kind: 'start', length: 12 });
    for (let goals = Math.floor(random() * 5); goals > 0; goals -= 1)
      act({ kind: 'goal', goal: { id: `g${(taps += 1)}`, side: pick([1, 2] as const, random), at: at(600) + taps, player: '' } });
    const [one, other] = [now.team1Score ?? 0, now.team2Score ?? 0];
    act({ kind: 'end', ending: 'played', winner: one === other ? pick([1, 2] as const, random) : null });
    if (random() < 0.1) {
      act({ kind: 'reopen' });
      act({ kind: 'end', ending: 'played', winner: one === other ? pick([1, 2] as const, random) : null });
    }
  }
  return now;
}

const bestOfGame = ({ template }: Bracket, id: GameId): SeriesLength | undefined => template.games[template.indexOf.get(id)!]!.bestOf;

/** Checks each game that is over: the stored score is the games won, and the winner has the majority. */
function checkSeries(bracket: Bracket, games: ReadonlyMap<GameId, BracketGame>): void {
  for (const [id, { play, team1Score, team2Score }] of games) {
    const bestOf = bestOfGame(bracket, id);
    if (!bestOf) expect(play?.games ?? []).toEqual([]);
    if (!bestOf || play?.ending !== 'played' || play.winner !== null) continue;
    expect([team1Score, team2Score]).toEqual([...countWins(play.games!)]);
    expect(isSeriesDecided(play.games!, bestOf)).toBe(true);
    expect(isSeriesDecided(play.games!.slice(0, -1), bestOf)).toBe(false);
    const { slots, winner } = getGameState(bracket, id);
    expect(winner).toBe(slots[team1Score! > team2Score! ? 0 : 1]);
  }
}

it.each(TYPES)(
  'a %s bracket with series ends, whatever is played, typed and corrected, B30 B31',
  (type) => {
    const random = seededRandom(`series ${type}`);
    let seen = 0;
    for (const teams of sizesBetween(Math.max(fewestTeams(type), type === 'double' ? 6 : 4))) {
      const day = createDay(type, teams, random);
      const games = day.games!;
      const read = () => playableBracket(day.tournament, games)!;
      /** Stores who advances, as the next device does. */
      const save = (): Bracket => {
        const bracket = read();
        for (const [id, fields] of storedChanges(games, bracket)) games.set(id, { ...games.get(id)!, ...fields });
        return bracket;
      };
      const correct = (id: GameId, action: Parameters<typeof previewCorrection>[2]) => {
        const verdict = previewCorrection({ ...day, teams: [] }, { stage: 'bracket', id }, action);
        if (!verdict.allowed) throw new Error(verdict.reason);
        const { carry, keep } = verdict.correction;
        const { games: writes } = keep && random() < 0.3 ? keep : carry;
        for (const one of writes) {
          const { play: _, ...rest } = games.get(one.id as GameId)!;
          const play = one.play?.state === 'planned' && one.id !== id ? undefined : (one.play ?? games.get(one.id as GameId)!.play);
          games.set(one.id as GameId, { ...rest, ...one.fields, ...(play && { play }) });
        }
      };
      for (let steps = 0; ; steps += 1) {
        if (steps > teams * 12) throw new Error(`${type} of ${teams} never ends`);
        const bracket = save();
        if (random() < 0.1) checkSeries(bracket, games);
        const [id] = openGames(bracket);
        if (id === undefined) break;
        const bestOf = bestOfGame(bracket, id);
        if (bestOf) seen += 1;
        if (bestOf && random() < 0.4) {
          const all = randomGames(bestOf, random);
          if (random() < 0.5) correct(id, { kind: 'correct', team1Score: 0, team2Score: 0, games: all.slice(0, 1) });
          correct(id, { kind: 'correct', team1Score: 0, team2Score: 0, games: all });
        } else games.set(id, playGame(games.get(id)!, bestOf, random));
        const over = [...games.values()].filter(({ play }) => play?.ending === 'played' && bestOfGame(bracket, id));
        const again = over.length > 0 && random() < 0.15 ? pick(over, random) : null;
        const bestOfAgain = again && bestOfGame(bracket, again.id);
        if (bestOfAgain) correct(again.id, { kind: 'correct', team1Score: 0, team2Score: 0, games: randomGames(bestOfAgain, random) });
      }
      const bracket = read();
      expect(complaints(bracket)).toEqual([]);
      checkSeries(bracket, games);
      const { complete, teams: ranked } = finalRanking(bracket);
      expect(complete).toBe(true);
      expect(ranked.map(({ teamId }) => teamId).sort()).toEqual(createTeamIds(teams).sort());
      // A replay from what is stored gives the same bracket.
      expect(storedChanges(games, bracket).size).toBe(0);
      for (const { play } of games.values()) expect(storedSeries(play?.games ?? [])).toMatch(/^(\d+-\d+(\/[12])?(#\d+)?( |$)){0,5}$/);
    }
    expect(seen).toBeGreaterThan(10);
  },
  60_000,
);

it('a bracket without series is stored as before', () => {
  for (const type of TYPES) {
    const { layout, games } = storedBracket(createBracket(type, createTeamIds(12)));
    expect(Object.keys(layout)).not.toContain('bracketSeries');
    expect(storedBracket(createBracket(type, createTeamIds(12), { series: '' }))).toEqual({ layout, games });
  }
});

it('the rounds that can be series are the final and the games before it', () => {
  const rounds = (type: BracketType, teams: number) => seriesRounds(createBracket(type, createTeamIds(teams)).template);
  expect(rounds('single', 8)).toEqual({ final: ['upper-round3'], before: ['upper-round2'] });
  expect(rounds('single', 5)).toEqual({ final: ['upper-round3'], before: ['upper-round2'] });
  expect(rounds('singleHayes', 12)).toEqual({ final: ['upper-round3'], before: ['upper-round2'] });
  expect(rounds('double', 8)).toEqual({ final: ['upper-grandFinal', 'upper-grandFinalReset'], before: ['upper-round3', 'lower-round4'] });
});
