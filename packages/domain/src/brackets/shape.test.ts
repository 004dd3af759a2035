import { bracketTemplate, upperSizeOptions } from './bracket-template';
import { createSeeds, TYPES } from './brackets.testkit';
import { createBracket } from './create-bracket';
import { bracketSize, seedOrder } from './seed-order';
import { HAYES_PLACEHOLDER, storedBracket } from './stored-bracket';
import type { BracketTemplate, SlotSource } from './types';

describe('seeding', () => {
  it('is the recursive fold, B3', () => {
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(seedOrder(1)).toEqual([1]);
  });

  it.each([4, 8, 16, 32, 64, 128, 256])('keeps the best apart in %i places, B3', (size) => {
    const order = seedOrder(size);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i + 1));
    const part = (seed: number, parts: number): number => Math.floor((order.indexOf(seed) * parts) / size);
    for (let parts = 2; parts <= size; parts *= 2) {
      expect(new Set(Array.from({ length: parts }, (_, i) => part(i + 1, parts))).size).toBe(parts);
    }
  });

  it('gives byes to the best seeds only, never two in a game, B3 B7', () => {
    for (let n = 4; n <= 64; n++) {
      const bracket = createBracket('single', createSeeds(n));
      const first = bracket.states.filter((_, i) => bracket.template.games[i]!.roundId === 'round1');
      const resting = first.flatMap(({ slots }) => (slots.includes('BYE') ? [Number(slots.find((slot) => slot !== 'BYE')?.slice(1))] : []));
      expect(resting.sort((a, b) => a - b)).toEqual(Array.from({ length: bracketSize(n) - n }, (_, i) => i + 1));
    }
  });
});

describe('the shape of a bracket', () => {
  it('starts at four teams, six for Hayes, and ends at 256, B2', () => {
    expect(() => createBracket('single', createSeeds(3))).toThrow('Must have at least 4 teams');
    expect(() => createBracket('double', [])).toThrow('Must have at least 4 teams');
    expect(() => createBracket('singleHayes', createSeeds(5))).toThrow('Must have at least 6 teams');
    expect(() => createBracket('doubleHayes', createSeeds(5))).toThrow('Must have at least 6 teams');
    for (const type of TYPES) {
      expect(createBracket(type, createSeeds(256)).states.length).toBeGreaterThan(255);
      expect(() => createBracket(type, createSeeds(257))).toThrow(/^Teams must be \d to 256$/);
    }
  });

  it('refuses a team named twice or named like an empty place, B2', () => {
    expect(() => createBracket('single', [...createSeeds(4), ...createSeeds(1)])).toThrow(RangeError);
    expect(() => createBracket('single', [...createSeeds(3), 'TBD' as never])).toThrow(RangeError);
  });

  it('offers upper sizes below the team count, B2', () => {
    expect(upperSizeOptions(8)).toEqual([4]);
    expect(upperSizeOptions(9)).toEqual([4, 8]);
    expect(upperSizeOptions(256)).toEqual([4, 8, 16, 32, 64, 128]);
    expect(() => bracketTemplate('singleHayes', 8, { upperSize: 8 })).toThrow('A bracket cannot have 8 places');
    expect(() => bracketTemplate('doubleHayes', 20, { upperSize: 6 })).toThrow('A bracket cannot have 6 places');
    expect(bracketTemplate('singleHayes', 20).upperSize).toBe(16);
  });

  it('lets Hayes teams wait for the last places of the main bracket, B6', () => {
    const waiting = (type: 'singleHayes' | 'doubleHayes'): string[] => {
      const { games } = storedBracket(createBracket(type, createSeeds(11), { upperSize: 4 }));
      return [...games.values()]
        .filter((game) => game.bracketLevel === 'upper' && game.roundId === 'round1')
        .flatMap((game) => [game.team1Id, game.team2Id]);
    };
    expect(waiting('singleHayes')).toEqual(['T1', `${HAYES_PLACEHOLDER}hu3-1`, 'T2', 'T3']);
    expect(waiting('doubleHayes')).toEqual(['T1', `${HAYES_PLACEHOLDER}hl6-1`, 'T2', `${HAYES_PLACEHOLDER}hu4-1`]);
  });

  it('uses each result of each game once, B1', () => {
    for (const type of TYPES) {
      for (const n of [6, 9, 16, 23, 33]) {
        const used = bracketTemplate(type, n)
          .games.flatMap(({ sources }) => sources)
          .filter((source) => source.kind !== 'bye')
          .map((source) => JSON.stringify(source));
        const twice = used.filter((source, i) => used.indexOf(source) !== i);
        expect(twice).toEqual([]);
      }
    }
  });

  it('numbers exactly the games that can be played, 1 to the last, B7 B14', () => {
    for (const type of TYPES) {
      for (const n of [6, 7, 12, 24]) {
        const { games } = bracketTemplate(type, n);
        const numbers = games.flatMap(({ number }) => number ?? []).sort((a, b) => a - b);
        expect(numbers).toEqual(Array.from({ length: games.filter(({ kind }) => kind === 'game').length }, (_, i) => i + 1));
      }
    }
  });
});

describe('drops to the lower bracket', () => {
  /** Returns the teams that can take a place, with the upper round that they have lost, by walking the template back. */
  function candidates(template: BracketTemplate, source: SlotSource): { place: number; lostIn: number }[] {
    if (source.kind === 'seed') return [{ place: seedOrder(template.upperSize).indexOf(source.seed), lostIn: 0 }];
    if (source.kind === 'bye') return [];
    const game = template.games[source.game]!;
    const teams = game.sources.flatMap((feeder) => candidates(template, feeder));
    return source.kind === 'loser' ? teams.map((team) => ({ ...team, lostIn: Number(game.roundId.slice(5)) })) : teams;
  }

  it.each([
    [1, 8, [2]],
    [1, 16, [2, 4]],
    [1, 32, [2, 4]],
    [1, 64, [2, 4]],
    [1, 128, [2, 4, 6]],
    [1, 256, [2, 4, 6]],
    [2, 8, [2]],
    [2, 16, [2]],
    [2, 32, [2, 4]],
    [2, 64, [2, 4, 6]],
    [2, 128, [2, 4, 6, 8]],
    [2, 256, [2, 4, 6]],
  ])('cannot meet again early by table %i with %i teams: lower rounds %j, B5', (drops, size, rounds) => {
    const template = bracketTemplate('double', size, { drops });
    for (const round of rounds) {
      const games = template.games.filter(({ level, roundId }) => level === 'lower' && roundId === `round${round}`);
      expect(games.length).toBeGreaterThan(0);
      for (const { sources } of games) {
        const [first = [], second = []] = sources.map((source) => candidates(template, source));
        const again = first.flatMap((a) =>
          second.flatMap((b) => {
            const meetIn = 32 - Math.clz32(a.place ^ b.place);
            return meetIn === Math.min(a.lostIn, b.lostIn) && a.lostIn !== b.lostIn ? [[a, b]] : [];
          }),
        );
        expect(again).toEqual([]);
      }
    }
  });
});
