import type { Log } from '../log/log';
import type { OriginPolicy } from '../http/origins';
import type { Outbox } from '../outbox/outbox';
import type { OutboxKey } from '../outbox/outbox-key';
import type { AccountStore } from './account-store';
import type { FailedSignIns } from './failed-sign-ins';
import type { IdpCredentials } from './idp-credential';
import type { OobCodes } from './oob-codes';
import type { Passwords } from './passwords';
import type { RateLimit } from './rate-limit';
import type { Sessions } from './sessions';
import type { Throttle } from './throttle';

/** The settings and services that the server passes to Auth. */
export interface AuthSettings {
  projectId: string;
  outbox: Outbox;
  origins: OriginPolicy;
  /** Opens the account chooser. */
  outboxKey: OutboxKey;
  /** Google sign-in with an account that a holder of the outbox key makes up. */
  accountChooser: boolean;
  allowOwner: boolean;
  ownerKey: string | undefined;
  /** Whether passwords are stored in the format that Firebase can import. */
  portablePasswords: boolean;
  /** How many accounts are kept at most. */
  maxAccounts: number;
  /** The origin of links in messages; the request's own origin if absent. */
  publicUrl: string | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

/** The services that the calls of Auth use. */
export interface AuthContext extends AuthSettings {
  accounts: AccountStore;
  sessions: Sessions;
  passwords: Passwords;
  codes: OobCodes;
  credentials: IdpCredentials;
  throttles: {
    /** Limits guesses of passwords, by account and address. */
    signIn: Throttle;
    /** Limits messages, by receiver and address. */
    messages: Throttle;
  };
  /**
   * Whether sign-in, reset and the list of sign-in methods hide existing accounts from strangers. They always do, except in a backend for tests
   * (`allowOwner`), which behaves like the official emulator until a test asks otherwise.
   */
  privacy: { hidesAccounts: boolean };
  failedSignIns: FailedSignIns;
  /** Limits by address, for calls that are valid but must not be repeated without end. */
  limits: Record<'signIn' | 'signUp' | 'localSignUp' | 'anonymousSignUp' | 'messages' | 'localMessages', RateLimit>;
}
