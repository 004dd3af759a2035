import { DocumentCache, type Cached } from './document-cache';

let forgotten: string[];
beforeEach(() => (forgotten = []));
const entry = (name: string, cost: number): Cached => ({ cost, isUsed: false, forget: () => forgotten.push(name) });

describe('FS-78 memory for documents is bounded', () => {
  it('what came first goes first, but for what was used since', () => {
    const cache = new DocumentCache(100);
    const [a, b, c] = [entry('a', 40), entry('b', 40), entry('c', 40)];
    cache.add(a);
    cache.add(b);
    expect(forgotten).toEqual([]);
    a.isUsed = true;
    cache.add(c);
    expect(forgotten).toEqual(['b']);
    // A use counts only once.
    cache.add(entry('d', 40));
    expect(forgotten).toEqual(['b', 'c']);
    cache.add(entry('e', 40));
    expect(forgotten).toEqual(['b', 'c', 'a']);
  });

  it('what grows, or is larger than all of it, makes room, and what was taken out counts no longer', () => {
    const cache = new DocumentCache(100);
    const [a, b] = [entry('a', 40), entry('b', 40)];
    cache.add(a);
    cache.add(b);
    cache.delete(a);
    cache.resize(b, 90);
    expect(forgotten).toEqual([]);
    cache.resize(b, 101);
    expect(forgotten).toEqual(['b']);
    cache.add(entry('large', 200));
    cache.add(entry('small', 100));
    expect(forgotten).toEqual(['b', 'large']);
  });
});
