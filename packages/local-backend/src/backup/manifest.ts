/** The description of a back-up; its first entry, `manifest.json`. */
export interface Manifest {
  /** The form of the file. */
  format: 1;
  /** ISO time. */
  takenAt: string;
  store: { id: string; version: number; generation: number; transaction: number };
  /** The number of records of each table. */
  tables: Record<string, number>;
  /** Objects whose bytes were missing, or not those that were uploaded, when the back-up was taken: `bucket/name`. */
  missing: string[];
  /** The following entries, in their order. */
  files: { name: string; size: number; sha256: string }[];
}

export const MANIFEST = 'manifest.json';
export const KEY_FILES = ['signing-key.pem', 'outbox-key'];
const NAME = /^(store\.lmdb|signing-key\.pem|outbox-key|objects\/blobs\/[0-9a-f]{2}\/[0-9a-f]{32})$/;

/** The reason why a file is not a usable back-up. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}

/** @throws BackupError */
export function parseManifest(text: string): Manifest {
  let value: Partial<Manifest> | null;
  try {
    value = JSON.parse(text) as Partial<Manifest> | null;
  } catch {
    throw new BackupError('What it says about itself can not be read.');
  }
  if (value?.format !== 1) throw new BackupError(`It has the form ${String(value?.format)}; this program knows 1.`);
  const { files, store, missing } = value;
  if (!Array.isArray(files) || !Array.isArray(missing) || typeof store?.version !== 'number')
    throw new BackupError('What it says about itself is not complete.');
  const names = new Set(files.map(({ name }) => name));
  if (names.size !== files.length || !names.has('store.lmdb') || ![...names].every((name) => NAME.test(name)))
    throw new BackupError('It names files that no data folder has, or not the store.');
  return value as Manifest;
}
