import { parsePlace, type Place, type TeamId } from '../entities';
import {
  countPlaces,
  movedUp,
  movedUpAt,
  getPlacements,
  getCountedPlaces,
  teamsIn,
  listUnnotifiedTeams,
  listTeamsUnnotifiedOfDraw,
  type Draw,
  type PlaceRules,
} from '.';
import { place } from './place.testkit';

const automatic: PlaceRules = { places: 2, movesUp: 'automatic' };
const byOrganizer: PlaceRules = { places: 2, movesUp: 'organizer' };
/** "b in 1", in the order of the result. */
const told = (rules: PlaceRules, ...entries: readonly Place[]): string[] =>
  [...getPlacements(rules, entries)].map(([id, one]) => `${id} ${one.state}${one.state === 'withdrawn' ? '' : ` ${one.number}`}`);

describe('who moves up', () => {
  const entries = [place('a', 1), place('b', 2), place('c', 3), place('d', 4), place('e', 5, { withdrawnAt: 6 })];
  const before = getPlacements(automatic, entries);
  const ids = (after: ReturnType<typeof getPlacements>) => movedUp(before, after);

  it('is who waited and is in, by a place that is given back, granted, guaranteed or added', () => {
    const changed = (id: string, changes: Partial<Place>) => entries.map((one) => (one.id === id ? { ...one, ...changes } : one));
    expect(ids(getPlacements(automatic, changed('a', { withdrawnAt: 9 })))).toEqual(['c']);
    expect(ids(getPlacements(automatic, changed('d', { grantedAt: 9 })))).toEqual(['d']);
    expect(ids(getPlacements(automatic, changed('d', { isGuaranteed: true })))).toEqual(['d']);
    expect(ids(getPlacements({ ...automatic, places: 9 }, entries))).toEqual(['c', 'd']);
  });

  it('is nobody who stays, withdraws or falls back; everybody who waited where places are no longer limited', () => {
    expect(ids(before)).toEqual([]);
    expect(ids(getPlacements({ ...automatic, places: 1 }, entries))).toEqual([]);
    expect(ids(new Map())).toEqual(['c', 'd']);
  });
});

describe('who has moved up without being told', () => {
  const line = (changes: Readonly<Record<string, Partial<Place>>>) =>
    ['a', 'b', 'c', 'd'].map((id, index) => place(id, index + 1, changes[id]));

  it('is who is in because others withdrew, until it is noted that they were told', () => {
    expect(listUnnotifiedTeams(automatic, line({}))).toEqual([]);
    expect(listUnnotifiedTeams(automatic, line({ a: { withdrawnAt: 9 } }))).toEqual(['c']);
    expect(listUnnotifiedTeams(automatic, line({ a: { withdrawnAt: 9 }, b: { withdrawnAt: 9 }, c: { toldAt: 10 } }))).toEqual(['d']);
    // Notified of another move: since then it waited again, and another withdrawal let it in.
    expect(listUnnotifiedTeams(automatic, line({ b: { withdrawnAt: 20 }, c: { toldAt: 10 } }))).toEqual(['c']);
    // A later withdrawal changes nothing for a team that is in and was notified.
    expect(listUnnotifiedTeams(automatic, line({ a: { withdrawnAt: 9 }, b: { withdrawnAt: 20 }, c: { toldAt: 10 } }))).toEqual(['d']);
  });

  it('is in since the withdrawal that let it in', () => {
    expect([...movedUpAt(automatic, line({ a: { withdrawnAt: 9 }, b: { withdrawnAt: 20 } }))]).toEqual([
      ['c', 9],
      ['d', 20],
    ]);
    expect(movedUpAt(automatic, line({})).size).toBe(0);
  });

  it('is nobody whom an organiser let in or guaranteed a place, and nobody where organisers decide who comes in', () => {
    expect(listUnnotifiedTeams(automatic, line({ a: { withdrawnAt: 9 }, c: { isGuaranteed: true } }))).toEqual(['b']);
    expect(listUnnotifiedTeams(automatic, line({ d: { grantedAt: 9 } }))).toEqual([]);
    expect(listUnnotifiedTeams(byOrganizer, line({ a: { withdrawnAt: 9 } }))).toEqual([]);
  });

  it('of a draw, is who was drawn and has not withdrawn, until it is noted that they were told after it', () => {
    const places = line({ b: { withdrawnAt: 5 }, c: { toldAt: 19 }, d: { toldAt: 21 } });
    const drawn = places.map(({ id, registeredAt }) => ({ id, registeredAt }));
    const draw: Draw = { commitment: 'x', committedAt: 1, line: drawn, fixedAt: 20, secret: 's', drawnAt: 20 };
    expect(listTeamsUnnotifiedOfDraw([...places, place('late', 30)], draw)).toEqual(['a', 'c']);
    expect(listTeamsUnnotifiedOfDraw(places, { ...draw, secret: null, drawnAt: null })).toEqual([]);
    expect(listTeamsUnnotifiedOfDraw(places, null)).toEqual([]);
  });
});

describe('a tournament without a number of places', () => {
  const unlimited: PlaceRules = { places: 0, movesUp: 'automatic', placesBy: 'draw' };

  it('has everybody in, in the order of registration, but who withdrew', () => {
    const line = [place('a', 1), place('b', 2, { withdrawnAt: 9 }), place('c', 3)];
    expect(told(unlimited, ...line)).toEqual(['a in 1', 'c in 2', 'b withdrawn']);
    expect(told({ ...unlimited, movesUp: 'organizer' }, ...line)).toEqual(['a in 1', 'c in 2', 'b withdrawn']);
  });

  it('asks for the withdrawn alone, until there is a schedule; one with a number asks for all, a mixer for none', () => {
    const of = (changes: object) => getCountedPlaces({ places: 0, tournamentType: 'STANDARD', schedule: {}, ...changes } as never);
    expect(of({})).toBe('withdrawn');
    expect(of({ places: 8 })).toBe('all');
    expect(of({ places: 8, schedule: { one: [] } })).toBe('none');
    expect(of({ schedule: { one: [] } })).toBe('none');
    expect(of({ tournamentType: 'MIXER' })).toBe('none');
  });
});

describe('the places of a tournament', () => {
  it('go to who registered first, and among those of one moment by id, however the list is given', () => {
    const [a, b, c, d] = [place('a', 2), place('b', 1), place('c', 2), place('d', 3)];
    const expected = ['b in 1', 'a in 2', 'c waiting 1', 'd waiting 2'];
    expect(told(automatic, a, b, c, d)).toEqual(expected);
    expect(told(automatic, d, c, b, a)).toEqual(expected);
    expect(told(byOrganizer, c, a, d, b)).toEqual(expected);
  });

  it('come first to those to whom they are guaranteed, whenever they registered', () => {
    const host = place('host', 9, { isGuaranteed: true });
    expect(told(automatic, place('a', 1), place('b', 2), host)).toEqual(['host in 1', 'a in 2', 'b waiting 1']);
    expect(told(byOrganizer, place('a', 1), place('b', 2), host)).toEqual(['host in 1', 'a in 2', 'b waiting 1']);
  });

  it('go on to the next in the line when one is given back', () => {
    const entries = [place('a', 1, { withdrawnAt: 5 }), place('b', 2), place('c', 3), place('d', 4)];
    expect(told(automatic, ...entries)).toEqual(['b in 1', 'c in 2', 'd waiting 1', 'a withdrawn']);
  });

  it('stay empty where the organiser says who moves up, until they do', () => {
    const entries = [place('a', 1, { withdrawnAt: 5 }), place('b', 2), place('c', 3), place('d', 4)];
    expect(told(byOrganizer, ...entries)).toEqual(['b in 1', 'c waiting 1', 'd waiting 2', 'a withdrawn']);
    const granted = entries.map((one) => (one.id === 'd' ? { ...one, grantedAt: 6 } : one));
    expect(told(byOrganizer, ...granted)).toEqual(['b in 1', 'd in 2', 'c waiting 1', 'a withdrawn']);
  });

  it('are never taken from others by one that is granted', () => {
    const entries = [place('a', 1), place('b', 2), place('c', 3, { grantedAt: 4 })];
    for (const rules of [automatic, byOrganizer]) expect(told(rules, ...entries)).toEqual(['a in 1', 'b in 2', 'c in 3']);
    expect(told(automatic, place('a', 1, { withdrawnAt: 9 }), ...entries.slice(1))).toEqual(['b in 1', 'c in 2', 'a withdrawn']);
  });

  it('of one who was granted and withdrew are no more', () => {
    const entries = [place('a', 1), place('b', 2), place('c', 3, { grantedAt: 4, withdrawnAt: 5 })];
    expect(told(byOrganizer, ...entries)).toEqual(['a in 1', 'b in 2', 'c withdrawn']);
  });

  it('are all guaranteed at most: the line waits', () => {
    const hosts = ['x', 'y', 'z'].map((id) => place(id, 9, { isGuaranteed: true }));
    expect(told(automatic, place('a', 1), ...hosts)).toEqual(['x in 1', 'y in 2', 'z in 3', 'a waiting 1']);
  });

  it('are counted: in, waiting, free to whoever comes next', () => {
    const [a, b, c] = [place('a', 1, { withdrawnAt: 5 }), place('b', 2), place('c', 3)];
    expect(countPlaces(automatic, [a, b])).toEqual({ in: 1, waiting: 0, registered: 0, free: 1 });
    expect(countPlaces(automatic, [a, b, c])).toEqual({ in: 2, waiting: 0, registered: 0, free: 0 });
    // The organizer assigns the place of a withdrawn team: the next team to register waits.
    expect(countPlaces(byOrganizer, [a, b])).toEqual({ in: 1, waiting: 0, registered: 0, free: 0 });
    expect(countPlaces(byOrganizer, [a, b, c])).toEqual({ in: 1, waiting: 1, registered: 0, free: 0 });
    // Before a draw, no team waits.
    const host = place('d', 4, { isGuaranteed: true });
    expect(countPlaces({ ...automatic, placesBy: 'draw' }, [a, b, c, host])).toEqual({ in: 1, waiting: 0, registered: 2, free: 0 });
  });

  it('leave who waits or withdrew out of groups and schedule; a team of which nothing is known stays', () => {
    const placements = getPlacements({ places: 1, movesUp: 'automatic' }, [
      place('a', 1),
      place('b', 2),
      place('c', 3, { withdrawnAt: 4 }),
    ]);
    const teams = ['a', 'b', 'c', 'old'].map((id) => ({ id: id as TeamId }));
    expect(teamsIn(teams, placements).map(({ id }) => id)).toEqual(['a', 'old']);
  });
});

describe('a stored place', () => {
  it('has the server’s times in milliseconds, and null for what never happened', () => {
    const read = parsePlace('t', { registeredAt: { seconds: 2, nanoseconds: 5_999_999 }, withdrawnAt: 3, guaranteed: true, more: 1 });
    expect(read).toEqual({
      ok: true,
      value: { id: 't', registeredAt: 2005, grantedAt: null, withdrawnAt: 3, isGuaranteed: true, toldAt: null },
    });
  });

  it('whose time is on its way has happened, and is the last of all', () => {
    const read = parsePlace('t', { registeredAt: null, grantedAt: null });
    expect(read).toMatchObject({ ok: true, value: { registeredAt: Number.MAX_SAFE_INTEGER, grantedAt: Number.MAX_SAFE_INTEGER } });
    expect(parsePlace('t', {}).ok).toBe(false);
  });
});
