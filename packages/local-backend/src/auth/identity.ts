/** The sender of a request to Firestore or Storage; null for a visitor without an account. The rules do not apply to an owner. */
export interface Identity {
  readonly uid: string;
  readonly token: Record<string, unknown>;
  readonly owner?: boolean;
  /** The number of revocations under which the token was made; absent for an owner and for unsigned tokens, which nothing revokes. Rules don't see it. */
  readonly generation?: number;
}

/**
 * Reads an Authorization header: `Bearer <id token>` (Firestore) or `Firebase <id token>` (Storage).
 * @throws UnauthenticatedError when there is a token and it is bad, too old or revoked
 */
export type VerifyToken = (header?: string) => Promise<Identity | null>;
