import { AuthFailure, CommandFailure } from '@courtside/firebase';

/** The key of the message about a failed change of the account, below `account.…` in the profile's words. */
export type AccountFailure =
  | 'wrongPassword'
  | 'wrongAccount'
  | 'tooMany'
  | 'busy'
  | 'offline'
  | 'popupClosed'
  | 'inUse'
  | 'weak'
  | 'failed';

const byCode: Readonly<Record<string, AccountFailure>> = {
  'auth/invalid-credential': 'wrongPassword',
  'auth/wrong-password': 'wrongPassword',
  'auth/user-mismatch': 'wrongAccount',
  'auth/too-many-requests': 'tooMany',
  'auth/server-busy': 'busy',
  'auth/network-request-failed': 'offline',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/cancelled-popup-request': 'popupClosed',
  'auth/email-already-in-use': 'inUse',
  'auth/weak-password': 'weak',
  'unavailable': 'offline',
};

export function explainAccountFailure(error: unknown): AccountFailure {
  if (!(error instanceof AuthFailure || error instanceof CommandFailure)) return 'failed';
  return byCode[error.code] ?? 'failed';
}
