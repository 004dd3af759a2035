import type { Log } from '../server/log';
import type { OriginPolicy } from '../server/origins';
import type { Outbox } from '../outbox/outbox';
import type { AccountStore } from './account-store';
import type { OobCodes } from './oob-codes';
import type { Sessions } from './sessions';
import type { Throttle } from './throttle';

/** What the server gives to Auth. */
export interface AuthSettings {
  projectId: string;
  outbox: Outbox;
  origins: OriginPolicy;
  /** Google sign-in with an account that the person makes up; only where everybody may be anybody. */
  accountChooser: boolean;
  allowOwner: boolean;
  ownerKey: string | undefined;
  /** Where the links in messages lead; the address under which the request came when absent. */
  publicUrl: string | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

/** What the calls of Auth work with. */
export interface AuthContext extends AuthSettings {
  accounts: AccountStore;
  sessions: Sessions;
  codes: OobCodes;
  throttles: {
    /** Guesses of passwords, by account and address. */
    signIn: Throttle;
    /** Messages, by receiver and address. */
    messages: Throttle;
    /** New accounts, by address. */
    signUp: Throttle;
  };
}
