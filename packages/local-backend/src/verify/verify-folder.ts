import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { loadSigningKey } from '../auth/signing-key';
import { getBlobFile } from '../storage/blob-files';
import { Crc32c } from '../storage/crc32c';
import type { ObjectRecord } from '../storage/object-record';
import { inspectStore, listBackups, readMarks, getStoreFile, unseal, type TableReport } from '../store';

export interface FolderReport {
  /** Whether the check found no problem at all. */
  isSound: boolean;
  problems: string[];
  /** A report for each table that was read. */
  tables: TableReport[];
  /** Objects of Storage whose bytes were read and are as they were uploaded. */
  objects: number;
  /** Paths, the latest first. */
  backups: string[];
}

/** Reads everything in a data folder that is not in use, and changes nothing. */
export async function verifyFolder(folder: string): Promise<FolderReport> {
  const objects: ObjectRecord[] = [];
  const unreadable = new Map<string, number>();
  const report = inspectStore(getStoreFile(folder), {
    budget: Infinity,
    onRecord(table, _key, record) {
      try {
        const value = unseal(record);
        if (table === 'storage.objects') objects.push(value as ObjectRecord);
      } catch {
        unreadable.set(table, (unreadable.get(table) ?? 0) + 1);
      }
    },
  });
  const problems = [...report.problems];
  if (!report.isSealed) problems.push('The store is from before records had checksums: start the server once to upgrade it.');
  if (report.isSealed) for (const [table, count] of unreadable) problems.push(`${table}: ${count} records have no readable content.`);
  if (report.state === 'missing' || report.state === 'empty') problems.push(`The store is ${report.state}.`);
  for (const mark of readMarks(folder)) {
    if (report.info !== null && mark.store !== report.info.id) problems.push(`store.json knows another store, ${mark.store}.`);
    else if (report.state === 'sound' && mark.transaction > report.transaction)
      problems.push(`The store has seen ${report.transaction} commits, store.json knows of ${mark.transaction}: it is an older copy.`);
  }
  let sound = 0;
  for (const record of objects) {
    const problem = await problemOf(folder, record);
    if (problem === null) sound += 1;
    else problems.push(`${record.bucket}/${record.name}: ${problem}.`);
  }
  const key = path.join(folder, 'signing-key.pem');
  if (existsSync(key)) await loadSigningKey(key).catch((error: Error) => problems.push(error.message));
  else problems.push('The signing key is missing: a new one is made at the next start, and everybody has to sign in again.');
  return {
    isSound: problems.length === 0,
    problems,
    tables: report.tables,
    objects: sound,
    backups: listBackups(folder).map(({ file }) => file),
  };
}

async function problemOf(folder: string, { blobId, size, md5Hash, crc32c }: ObjectRecord): Promise<string | null> {
  const md5 = createHash('md5');
  const crc = new Crc32c();
  let length = 0;
  try {
    for await (const chunk of createReadStream(getBlobFile(path.join(folder, 'objects'), blobId)) as AsyncIterable<Buffer>) {
      md5.update(chunk);
      crc.update(chunk);
      length += chunk.length;
    }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? 'its bytes are missing'
      : `its bytes can not be read (${(error as Error).message})`;
  }
  if (length !== size) return `it has ${length} bytes instead of ${size}`;
  return md5.digest('base64') === md5Hash && crc.digest() === crc32c ? null : 'its bytes are not those that were uploaded';
}

/** For people. */
export function describeReport(folder: string, { isSound, problems, tables, objects, backups }: FolderReport): string {
  const records = tables.reduce((sum, table) => sum + table.records, 0);
  return [
    `${folder}: ${records} records in ${tables.length} tables and ${objects} objects can be read and are as they were written.`,
    ...tables.map((table) => `  ${table.name}: ${table.records}`),
    ...(isSound
      ? ['Nothing is wrong.']
      : [`${problems.length} ${problems.length === 1 ? 'thing is' : 'things are'} wrong:`, ...problems.map((problem) => `- ${problem}`)]),
    ...(isSound || backups.length === 0 ? [] : ['Copies of the store that were made here:', ...backups.map((file) => `  ${file}`)]),
    '',
  ].join('\n');
}
