// @ts-check
import { findClientObjections, findExposedObjections } from './contracts.mjs';

const before = { contract: 1, exports: { signOut: 'a', useTournament: 'b' } };
/** @param {Record<string, string>} exports */
const changed = (exports, contract = 1) => ({ released: () => before, present: () => ({ contract, exports }) });

it('names each export whose change would break released remotes, and says what to do', () =>
  expect(findClientObjections('shell', changed({ leave: 'a', useTournament: 'other' })).join('\n')).toMatch(
    /contract 1 of @courtside\/firebase would break:\n {2}signOut is gone\n {2}useTournament has another type\nRaise clientContract/,
  ));

it.each([
  ['new exports', 'mf-organizer', changed({ ...before.exports, watchGame: 'c' })],
  ['a raised contract', undefined, changed({}, 2)],
  ['an app that has nothing to do with the client', 'mf-planner', changed({})],
  ['the console, which has a client of its own', 'console', changed({})],
])('accepts %s', (_what, name, client) => expect(findClientObjections(name, client)).toEqual([]));

describe('the interfaces that remotes expose', () => {
  const planner = { contract: 1, exports: { default: 'a', PlannerProps: 'b' } };
  const released = { 'mf-planner/Planner': planner, 'mf-planner/App': { contract: 2, exports: { default: 'c' } } };
  /** @param {object} change */
  const against = (change) => findExposedObjections(released, { ...released, ...change });

  it('are refused with module, export and contract if released hosts would break', () =>
    expect(against({ 'mf-planner/Planner': { contract: 1, exports: { default: 'a', PlannerProps: 'other' } } }).join('\n')).toContain(
      'mf-planner/Planner: PlannerProps has another type (contract 1)',
    ));

  it('are refused if a module was removed', () =>
    expect(findExposedObjections(released, { 'mf-planner/App': released['mf-planner/App'] }).join('\n')).toContain(
      'mf-planner/Planner is gone',
    ));

  it('may have a higher contract version or a new module, and a remote may be removed', () => {
    expect(against({ 'mf-planner/Planner': { contract: 2, exports: {} }, 'mf-rankings/App': planner })).toEqual([]);
    expect(findExposedObjections(released, {})).toEqual([]);
  });
});
