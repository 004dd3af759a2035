import { seededRandom, shuffled } from './seeded-random';

const take = (seed: number | string, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
};

describe('seededRandom', () => {
  it('gives the same sequence for a seed, and another for another', () => {
    expect(take('a', 5)).toEqual(take('a', 5));
    expect(take(1, 5)).not.toEqual(take(2, 5));
  });

  it('gives numbers from 0 up to 1, evenly', () => {
    const numbers = take(7, 20_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length / numbers.length;
      expect(Math.abs(share - 0.1)).toBeLessThan(0.01);
    }
  });
});

describe('shuffled', () => {
  it('keeps every item, touches nothing, and reaches every order about equally often', () => {
    const random = seededRandom(3);
    const items = [1, 2, 3];
    const seen = new Map<string, number>();
    for (let run = 0; run < 6000; run += 1) {
      const order = shuffled(items, random).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(items).toEqual([1, 2, 3]);
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
