import type { RulesHost, Ruleset } from '../rules';
import type { VerifyToken } from '../auth/verify-token';
import type { Log } from '../server/log';
import type { BlobFiles } from './blob-files';
import type { ObjectStore } from './object-store';
import type { UploadSessions } from './upload-sessions';

/** What the server gives to Storage. */
export interface StorageSettings {
  verifyToken: VerifyToken;
  /** The rules in force at this moment. */
  rules: () => Ruleset;
  /** Firestore, for rules that read documents. */
  firestoreHost: () => RulesHost;
  /** Largest object (bytes). */
  sizeLimit: number;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

/** What the calls of Storage work with. */
export interface StorageContext extends StorageSettings {
  objects: ObjectStore;
  files: BlobFiles;
  sessions: UploadSessions;
}
