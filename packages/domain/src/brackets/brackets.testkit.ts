import { parseBracketGames, type BracketGame, type BracketType, type GameId, type TeamId } from '../entities';
import { finalRanking } from './final-ranking';
import { getGameState, isTeam } from './game-state';
import { bracketPlayOrder } from './play-order';
import { readBracket } from './read-bracket';
import { applyResult } from './results';
import { getRoundPlaces } from './round-name';
import { storedBracket, storedChanges } from './stored-bracket';
import { BYE, type Bracket, type BracketTemplate, type GameResult } from './types';

export const TYPES: readonly BracketType[] = ['single', 'double', 'singleHayes', 'doubleHayes'];

/** T1 (the best) to Tn. */
export const createSeeds = (count: number): TeamId[] => Array.from({ length: count }, (_, i) => `T${i + 1}` as TeamId);

export const isHayes = (type: BracketType): boolean => type === 'singleHayes' || type === 'doubleHayes';

/** Returns the number of games that have to be played, by the formulas of SPEC-brackets.md, B4, without a reset. */
export function gamesByFormula({ type, teamCount: n, upperSize: u }: BracketTemplate): number {
  switch (type) {
    case 'single':
    case 'singleHayes':
      return n;
    case 'double':
      return n + Math.min(n, u) - 2;
    case 'doubleHayes':
      return 2 * (n - u) + 1 + 2 * u - 2;
  }
}

/** Whether a seed, from 1, starts in the lower bracket of a double elimination. */
export const startsBelow = ({ type, upperSize }: BracketTemplate, seed: number): boolean => type === 'double' && seed > upperSize;

/** Applies results in the given order. */
export const play = (bracket: Bracket, ...results: [string, GameResult][]): Bracket =>
  results.reduce((now, [id, result]) => applyResult(now, id, result).bracket, bracket);

/** Parses games that have the stored form. */
export function parseGames(games: ReadonlyMap<string, object>): ReadonlyMap<GameId, BracketGame> {
  const result = parseBracketGames(Object.fromEntries(games));
  if (!result.ok) throw new Error('does not parse');
  return result.value;
}

/** Expects that no team plays two games at once, in the order of play on two and on five courts. */
export function expectNoTeamTwice(bracket: Bracket): void {
  for (const courts of [2, 5]) {
    for (const wave of bracketPlayOrder(bracket.template, courts)) {
      const playing = wave.flatMap((id) => getGameState(bracket, id).slots).filter(isTeam<TeamId>);
      expect(new Set(playing).size).toBe(playing.length);
    }
  }
}

/** Expects that a bracket, stored and read again, has the same games and ranking, and nothing to save. */
export function expectSameWhenRead(bracket: Bracket): void {
  const { layout, games } = storedBracket(bracket);
  const { bracket: again, problems } = readBracket<TeamId>(layout, parseGames(games));
  expect([problems, again!.states]).toEqual([[], bracket.states]);
  expect(storedChanges(parseGames(games), again!).size).toBe(0);
  expect(finalRanking(again!)).toEqual(finalRanking(bracket));
}

/** Games with a winner. */
export function decided(bracket: Bracket): number {
  return bracket.states.filter((state) => state.status === 'decided').length;
}

/** Checks what must be true at any moment: no team meets itself, and places follow from the earlier games. Returns the complaints. */
export function complaints({ template, seeds, states, withdrawn }: Bracket): string[] {
  const found: string[] = [];
  const losses = new Map<string, number>();
  states.forEach(({ slots, status, winner, loser, scores }, index) => {
    const game = template.games[index]!;
    if (isTeam(slots[0]) && slots[0] === slots[1]) found.push(`${game.id}: ${slots[0]} meets itself`);
    if (status === 'dormant') return;
    game.sources.forEach((source, side) => {
      const due = source.kind === 'seed' ? seeds[source.seed - 1] : source.kind === 'bye' ? 'BYE' : states[source.game]![source.kind];
      if (slots[side] !== due) found.push(`${game.id}: place ${side} holds ${slots[side]}, not ${due}`);
    });
    // Only a withdrawn team loses a game that is not played.
    if (status === 'bye' && isTeam(loser) && !withdrawn?.includes(loser)) found.push(`${game.id}: a bye has a loser`);
    if (status !== 'decided') return;
    if (winner === BYE) {
      if (loser !== BYE || scores.some((score) => score !== null)) found.push(`${game.id}: nobody wins, and yet there is a result`);
      for (const team of slots)
        if (states.slice(index + 1).some((later) => later.slots.includes(team))) found.push(`${game.id}: ${team} plays on`);
      return;
    }
    if (!slots.includes(winner) || !slots.includes(loser) || winner === loser) found.push(`${game.id}: ${winner} beats ${loser}`);
    const part = game.level.startsWith('hayes') ? 'hayes' : 'main';
    if (getRoundPlaces(game.roundId) === null) losses.set(`${part} ${loser}`, (losses.get(`${part} ${loser}`) ?? 0) + 1);
  });
  const isDouble = template.type.startsWith('double');
  const allowed = (team: string): number => (isDouble && !startsBelow(template, seeds.indexOf(team as TeamId) + 1) ? 2 : 1);
  for (const [part, count] of losses) {
    const team = part.split(' ')[1]!;
    if (count > allowed(team)) found.push(`${team} has lost ${count} times`);
  }
  return found;
}
