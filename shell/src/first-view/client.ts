import type * as Client from '@courtside/firebase';

/* Stands in the place of the client where a server draws the frame: nobody is signed in. */

const nobody: Client.Session = { status: 'signedOut', uid: null, email: null, hasPassword: false };

export const useSession = (): Client.Session => nobody;
export const signOut = (): Promise<void> => Promise.resolve();
