/** The session of this browser. */
export type Session =
  | { readonly status: 'loading'; readonly uid: null; readonly email: null; readonly hasPassword: false }
  | {
      readonly status: 'signedOut';
      readonly uid: null;
      readonly email: null;
      readonly hasPassword: false;
      /** Set for a guest, who has no account and scores with a pass. For all pages except the court board a guest is not signed in. */
      readonly guestUid?: string;
    }
  | {
      readonly status: 'signedIn';
      readonly uid: string;
      readonly email: string | null;
      /** False for an account that only signs in with Google. */
      readonly hasPassword: boolean;
    };

export const loadingSession: Session = { status: 'loading', uid: null, email: null, hasPassword: false };
export const signedOutSession: Session = { status: 'signedOut', uid: null, email: null, hasPassword: false };

/** Returns the id with which the user reads and writes, guests included; null without one. */
export function actorOf(session: Session): string | null {
  return session.uid ?? (session.status === 'signedOut' ? (session.guestUid ?? null) : null);
}

export function sameSession(a: Session, b: Session): boolean {
  return a.status === b.status && actorOf(a) === actorOf(b) && a.email === b.email && a.hasPassword === b.hasPassword;
}
