import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../disk/atomic-file';
import { lockDataFolder } from '../disk/data-lock';
import type { Log } from '../log/log';
import { StartupError } from '../process/startup-error';
import { FIRST_VERSION, migrations, getStoreFile, writeMarks } from '../store';
import { verifyFolder } from '../verify/verify-folder';
import { BackupError, type Manifest } from './manifest';
import { checkArchive } from './read-archive';

export interface Restored {
  manifest: Manifest;
  /** The new place of the folder that was there before; null if there was none. */
  aside: string | null;
}

/**
 * Restores a data folder from a back-up. It reads and checks everything before it changes anything; a replaced folder is moved aside, never deleted.
 * @throws StartupError with advice; FolderInUseError while a server runs on it
 */
export async function restoreBackup(options: {
  from: string;
  folder: string;
  replace: boolean;
  now: number;
  log: Pick<Log, 'warn'>;
}): Promise<Restored> {
  const { from, replace, now, log } = options;
  const folder = path.resolve(options.folder);
  if (!existsSync(from)) throw new StartupError(`There is no back-up ${from}.`, 2);
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
  const held = existsSync(folder) ? await lockDataFolder(folder, log) : null;
  let isReleased = false;
  const draft = `${folder}.restoring-${randomBytes(6).toString('hex')}`;
  try {
    held?.cover(getStoreFile(folder));
    const isEmpty = held === null || readdirSync(folder).every((name) => name === 'lock');
    if (!isEmpty && !replace)
      throw new StartupError(
        `${folder} is not empty. With --replace it is moved aside, not deleted; or give another folder with --data.`,
        2,
      );
    await mkdir(draft, { mode: 0o700 });
    const manifest = await unpack(from, draft);
    let aside: string | null = null;
    if (held !== null && isEmpty) {
      held.release();
      isReleased = true;
      rmdirSync(folder);
    } else if (held !== null) {
      aside = `${folder}.before-restore-${new Date(now).toISOString().replace(/[:.]/g, '-')}`;
      await rename(folder, aside);
    }
    try {
      await rename(draft, folder);
    } catch (error) {
      if (aside !== null) await rename(aside, folder);
      throw error;
    }
    await syncFolder(path.dirname(folder));
    if (aside !== null) await rm(path.join(aside, 'lock'), { force: true });
    return { manifest, aside };
  } finally {
    await rm(draft, { recursive: true, force: true });
    if (!isReleased) held?.release();
  }
}

/** @throws StartupError with exit code 51 */
async function unpack(from: string, draft: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = await checkArchive(from, draft);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new StartupError(`The back-up ${from} can't be used: ${error.message} Nothing was changed; take another one.`, 51);
  }
  const present = migrations.at(-1)?.version ?? FIRST_VERSION;
  if (manifest.store.version > present)
    throw new StartupError(
      `The back-up ${from} is of version ${manifest.store.version}; this program knows versions up to ${present}. Restore it with the program that took it, or a newer one.`,
      51,
    );
  const { id, version, generation, transaction } = manifest.store;
  await writeMarks(draft, { store: id, version, generation, transaction });
  const report = await verifyFolder(draft);
  const known = new Set(manifest.missing.map((name) => `${name}: its bytes are missing.`));
  // A server that never signed anything has no key yet.
  const hasKey = manifest.files.some(({ name }) => name === 'signing-key.pem');
  const problems = report.problems.filter(
    (problem) => !known.has(problem) && (hasKey || !problem.startsWith('The signing key is missing')),
  );
  if (problems.length > 0)
    throw new StartupError(
      `The back-up ${from} can't be used:\n${problems.map((text) => `- ${text}`).join('\n')}\nNothing was changed.`,
      51,
    );
  return manifest;
}
