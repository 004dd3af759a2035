import fc from 'fast-check';
import { toCourtEntry, listOnCourt, mergeGamesOnCourt } from './games-on-court';

/* Pages show the schedule, merged with the court documents of games on court. */

const entry = fc.record({
  team1Id: fc.constant('a'),
  referee: fc.string(),
  team1Score: fc.option(fc.nat(9)),
  play: fc.option(fc.record({ state: fc.constantFrom('planned', 'called', 'playing', 'finished'), change: fc.string() }), {
    nil: undefined,
  }),
});
const ids: fc.Arbitrary<string> = fc.constantFrom('m1', 'm2', 'm3', 'toString', '__proto__x');
const entries = fc.dictionary(ids, entry);
const apart = fc.array(fc.tuple(ids, entry)).map((list) => new Map(list.map(([id, one]) => [id, { [id]: one }])));

it('takes the play of each game on court from its own document, and nothing else from there', () => {
  fc.assert(
    fc.property(entries, apart, (large, own) => {
      const merged = mergeGamesOnCourt(large, own) as typeof large;
      expect(Object.keys(merged).sort()).toEqual(Object.keys(large).sort());
      for (const [id, one] of Object.entries(large)) {
        const played = listOnCourt(large).includes(id) ? own.get(id)?.[id] : undefined;
        const { play, team1Score } = played ?? one;
        expect(merged[id]).toMatchObject({ team1Id: one.team1Id, referee: one.referee, team1Score });
        expect(merged[id]?.play).toEqual(play);
      }
    }),
  );
});

it('changes nothing where no game is on court, or nothing of it is there', () => {
  fc.assert(
    fc.property(entries, (large) => {
      expect(mergeGamesOnCourt(large, new Map())).toBe(large);
    }),
  );
  expect(mergeGamesOnCourt({ m1: { play: { state: 'playing' } } }, new Map([['m1', { m1: 'torn' }]]))).toEqual({
    m1: { play: { state: 'playing' } },
  });
  expect(listOnCourt({ m1: null, m2: [], m3: { play: 'torn' }, m4: { play: { state: 'playing' } } })).toEqual(['m4']);
});

it('a game begins by itself without what is written beside the court', () => {
  const game = { team1Id: 'a', team2Id: 'b', bracketLevel: 'upper', roundId: 'final', team1Score: 1, play: {} };
  const beside = { referee: 'Zoé', hyperlink: '', isTieBreaker: false, winner: 'a', loser: 'b', isOvertime: false };
  expect(toCourtEntry({ ...game, ...beside })).toEqual(game);
});
