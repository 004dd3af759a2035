// @ts-check
import { REDACTED } from './export.mjs';
import { getDigest, getAccountDigest } from './folder.mjs';
import { CarryError } from './place.mjs';
import { moveAddresses } from './scope.mjs';

/**
 * The outcome for each document, account and file. `conflicts` were changed on both sides, or exist without having been carried, and stay as they are.
 * @typedef {object} Imported
 * @property {number} created
 * @property {number} changed
 * @property {number} deleted
 * @property {number} same
 * @property {string[]} newer changed only there since they were last carried; they stay
 * @property {string[]} conflicts
 * @property {string[]} refused with the reason
 */

/**
 * Imports an export into a place. A document is written where the place has none, or still has the last carried version. A document that was changed there
 * stays as it is and is reported. Nothing is written with `dryRun`.
 * @param {import('./folder.mjs').Folder} folder
 * @param {import('./place.mjs').Place} place
 * @param {{ dryRun?: boolean, take?: readonly string[] }} [options] `take`: paths of documents that are written even if the place has changed them
 * @returns {Promise<Imported>}
 */
export async function importTo(folder, place, { dryRun = false, take = [] } = {}) {
  const source = folder.load();
  const remembered = folder.remembered();
  const base = (remembered.places[place.id] ??= { documents: {}, accounts: {} });
  const unsettled = new Set(remembered.conflicts);
  /** @type {Imported} */
  const done = { created: 0, changed: 0, deleted: 0, same: 0, newer: [], conflicts: [], refused: [] };
  try {
    await bringAccounts(source, place, { base, done, dryRun });
    await bringFiles(source, folder, place, { done, dryRun });
    await bringDocuments(source, place, { base, done, dryRun, unsettled, taken: new Set(take) });
  } finally {
    // The completed writes are remembered, also after an error.
    if (!dryRun) folder.remember({ ...remembered, conflicts: [...unsettled] });
  }
  return done;
}

/** @typedef {ReturnType<import('./folder.mjs').Folder['load']>} Source */
/** @typedef {{ base: import('./folder.mjs').Base, done: Imported, dryRun: boolean }} Run */

/** @param {Source} source @param {import('./place.mjs').Place} place @param {Run & { unsettled: Set<string>, taken: ReadonlySet<string> }} run */
async function bringDocuments({ manifest, documents }, place, { base, done, dryRun, unsettled, taken }) {
  const conflict = (/** @type {string} */ path) => {
    done.conflicts.push(path);
    unsettled.add(path);
  };
  const wanted = new Map(documents.map(({ path, fields }) => [path, moveAddresses(fields, manifest, place)]));
  const gone = Object.keys(base.documents).filter((path) => !wanted.has(path));
  const there = await place.get([...wanted.keys(), ...gone]);
  for (const [path, fields] of wanted) {
    const [digest, now, before] = [getDigest(fields), there.get(path), base.documents[path]];
    const found = now && getDigest(now.fields);
    if (found === digest) {
      done.same += 1;
      base.documents[path] = digest;
      unsettled.delete(path);
    } else if (!taken.has(path) && unsettled.has(path)) conflict(path);
    // The place has changed it, or deleted it after it was carried there.
    else if (!taken.has(path) && found !== before) {
      if (before === digest) done.newer.push(path);
      else conflict(path);
    } else {
      const currentDocument = now ? { updateTime: now.updateTime } : { exists: false };
      const isWritten = dryRun || (await place.write({ update: { name: place.nameOf(path), fields }, currentDocument }));
      if (!isWritten) conflict(path);
      else {
        done[now ? 'changed' : 'created'] += 1;
        base.documents[path] = digest;
        if (!dryRun) unsettled.delete(path);
      }
    }
  }
  for (const path of gone) {
    const now = there.get(path);
    if (now && getDigest(now.fields) !== base.documents[path]) {
      conflict(path);
      continue;
    }
    if (now && !dryRun && !(await place.write({ delete: place.nameOf(path), currentDocument: { updateTime: now.updateTime } }))) {
      conflict(path);
      continue;
    }
    if (now) done.deleted += 1;
    delete base.documents[path];
  }
}

/** Returns the parameters of a hash with the names that `accounts:batchCreate` uses. @param {import('./place.mjs').HashConfig} hash */
function toBatchHash({ algorithm, memoryCost, blockSize, parallelization, derivedKeyLength, signerKey, saltSeparator, rounds }) {
  if (algorithm === 'STANDARD_SCRYPT')
    return { hashAlgorithm: algorithm, cpuMemCost: memoryCost, blockSize, parallelization, dkLen: derivedKeyLength };
  return { hashAlgorithm: algorithm, signerKey, saltSeparator, rounds, memoryCost };
}

/** @param {Source} source @param {import('./place.mjs').Place} place @param {Run} run */
async function bringAccounts({ manifest, accounts }, place, { base, done, dryRun }) {
  if (accounts.length === 0) return;
  const there = new Map();
  /** @type {Map<string, string>} */
  const byEmail = new Map();
  for await (const account of place.accounts()) {
    there.set(account.localId, account);
    if (account.email !== undefined) byEmail.set(account.email, account.localId);
  }
  const wanted = accounts.filter((account) => {
    const [digest, now, before] = [getAccountDigest(account), there.get(account.localId), base.accounts[account.localId]];
    const name = `account ${account.email ?? account.localId}`;
    const holder = account.email === undefined ? undefined : byEmail.get(account.email);
    if (now && getAccountDigest(now) === digest) {
      done.same += 1;
      base.accounts[account.localId] = digest;
    } else if (holder !== undefined && holder !== account.localId) done.conflicts.push(`${name}: somebody else has that address there`);
    else if (now && getAccountDigest(now) !== before) (before === digest ? done.newer : done.conflicts).push(name);
    // Another import of an account would end its sessions and restore its old password, so a change is only reported.
    else if (now) done.conflicts.push(`${name}: it was changed since it was carried`);
    else if (before !== undefined) (before === digest ? done.newer : done.conflicts).push(name);
    else return true;
    return false;
  });
  for (let at = 0; at < wanted.length; at += 1000) {
    const batch = wanted.slice(at, at + 1000);
    const isWithHash = batch.some(({ passwordHash }) => passwordHash !== undefined && passwordHash !== REDACTED);
    const users = batch.map(({ passwordHash, passwordUpdatedAt: _, providerUserInfo, ...account }) => ({
      ...account,
      providerUserInfo: Array.isArray(providerUserInfo) ? providerUserInfo.filter((one) => one?.providerId !== 'password') : [],
      ...(passwordHash === undefined || passwordHash === REDACTED ? { salt: undefined } : { passwordHash }),
    }));
    const refused = dryRun ? [] : await place.createAccounts({ ...(isWithHash ? toBatchHash(manifest.hash) : {}), users });
    const isRefused = new Map(refused.map(({ index = 0, message }) => [index, message]));
    batch.forEach((account, index) => {
      const message = isRefused.get(index);
      if (message !== undefined) done.refused.push(`account ${account.email ?? account.localId}: ${message}`);
      else {
        done.created += 1;
        base.accounts[account.localId] = getAccountDigest(account);
      }
    });
  }
}

/** Names of images are random and their content never changes, so an existing image with other bytes belongs to another user. */
/** @param {Source} source @param {import('./folder.mjs').Folder} folder @param {import('./place.mjs').Place} place @param {{ done: Imported, dryRun: boolean }} run */
async function bringFiles({ files }, folder, place, { done, dryRun }) {
  if (files.length === 0) return;
  const there = new Map();
  for await (const file of place.files()) there.set(file.name, file);
  for (const file of files) {
    const now = there.get(file.name);
    if (now && now.md5Hash === file.md5Hash) done.same += 1;
    else if (now) done.conflicts.push(`file ${file.name}`);
    else {
      if (!folder.hasFile(file.sha256)) throw new CarryError(`The bytes of ${file.name} are missing in the folder.`);
      if (!dryRun) await place.upload(file, folder.readFile(file.sha256));
      done.created += 1;
    }
  }
}
