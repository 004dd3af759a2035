import { CommandFailure, toCommandFailure } from './command-failure';
import { toFailureCode } from './failure-code';
import { toReadFailure } from './read-failure';

describe('toFailureCode', () => {
  it.each([
    ['permission-denied', 'permission-denied'],
    ['unauthenticated', 'permission-denied'],
    ['storage/unauthorized', 'permission-denied'],
    ['unavailable', 'unavailable'],
    ['failed-precondition', 'conflict'],
    ['not-found', 'not-found'],
    ['resource-exhausted', 'full'],
    ['out-of-range', 'full'],
    ['storage/quota-exceeded', 'full'],
    ['something-new', 'unknown'],
  ])('%s is %s', (code, expected) => expect(toFailureCode({ code, message: '' })).toBe(expected));

  it('knows that the lite client got no answer', () => {
    expect(toFailureCode({ code: 'unknown', message: 'Request failed with error: Load failed' })).toBe('unavailable');
  });

  it('knows a chunk that could not be fetched', () => {
    expect(toFailureCode(new Error('Loading chunk firebase-live failed.'))).toBe('unavailable');
    expect(toFailureCode(new TypeError('x is not a function'))).toBe('unknown');
  });
});

describe('failures', () => {
  it('keep the original message and cause', () => {
    const cause = Object.assign(new Error('Missing or insufficient permissions.'), { code: 'permission-denied' });
    expect(toCommandFailure(cause)).toMatchObject({ code: 'permission-denied', message: 'Missing or insufficient permissions.', cause });
    expect(toReadFailure(cause, 'teams/t')).toMatchObject({ code: 'permission-denied', path: 'teams/t', cause });
  });

  it('are not wrapped twice', () => {
    const failure = new CommandFailure('conflict', 'There is a schedule already.');
    expect(toCommandFailure(failure)).toBe(failure);
  });
});
