/** Who is at the browser. */
export type Session =
  | { readonly status: 'loading'; readonly uid: null; readonly email: null; readonly hasPassword: false }
  | { readonly status: 'signedOut'; readonly uid: null; readonly email: null; readonly hasPassword: false }
  | {
      readonly status: 'signedIn';
      readonly uid: string;
      readonly email: string | null;
      /** False for an account that only signs in with Google. */
      readonly hasPassword: boolean;
    };

export const loadingSession: Session = { status: 'loading', uid: null, email: null, hasPassword: false };
export const signedOutSession: Session = { status: 'signedOut', uid: null, email: null, hasPassword: false };

export function sameSession(a: Session, b: Session): boolean {
  return a.status === b.status && a.uid === b.uid && a.email === b.email && a.hasPassword === b.hasPassword;
}
