import type { DocumentLimits } from '../quota/space-limits';
import type { QuotaLimits } from '../quota/quota';
import type { SpaceProbe } from '../disk/disk-space';
import type { LogLevel } from '../log/log';
import type { RulesSource } from '../rules/rules-files';

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
  /** The bucket that people see. The project's two usual names are served too, and for tests with `allowOwner` every name. */
  storageBucket?: string;
  /**
   * For tests on a developer's machine: the token `owner` passes all rules, unsigned tokens are believed, the official emulator's calls
   * for test programs are answered.
   */
  allowOwner?: boolean;
  /** A secret whose bearer passes all rules. */
  ownerKey?: string;
  /** Google sign-in with made-up accounts, for holders of the outbox key; by default only on loopback, and where nothing public is configured. */
  accountChooser?: boolean;
  /** Opens the outbox and the account chooser; made at the first start and kept in the data folder when absent. At least 20 characters. */
  outboxKey?: string;
  /** Opens the operator's page as the outbox key does, and from elsewhere over https. At least 12 characters. */
  operatorPassword?: string;
  /** The apps' descriptions (`build.json`) for the operator's page, if the apps are served next to this backend. */
  appBuilds?: readonly string[];
  /** Whether other machines may read the outbox with its key. */
  openOutbox?: boolean;
  /** Keeps passwords as scrypt, which can be carried to Firebase; as Argon2id otherwise. */
  portablePasswords?: boolean;
  /** How many accounts are kept at most, a tenth of them anonymous ones; 100,000. */
  maxAccounts?: number;
  /** `smtp://user:password@host:port`: messages are mailed too. */
  smtpUrl?: string;
  mailFrom?: string;
  /** The address of this backend in messages, such as `http://192.168.1.20:4205`. */
  publicUrl?: string;
  /** Origins besides this machine's under which people reach the app or this backend: links may lead there. */
  authorizedOrigins?: readonly string[];
  /** Starts with the readable part of a damaged store; the damaged file is kept aside. */
  salvage?: boolean;
  /** Accepts the store as it is, even if the folder's other files know another store, a later one, or a missing one. */
  acceptStore?: boolean;
  /** The folder for back-ups, which are made each hour after a change; none without it. */
  backups?: string;
  /** Addresses or networks of proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are believed. */
  trustedProxies?: readonly string[];
  /** Bytes in Storage: for each account (256 MiB) and all together (10 GiB). */
  storageQuota?: Partial<QuotaLimits>;
  /** Documents and bytes of Firestore: for each account by its rank, and all together. */
  documentLimits?: Partial<DocumentLimits>;
  /** How much space the disk has; for tests. */
  diskProbe?: SpaceProbe;
  logLevel?: LogLevel;
  /** A file for a copy of the log, one JSON object a line; it is renamed when it is large. */
  logFile?: string;
  /** Milliseconds since 1970; for tests. */
  now?: () => number;
}
