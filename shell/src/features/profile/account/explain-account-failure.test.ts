import { explainAccountFailure } from './explain-account-failure';

jest.mock('@courtside/firebase', () => {
  class Failure extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  }
  return { AuthFailure: class extends Failure {}, CommandFailure: class extends Failure {} };
});

const { AuthFailure, CommandFailure } =
  jest.requireMock<Record<'AuthFailure' | 'CommandFailure', new (code: string) => Error>>('@courtside/firebase');

it.each([
  ['auth/invalid-credential', 'wrongPassword'],
  ['auth/user-mismatch', 'wrongAccount'],
  ['auth/too-many-requests', 'tooMany'],
  ['auth/server-busy', 'busy'],
  ['auth/network-request-failed', 'offline'],
  ['auth/popup-closed-by-user', 'popupClosed'],
  ['auth/email-already-in-use', 'inUse'],
  ['auth/weak-password', 'weak'],
  ['auth/something-new', 'failed'],
])('%s is told as %s', (code, expected) => {
  expect(explainAccountFailure(new AuthFailure(code))).toBe(expected);
});

it('knows the failures of commands, and takes no fault of ours for one of them', () => {
  expect(explainAccountFailure(new CommandFailure('unavailable'))).toBe('offline');
  expect(explainAccountFailure(new CommandFailure('conflict'))).toBe('failed');
  expect(explainAccountFailure(new TypeError('auth/weak-password'))).toBe('failed');
});
