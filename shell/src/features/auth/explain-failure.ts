import { AuthFailure } from '@courtside/firebase';
import type { TFunction } from 'i18next';

/** The message for the user as specified, with advice if there is any. */
export interface Explanation {
  readonly message: string;
  readonly help?: string;
}

type Words = TFunction<'auth'>;

/** The words for a failed login: the service's own code, as specified, and a hint in plain words. */
export function explainLogin(error: unknown, t: Words): Explanation {
  if (!(error instanceof AuthFailure)) return { message: t('error.other') };
  const message = t('error.login', { code: error.code });
  switch (error.code) {
    case 'auth/invalid-credential':
    case 'auth/wrong-password':
    case 'auth/user-not-found':
    case 'auth/invalid-email':
      return { message, help: t('loginHelp.credentials') };
    case 'auth/user-disabled':
      return { message, help: t('loginHelp.disabled') };
    case 'auth/too-many-requests':
      return { message, help: t('loginHelp.tooMany') };
    case 'auth/server-busy':
      return { message, help: t('loginHelp.busy') };
    case 'auth/network-request-failed':
      return { message, help: t('loginHelp.network') };
    case 'auth/popup-blocked':
      return { message, help: t('error.popupBlocked') };
    default:
      return { message };
  }
}

/** The words for a failed sign-up. */
export function explainSignUp(error: unknown, t: Words): Explanation {
  if (!(error instanceof AuthFailure)) return { message: t('error.other') };
  switch (error.code) {
    case 'auth/email-already-in-use':
      return { message: t('error.emailInUse') };
    case 'auth/server-busy':
      return { message: t('error.other'), help: t('loginHelp.busy') };
    case 'auth/network-request-failed':
      return { message: t('error.other'), help: t('error.offline') };
    case 'auth/popup-blocked':
      return { message: t('error.other'), help: t('error.popupBlocked') };
    default:
      return { message: t('error.other') };
  }
}
