import type { LogLevel } from './log';
import type { RulesSource } from './rules-files';

export interface BackendOptions {
  /** Folder of all data; made if it is missing. */
  dataDir: string;
  /** Address to listen on; 127.0.0.1. */
  host?: string;
  /** 0, the default, takes any free port. */
  port?: number;
  firestoreRules?: RulesSource;
  storageRules?: RulesSource;
  /** Path of `firestore.indexes.json`. */
  indexes?: string;
  projectId?: string;
  /** The bucket that people see; any bucket name is served. */
  storageBucket?: string;
  /**
   * For tests on a developer's machine: the token `owner` passes all rules, unsigned tokens are believed, the official emulator's calls
   * for test programs are answered.
   */
  allowOwner?: boolean;
  /** A secret whose bearer passes all rules. */
  ownerKey?: string;
  /** Google sign-in with made-up accounts; by default only on loopback. */
  accountChooser?: boolean;
  /** The outbox may be read from other machines. */
  openOutbox?: boolean;
  /** `smtp://user:password@host:port`: messages are mailed too. */
  smtpUrl?: string;
  mailFrom?: string;
  /** The address of this backend in messages, such as `http://192.168.1.20:4205`. */
  publicUrl?: string;
  /** Origins besides this machine's to which links may lead, and whose pages may use what is reserved for this machine. */
  authorizedOrigins?: readonly string[];
  /** Goes on with what can be read of a damaged store; what is damaged is put aside. */
  salvage?: boolean;
  /** Takes the store as it is, also when the folder's other files know another, a later one, or one that is missing now. */
  acceptStore?: boolean;
  logLevel?: LogLevel;
  /** Milliseconds since 1970; for tests. */
  now?: () => number;
}
