// @ts-check
import { getDigest, getAccountDigest, FORMAT } from './folder.mjs';
import { CarryError } from './place.mjs';
import { findImages, belongsToPeople, belongsToTournament, findPeople } from './scope.mjs';

/** @typedef {{ documents: number, accounts: number, withoutPassword: number, files: number }} Exported */

/** The value that Google's service and our backend return in place of a withheld hash. */
export const REDACTED = Buffer.from('REDACTED').toString('base64');

/**
 * Exports a place into a folder: everything, or one tournament with the people and images that it names.
 * @param {import('./place.mjs').Place} place
 * @param {import('./folder.mjs').Folder} folder
 * @param {{ tournament: string | null, now: number }} options
 * @returns {Promise<Exported>}
 */
export async function exportFrom(place, folder, { tournament, now }) {
  const all = await collect(place.documents());
  const own = tournament === null ? all : all.filter(({ path }) => belongsToTournament(path, tournament));
  if (tournament !== null && !own.some(({ path }) => path === `tournaments/${tournament}`))
    throw new CarryError(`There is no tournament ${tournament} there.`);
  const people = tournament === null ? null : findPeople(own);
  const documents = people === null ? own : [...own, ...all.filter(({ path }) => belongsToPeople(path, people))];
  const found = (await collect(place.accounts())).filter(({ localId }) => people === null || people.has(localId));
  const hash = found.length > 0 ? await place.hashConfig() : {};
  // A hash without its parameters is useless elsewhere. Google's Auth emulator has such hashes.
  const accounts = hash.algorithm === undefined ? found.map(removeHash) : found;
  const images = tournament === null ? null : findImages(documents);
  const files = [];
  for await (const file of place.files()) {
    if (images !== null && !images.has(file.name)) continue;
    const sha256 = folder.saveFile(await place.download(file.name));
    const { name, size, md5Hash, contentType, cacheControl, metadata } = file;
    files.push({ name, size, md5Hash, contentType, cacheControl, metadata, sha256 });
  }
  const takenAt = new Date(now).toISOString();
  folder.save({ format: FORMAT, takenAt, project: place.project, bucket: place.bucket, tournament, hash }, { documents, accounts, files });
  // The folder has the same content as the place: a later change elsewhere, brought back, is compared with this.
  const remembered = folder.remembered();
  remembered.places[place.id] = {
    documents: Object.fromEntries(documents.map(({ path, fields }) => [path, getDigest(fields)])),
    accounts: Object.fromEntries(accounts.map((account) => [account.localId, getAccountDigest(account)])),
  };
  folder.remember(remembered);
  return {
    documents: documents.length,
    accounts: accounts.length,
    withoutPassword: accounts.filter(({ passwordHash }) => passwordHash === REDACTED).length,
    files: files.length,
  };
}

/** @param {import('./place.mjs').Account} account @returns {import('./place.mjs').Account} */
const removeHash = ({ salt: _, ...account }) => (account.passwordHash === undefined ? account : { ...account, passwordHash: REDACTED });

/** @template T @param {AsyncIterable<T>} items @returns {Promise<T[]>} */
async function collect(items) {
  const all = [];
  for await (const item of items) all.push(item);
  return all;
}
