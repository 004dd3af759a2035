import { seededRandom } from '../random';
import { bracketTemplate } from './bracket-template';
import { createBracket } from './create-bracket';
import { readBracket } from './read-bracket';
import { storedBracket } from './stored-bracket';
import type { BracketTemplate } from './types';
import type { BracketGame, GameId } from '../entities';

/**
 * Counts the games of the lower bracket between teams that have met before, in one event in which the k-th seed beats the m-th with the
 * odds `odds(k, m)` to 1.
 */
function rematchesIn(template: BracketTemplate, random: () => number, odds: (one: number, other: number) => number): number {
  const winners: number[] = [];
  const losers: number[] = [];
  const met = new Set<string>();
  let rematches = 0;
  template.games.forEach(({ sources, level }, index) => {
    const [one = 0, other = 0] = sources.map((source) =>
      source.kind === 'seed' ? source.seed : source.kind === 'bye' ? 0 : (source.kind === 'winner' ? winners : losers)[source.game],
    );
    const isOne = random() * (odds(one, other) + 1) < odds(one, other);
    winners[index] = isOne ? one : other;
    losers[index] = isOne ? other : one;
    const pair = [one, other].sort((a, b) => a - b).join();
    if (met.has(pair) && level === 'lower') rematches += 1;
    met.add(pair);
  });
  return rematches;
}

function rematchesAnEvent(size: number, drops: number, odds: (one: number, other: number) => number): number {
  const template = bracketTemplate('double', size, { drops });
  const random = seededRandom(size);
  const events = Math.round(80_000 / size);
  let sum = 0;
  for (let event = 0; event < events; event += 1) sum += rematchesIn(template, random, odds);
  return sum / events;
}

const byRank = (one: number, other: number): number => other / one;
const even = (): number => 1;

describe('B21 rematches of a double elimination', () => {
  it.each([16, 32, 64, 128, 256])('are about 0.7 an event with %i teams, and fewer than by the published orders', (size) => {
    const found = rematchesAnEvent(size, 2, byRank);
    expect(found).toBeLessThan(0.8);
    expect(found).toBeLessThan(rematchesAnEvent(size, 1, byRank));
  });

  it.each([16, 32, 64, 128, 256])('are not more between even teams either, with %i of them', (size) => {
    const found = rematchesAnEvent(size, 2, even);
    expect(found).toBeLessThan(0.85);
    expect(found).toBeLessThan(rematchesAnEvent(size, 1, even));
  });
});

describe('B21 a stored bracket', () => {
  const seeds = Array.from({ length: 16 }, (_, index) => `T${index + 1}`);
  const parsed = (games: ReadonlyMap<GameId, object>) => games as ReadonlyMap<GameId, BracketGame>;

  it.each([1, 2])('is read by the table it was made with: %i', (drops) => {
    const bracket = createBracket('double', seeds, { drops });
    const { games, layout } = storedBracket(bracket);
    expect(layout.bracketDrops).toBe(drops);
    const { bracket: read, problems } = readBracket(layout, parsed(games));
    expect(problems).toEqual([]);
    expect(read?.template.games).toEqual(bracket.template.games);
  });

  it('that names a table of a later release is not shown as if it followed another', () => {
    const { games, layout } = storedBracket(createBracket('double', seeds));
    expect(readBracket({ ...layout, bracketDrops: 9 }, parsed(games))).toMatchObject({ bracket: null });
  });
});
