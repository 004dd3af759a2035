import type { BracketType } from '../entities';
import { randomFrom } from '../matching/matching.testkit';
import { bracketTemplate, upperSizeOptions } from './bracket-template';
import { complaints, decided, gamesByFormula, isHayes, createSeeds, TYPES } from './brackets.testkit';
import { createBracket } from './create-bracket';
import { finalRanking } from './final-ranking';
import { openGames } from './playability';
import { applyResult, clearResult, correctResult, previewResult } from './results';
import { getGameState } from './game-state';
import { BYE, type Bracket, type GameResult } from './types';
import { sizesBetween } from '../sizes.testkit';

const sizes = (type: BracketType): number[] => [...sizesBetween(isHayes(type) ? 6 : 4), 128, 256];

/** Upper sizes to try: all of them for small fields, the extremes for large ones. */
function shapes(type: BracketType, n: number): ({ upperSize: number } | undefined)[] {
  if (!isHayes(type)) return [undefined];
  const all = upperSizeOptions(n);
  return (n <= 20 ? all : [...new Set([all[0]!, all.at(-1)!])]).map((upperSize) => ({ upperSize }));
}

function randomResult(bracket: Bracket, gameId: string, random: () => number): GameResult {
  const [a, b] = [Math.floor(random() * 4), Math.floor(random() * 4)];
  if (a !== b) return { team1Score: a, team2Score: b };
  const slots = getGameState(bracket, gameId).slots;
  return { team1Score: a, team2Score: b, winner: slots[random() < 0.5 ? 0 : 1] as GameResult['winner'] };
}

/** Sometimes both teams fail to appear. */
const orNobody =
  (chance: number): typeof randomResult =>
  (bracket, gameId, random) =>
    random() < chance ? { team1Score: null, team2Score: null, winner: BYE } : randomResult(bracket, gameId, random);

function playOut(start: Bracket, random: () => number, disturb: (bracket: Bracket) => Bracket, result = randomResult): Bracket {
  let bracket = start;
  for (let steps = 0; ; steps++) {
    const open = openGames(bracket);
    if (open.length === 0) return bracket;
    if (steps >= 20 * bracket.template.games.length) throw new Error('The bracket does not end');
    const gameId = open[Math.floor(random() * open.length)]!;
    bracket = applyResult(bracket, gameId, result(bracket, gameId, random)).bracket;
    bracket = disturb(bracket);
  }
}

const text = (value: unknown): string => JSON.stringify(value);

/** Returns the same bracket with the results of some games removed, last first. */
function withoutResults(bracket: Bracket, gameIds: readonly string[]): Bracket {
  return [...gameIds].reverse().reduce((rest, id) => clearResult(rest, id).bracket, bracket);
}

/** Sometimes corrects, clears or disturbs a decided game, and checks that the change reports what it did. */
function meddler(random: () => number, chance: number): (bracket: Bracket) => Bracket {
  return (bracket) => {
    if (random() > chance) return bracket;
    const played = bracket.template.games.filter((_, i) => bracket.states[i]!.status === 'decided');
    const { id } = played[Math.floor(random() * played.length)]!;
    const before = getGameState(bracket, id);
    const same: GameResult = {
      team1Score: before.scores[0],
      team2Score: before.scores[1],
      winner: before.chosen === null ? null : (before.winner as GameResult['winner']),
    };
    const repeated = applyResult(bracket, id, same);
    expect(repeated.bracket).toBe(bracket);
    expect(repeated.changed).toEqual([]);
    const result = random() < 0.3 ? { team1Score: null, team2Score: null } : randomResult(bracket, id, random);
    const change = correctResult(bracket, id, result);
    expect(text(previewResult(bracket, id, result).bracket.states)).toBe(text(change.bracket.states));
    expect(complaints(change.bracket)).toEqual([]);
    const differing = bracket.template.games
      .filter((_, i) => bracket.states[i] !== change.bracket.states[i] && text(bracket.states[i]) !== text(change.bracket.states[i]))
      .map((game) => game.id);
    expect(change.changed).toEqual(differing);
    if (change.cleared.length > 0) expect(() => applyResult(bracket, id, result)).toThrow('would clear later games');
    const back = correctResult(change.bracket, id, same).bracket;
    const restored = change.cleared.length === 0 ? text(bracket.states) : text(withoutResults(bracket, change.cleared).states);
    expect(text(back.states)).toBe(restored);
    return change.bracket;
  };
}

describe.each(TYPES)('a %s bracket, played out', (type) => {
  it('ends for every number of teams, with the games of the formula and a full ranking, B4 B7 B9 B10 B13', () => {
    const random = randomFrom(type.length);
    for (const n of sizes(type)) {
      for (const options of shapes(type, n)) {
        const end = playOut(createBracket(type, createSeeds(n), options), random, (bracket) => bracket);
        const reset = Number(end.states.at(-1)!.status === 'decided' && end.template.games.at(-1)!.onlyAfterUpset);
        expect(complaints(end)).toEqual([]);
        expect({ n, options, games: decided(end) - reset }).toEqual({ n, options, games: gamesByFormula(end.template) });
        const ranking = finalRanking(end);
        expect(ranking.complete).toBe(true);
        expect(ranking.teams.map(({ teamId }) => teamId).sort()).toEqual(createSeeds(n).sort());
        expect(ranking.teams[0]).toMatchObject({ place: 1, placeTo: 1 });
        expect(ranking.teams[1]).toMatchObject({ place: 2, placeTo: 2 });
      }
    }
  });

  it('stands corrections and cleared results at any moment, B11 B12', () => {
    const random = randomFrom(type.length * 3);
    for (const n of sizes(type).filter((size) => size <= 64 && (size <= 12 || size % 5 === 0))) {
      for (const options of shapes(type, n).slice(0, 2)) {
        const end = playOut(createBracket(type, createSeeds(n), options), random, meddler(random, 0.25));
        expect(complaints(end)).toEqual([]);
        expect(finalRanking(end).complete).toBe(true);
      }
    }
  });

  it('ends, too, where both teams of games forfeit, corrected or not: who waits goes on without a game, B23', () => {
    const random = randomFrom(type.length * 7);
    for (const n of sizes(type).filter((size) => size <= 64 && (size <= 12 || size % 7 === 0))) {
      for (const chance of [0.1, 0.5, 1]) {
        const meddle = chance === 1 ? (same: Bracket) => same : meddler(random, 0.2);
        const end = playOut(createBracket(type, createSeeds(n)), random, meddle, orNobody(chance));
        expect(complaints(end)).toEqual([]);
        const { complete, champion, teams } = finalRanking(end);
        expect(complete).toBe(true);
        expect(teams.map(({ teamId }) => teamId).sort()).toEqual(createSeeds(n).sort());
        expect(champion).toBe(teams[0]!.placeTo === 1 ? teams[0]!.teamId : null);
      }
    }
  });

  it('comes back to its beginning when everything is cleared, B11', () => {
    const random = randomFrom(type.length * 5);
    for (const n of [6, 7, 11, 16, 24]) {
      const start = createBracket(type, createSeeds(n));
      let bracket = playOut(start, random, (same) => same);
      for (const { id } of bracketTemplate(type, n).games) {
        if (getGameState(bracket, id).status === 'decided') bracket = clearResult(bracket, id).bracket;
      }
      expect(bracket.states).toEqual(start.states);
    }
  });
});
