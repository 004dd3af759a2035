/** @jest-environment node */
import { findBreaks } from './breaks.mjs';

const released = { contract: 3, exports: { signOut: 'a', useTournament: 'b' } };

describe('a change of what a page has once', () => {
  it('findBreaks nobody when it only adds', () =>
    expect(findBreaks(released, { contract: 3, exports: { ...released.exports, watchGame: 'c' } })).toEqual([]));

  it('is named, export by export', () =>
    expect(findBreaks(released, { contract: 3, exports: { useTournament: 'other', leave: 'a' } })).toEqual([
      'signOut is gone',
      'useTournament has another type',
    ]));

  it('may be anything when the contract is raised', () => expect(findBreaks(released, { contract: 4, exports: {} })).toEqual([]));
});
