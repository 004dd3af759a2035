import type * as Client from '@courtside/firebase';

/* Replaces the client where a server draws the frame: no user is signed in. */

const signedOut: Client.Session = { status: 'signedOut', uid: null, email: null, hasPassword: false };

export const useSession = (): Client.Session => signedOut;
export const signOut = (): Promise<void> => Promise.resolve();
