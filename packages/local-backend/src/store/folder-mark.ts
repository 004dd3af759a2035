import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomically } from '../disk/atomic-file';

/**
 * The store's identity for the folder's other files: kept next to it and next to the pictures, so that a store that was lost, exchanged or restored
 * from an older copy is noticed.
 */
export interface FolderMark {
  /** The store's id. */
  store: string;
  version: number;
  generation: number;
  /** The number of the store's commits at the time of the mark: a store with fewer is an older copy. */
  transaction: number;
}

const placesOf = (folder: string): string[] => [path.join(folder, 'store.json'), path.join(folder, 'objects', 'store.json')];

/** The marks of a folder; those that are missing or can't be read are left out. */
export function readMarks(folder: string): FolderMark[] {
  return placesOf(folder).flatMap((file) => {
    try {
      const { store, version, generation, transaction } = JSON.parse(readFileSync(file, 'utf8')) as Partial<FolderMark>;
      const isMark =
        typeof store === 'string' && typeof version === 'number' && typeof generation === 'number' && typeof transaction === 'number';
      return isMark ? [{ store, version, generation, transaction }] : [];
    } catch {
      return [];
    }
  });
}

export async function writeMarks(folder: string, mark: FolderMark): Promise<void> {
  for (const file of placesOf(folder)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFileAtomically(file, `${JSON.stringify(mark)}\n`);
  }
}

/** Returns the sign that this folder had a store, in words; null for a new folder. */
export function findStoreTrace(folder: string): string | null {
  if (readMarks(folder).length > 0) return 'store.json says that there was one';
  if (hasFiles(path.join(folder, 'objects', 'blobs'))) return 'there are pictures in objects/blobs';
  if (existsSync(path.join(folder, 'signing-key.pem'))) return 'there is a signing key';
  return null;
}

function hasFiles(folder: string): boolean {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
  } catch {
    return false;
  }
}
