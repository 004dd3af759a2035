import { createHash } from 'node:crypto';
import type { Place, TeamId } from '../entities';
import { seededRandom, shuffled } from '../random';
import {
  checkDraw,
  commitmentTo,
  drawnOrder,
  drawSeed,
  isHeld,
  listLine,
  parseDraw,
  getPlacements,
  sha256,
  type Draw,
  type HeldDraw,
} from '.';
import { place } from './place.testkit';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const random = seededRandom('draw');
const word = (length: number) => Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
const crowd = (count: number) => Array.from({ length: count }, (_, index) => place(word(11), 1_790_000_000_000 + index * 731));
/** Returns a draw among them, as it is stored and read. */
function held(entries: readonly Place[], secret: string, changes: object = {}): HeldDraw {
  const read = parseDraw({
    commitment: commitmentTo(secret),
    committedAt: 1,
    line: listLine(entries),
    fixedAt: 1_800_000_000_000,
    secret,
    drawnAt: 1_800_000_000_001,
    ...changes,
  });
  if (!read.ok || !isHeld(read.value)) throw new Error('Not held');
  return read.value;
}

describe('SHA-256', () => {
  it('is that of the platform, for texts of every length around its blocks', () => {
    for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 118, 119, 120, 1000, 20_000]) {
      const text = word(length);
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
    expect(sha256('Équipe – 队')).toBe(createHash('sha256').update('Équipe – 队').digest('hex'));
  });
});

describe('the order of a draw', () => {
  it('can be worked out by anybody with the tools of any computer', () => {
    const line = [place('b', 1000), place('a', 2000), place('c', 3000)];
    const draw = held(line, 'secret');
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    const seed = hash('secret\nb 1000\na 2000\nc 3000');
    expect(drawSeed(draw)).toBe(seed);
    const byHand = ['a', 'b', 'c'].map((id) => [hash(`${seed} ${id}`), id]).sort();
    expect(drawnOrder(draw)).toEqual(byHand.map(([, id]) => id));
  });

  it('has each team once, whatever order the places come in', () => {
    const entries = crowd(31);
    const order = drawnOrder(held(entries, 'secret'));
    expect([...order].sort()).toEqual(entries.map(({ id }) => id).sort());
    expect(drawnOrder(held([...entries].reverse(), 'secret'))).toEqual(order);
  });

  it('does not come from what an organiser decided: who is guaranteed, let in or withdrawn is drawn like all', () => {
    const entries = crowd(12);
    const decided = entries.map((one, index) => ({ ...one, isGuaranteed: index < 3, withdrawnAt: index === 5 ? 9 : null }));
    expect(drawnOrder(held(decided, 'secret'))).toEqual(drawnOrder(held(entries, 'secret')));
  });

  it('is another for one team more, one less, one millisecond, or another secret: about half of all pairs turn', () => {
    const entries = crowd(60);
    const order = drawnOrder(held(entries, 'secret'));
    const turned = (other: readonly TeamId[]) => {
      const known = order.filter((id) => other.includes(id));
      const pairs = known.flatMap((a, index) => known.slice(index + 1).map((b) => other.indexOf(a) > other.indexOf(b)));
      return pairs.filter(Boolean).length / pairs.length;
    };
    const last = entries[59]!;
    for (const other of [
      held([...entries, place('late', last.registeredAt + 1)], 'secret'),
      held(entries.slice(0, -1), 'secret'),
      held([...entries.slice(0, -1), { ...last, registeredAt: last.registeredAt + 1 }], 'secret'),
      held(entries, 'secres'),
    ]) {
      const share = turned(drawnOrder(other));
      expect(share).toBeGreaterThan(0.4);
      expect(share).toBeLessThan(0.6);
    }
  });
});

/**
 * Runs 4000 draws of twelve teams, with fixed secrets, so that each run of the test is the same. A fair draw stays below each limit in 999
 * of 1000 cases; a wrong one is far above. The limits are the quantiles of chi-squared for (12 − 1)², 11 and 65 degrees of freedom.
 */
describe('a draw is fair', () => {
  const TEAMS = 12;
  const DRAWS = 4000;
  const chiSquared = (counts: readonly number[], expected: number) =>
    counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const entries = crowd(TEAMS);
  const orders = Array.from({ length: DRAWS }, (_, index) => drawnOrder(held(entries, `secret ${index}`)));
  const table = (drawn: readonly (readonly TeamId[])[]) => {
    const counts = Array.from({ length: TEAMS * TEAMS }, () => 0);
    for (const order of drawn) order.forEach((id, rank) => (counts[entries.findIndex((one) => one.id === id) * TEAMS + rank]! += 1));
    return counts;
  };

  it('every team comes on every rank equally often, however early it registered and whatever its id is', () => {
    expect(chiSquared(table(orders), DRAWS / TEAMS)).toBeLessThan(175);
  });

  it('the test tells a draw that favours somebody: one in forty that is not drawn, or a sort that compares by chance', () => {
    const unfair = orders.map((order, index) => (index % 40 ? order : entries.map(({ id }) => id)));
    expect(chiSquared(table(unfair), DRAWS / TEAMS)).toBeGreaterThan(175);
    const coin = seededRandom('coin');
    const careless = orders.map(() => entries.map(({ id }) => id).sort(() => coin() - 0.5));
    expect(chiSquared(table(careless), DRAWS / TEAMS)).toBeGreaterThan(175);
    // The check accepts a draw that is known to be fair.
    expect(
      chiSquared(
        table(
          orders.map(() =>
            shuffled(
              entries.map(({ id }) => id),
              coin,
            ),
          ),
        ),
        DRAWS / TEAMS,
      ),
    ).toBeLessThan(175);
  });

  it('of two teams, each is before the other in half of the draws', () => {
    const before = entries.flatMap((a, index) =>
      entries.slice(index + 1).map((b) => orders.filter((order) => order.indexOf(a.id) < order.indexOf(b.id)).length),
    );
    // Each pair by itself: five standard deviations.
    for (const count of before) expect(Math.abs(count - DRAWS / 2)).toBeLessThan(5 * Math.sqrt(DRAWS / 4));
  });

  it('every team has a place equally often, where five of twelve are given', () => {
    const times = entries.map(({ id }) => orders.filter((order) => order.indexOf(id) < 5).length);
    // Drawing without replacement: the variance is smaller by the share of teams without a place.
    const share = 5 / TEAMS;
    expect(chiSquared(times, DRAWS * share) / (1 - share) / (TEAMS / (TEAMS - 1))).toBeLessThan(31.3);
  });

  it('and no less by a line that changes than by a secret: a team more or a millisecond draws anew', () => {
    const byLine = Array.from({ length: 2000 }, (_, index) =>
      drawnOrder(held([...entries.slice(0, -1), { ...entries[11]!, registeredAt: entries[11]!.registeredAt + index }], 'secret')),
    );
    expect(chiSquared(table(byLine), 2000 / TEAMS)).toBeLessThan(175);
  });
});

describe('the places of a tournament that draws them', () => {
  const rules = { places: 2, movesUp: 'automatic', placesBy: 'draw' } as const;
  const entries = crowd(5);
  const draw = held(entries, 'secret');
  const order = drawnOrder(draw);
  const told = (places: readonly Place[], by: Draw | null = draw, setting: Parameters<typeof getPlacements>[0] = rules) =>
    [...getPlacements(setting, places, by)].map(([id, one]) =>
      'number' in one
        ? `${id} ${one.state} ${one.number}${one.drawn ? ` drawn ${one.drawn.rank} of ${one.drawn.of}` : ''}`
        : `${id} ${one.state}`,
    );
  const changed = (id: string | undefined, changes: Partial<Place>) => entries.map((one) => (one.id === id ? { ...one, ...changes } : one));

  it('are nobody’s before the draw but those that an organiser gave', () => {
    const open = { ...draw, secret: null, drawnAt: null };
    expect(told(entries, null)).toEqual(entries.map(({ id }, index) => `${id} registered ${index + 1}`));
    expect(told(entries, { ...open, line: null })).toEqual(entries.map(({ id }, index) => `${id} registered ${index + 1}`));
    expect(told(changed(order[4], { isGuaranteed: true }), open)[0]).toBe(`${order[4]} in 1`);
    expect(told(changed(order[3], { grantedAt: 5 }), open)[0]).toBe(`${order[3]} in 1`);
    expect(told(changed(order[3], { withdrawnAt: 5 }), open).at(-1)).toBe(`${order[3]} withdrawn`);
  });

  it('go by the order that was drawn, and who registered since follows in the order of registration', () => {
    const late = [place('late1', 1_900_000_000_001), place('late0', 1_900_000_000_000)];
    expect(told([...late, ...entries])).toEqual([
      `${order[0]} in 1 drawn 1 of 5`,
      `${order[1]} in 2 drawn 2 of 5`,
      `${order[2]} waiting 1 drawn 3 of 5`,
      `${order[3]} waiting 2 drawn 4 of 5`,
      `${order[4]} waiting 3 drawn 5 of 5`,
      'late0 waiting 4',
      'late1 waiting 5',
    ]);
  });

  it('are guaranteed before all, granted beside all, and given on by those who withdraw, as ever', () => {
    expect(told(changed(order[4], { isGuaranteed: true })).slice(0, 3)).toEqual([
      `${order[4]} in 1 drawn 5 of 5`,
      `${order[0]} in 2 drawn 1 of 5`,
      `${order[1]} waiting 1 drawn 2 of 5`,
    ]);
    expect(told(changed(order[0], { withdrawnAt: 5 })).slice(0, 2)).toEqual([
      `${order[1]} in 1 drawn 2 of 5`,
      `${order[2]} in 2 drawn 3 of 5`,
    ]);
    expect(told(changed(order[0], { withdrawnAt: 5 }), draw, { ...rules, movesUp: 'organizer' })[1]).toBe(
      `${order[2]} waiting 1 drawn 3 of 5`,
    );
  });

  it('keep the ranks that were drawn when a team is deleted later', () => {
    expect(told(entries.filter(({ id }) => id !== order[0])).slice(0, 2)).toEqual([
      `${order[1]} in 1 drawn 2 of 5`,
      `${order[2]} in 2 drawn 3 of 5`,
    ]);
  });

  it('go to who registered first where they are not drawn, whatever draw there is', () => {
    expect(told(entries, draw, { places: 2, movesUp: 'automatic' })).toEqual(
      entries.map(({ id }, index) => (index < 2 ? `${id} in ${index + 1}` : `${id} waiting ${index - 1}`)),
    );
  });
});

describe('whoever checks a draw', () => {
  const entries = crowd(4);
  it('finds that the secret is the promised one, promised before all registered, and that nobody was left out', () => {
    expect(checkDraw(held(entries, 'secret'), entries)).toEqual({ isKept: true, isEarly: true, otherwise: [] });
  });

  it('finds another secret, a late promise, a team that was left out, and one of another time; not one that came after the draw', () => {
    expect(checkDraw(held(entries, 'secret', { commitment: commitmentTo('other') }), entries).isKept).toBe(false);
    expect(checkDraw(held(entries, 'secret', { committedAt: entries[1]!.registeredAt }), entries).isEarly).toBe(false);
    expect(checkDraw(held(entries.slice(1), 'secret'), entries).otherwise).toEqual([entries[0]!.id]);
    const moved = [{ ...entries[0]!, registeredAt: 5 }, ...entries.slice(1)];
    expect(checkDraw(held(moved, 'secret'), entries).otherwise).toEqual([entries[0]!.id]);
    expect(checkDraw(held(entries, 'secret'), [...entries, place('late', 1_900_000_000_000)]).otherwise).toEqual([]);
  });
});

describe('a stored draw', () => {
  it('is promised first, then has a line, then a secret', () => {
    const promised = { commitment: 'c', committedAt: { seconds: 2, nanoseconds: 5_999_999 } };
    const read = (data: object) => {
      const result = parseDraw(data);
      return result.ok ? result.value : null;
    };
    expect(read(promised)).toEqual({ commitment: 'c', committedAt: 2005, line: null, fixedAt: null, secret: null, drawnAt: null });
    expect(isHeld(read(promised))).toBe(false);
    const fixed = { ...promised, line: ['a 5', 'b 6'], fixedAt: null };
    expect(read(fixed)?.line).toEqual([
      { id: 'a', registeredAt: 5 },
      { id: 'b', registeredAt: 6 },
    ]);
    expect(isHeld(read(fixed))).toBe(false);
    expect(read({ ...promised, line: ['a'] })).toBe(null);
    expect(read({})).toBe(null);
  });
});
