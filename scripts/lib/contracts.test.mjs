// @ts-check
import { clientObjections } from './contracts.mjs';

const before = { contract: 1, exports: { signOut: 'a', useTournament: 'b' } };
/** @param {Record<string, string>} exports */
const changed = (exports, contract = 1) => ({ released: () => before, present: () => ({ contract, exports }) });

it('names each export whose change would break remotes that are out, and what can be done', () =>
  expect(clientObjections('shell', changed({ leave: 'a', useTournament: 'other' })).join('\n')).toMatch(
    /contract 1 of @courtside\/firebase would break:\n {2}signOut is gone\n {2}useTournament has another type\nRaise clientContract/,
  ));

it.each([
  ['new exports', 'mf-organizer', changed({ ...before.exports, watchGame: 'c' })],
  ['a raised contract', undefined, changed({}, 2)],
  ['an app that has nothing to do with the client', 'mf-planner', changed({})],
  ['the console, which has a client of its own', 'console', changed({})],
])('has nothing against %s', (_what, name, client) => expect(clientObjections(name, client)).toEqual([]));
