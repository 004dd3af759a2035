// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CarryError } from './place.mjs';

/*
 * The folder of carried data contains `manifest.json`, a line of JSON for each document, account and file, and the files, each named by the digest of its
 * bytes. Next to them, `carried.json` remembers the content of each place, so that a second run, in either direction, knows what has changed since then and on
 * which side.
 */

export const FORMAT = 1;

/**
 * @typedef {object} Manifest
 * @property {number} format
 * @property {string} takenAt
 * @property {string} project
 * @property {string} bucket
 * @property {string | null} tournament
 * @property {import('./place.mjs').HashConfig} hash
 */
/** @typedef {Omit<import('./place.mjs').File, 'md5Hash'> & { readonly md5Hash: string, readonly sha256: string }} CarriedFile */

/**
 * The digests, by path or id, of the content that a place had at the end of its last export or import.
 * @typedef {{ documents: Record<string, string>, accounts: Record<string, string> }} Base
 */
/**
 * The content of each place, and the paths of documents that two places have changed. Those are not overwritten until both have the same content.
 * @typedef {{ places: Record<string, Base>, conflicts: string[] }} Remembered
 */

const text = (/** @type {unknown} */ value) => JSON.stringify(value);

/** Returns the same text for the same value, whatever the order of its fields. @param {unknown} value @returns {string} */
export function toCanonicalText(value) {
  if (Array.isArray(value)) return `[${value.map(toCanonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return text(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${text(key)}:${toCanonicalText(inner)}`)
    .join(',')}}`;
}

/** @param {unknown} value */
export const getDigest = (value) => createHash('sha256').update(toCanonicalText(value)).digest('hex');

/** Fields of an account that result from the user's actions at one place and are not carried. */
const own = ['lastLoginAt', 'lastRefreshAt', 'validSince', 'createdAt', 'passwordUpdatedAt', 'passwordHash', 'salt', 'version'];
/** Whether a value means nothing: some places omit it, others write it. @param {unknown} value */
const isNothing = (value) => value === undefined || value === false || value === '' || (Array.isArray(value) && value.length === 0);

/** @param {import('./place.mjs').Account} account */
export function getAccountDigest({ providerUserInfo, ...account }) {
  // Some places also list a user's password among the providers.
  const providers = Array.isArray(providerUserInfo) ? providerUserInfo.filter((one) => one?.providerId !== 'password') : [];
  const fields = Object.entries({ ...account, providerUserInfo: providers }).filter(
    ([field, value]) => !own.includes(field) && !isNothing(value),
  );
  return getDigest(Object.fromEntries(fields));
}

/** @param {string} folder */
export function openFolder(folder) {
  const at = (/** @type {string} */ name) => path.join(folder, name);
  const put = (/** @type {string} */ name, /** @type {string | Buffer} */ content) => {
    // A reader must never find half a file.
    writeFileSync(at(`${name}.new`), content, { mode: 0o600 });
    renameSync(at(`${name}.new`), at(name));
  };
  const lines = (/** @type {string} */ name) =>
    readFileSync(at(name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));

  return {
    /**
     * @param {Manifest} manifest
     * @param {{ documents: readonly import('./place.mjs').Doc[], accounts: readonly import('./place.mjs').Account[], files: readonly CarriedFile[] }} content
     */
    save(manifest, { documents, accounts, files }) {
      mkdirSync(at('files'), { recursive: true, mode: 0o700 });
      put('documents.jsonl', documents.map((one) => `${text(one)}\n`).join(''));
      put('accounts.jsonl', accounts.map((one) => `${text(one)}\n`).join(''));
      put('files.jsonl', files.map((one) => `${text(one)}\n`).join(''));
      put('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
    },

    load() {
      if (!existsSync(at('manifest.json'))) throw new CarryError(`${folder} holds nothing that was exported.`);
      const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(at('manifest.json'), 'utf8')));
      if (manifest.format !== FORMAT) throw new CarryError(`${folder} is of another version (${manifest.format}).`);
      return {
        manifest,
        documents: /** @type {import('./place.mjs').Doc[]} */ (lines('documents.jsonl')),
        accounts: /** @type {import('./place.mjs').Account[]} */ (lines('accounts.jsonl')),
        files: /** @type {CarriedFile[]} */ (lines('files.jsonl')),
      };
    },

    /** @param {string} sha256 */
    hasFile: (sha256) => existsSync(at(path.join('files', sha256))),
    /** @param {Buffer} bytes @returns {string} its digest, which is its name */
    saveFile(bytes) {
      mkdirSync(at('files'), { recursive: true, mode: 0o700 });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      put(path.join('files', sha256), bytes);
      return sha256;
    },
    /** @param {string} sha256 */
    readFile(sha256) {
      const bytes = readFileSync(at(path.join('files', sha256)));
      if (createHash('sha256').update(bytes).digest('hex') !== sha256)
        throw new CarryError(`${at(path.join('files', sha256))} is damaged.`);
      return bytes;
    },

    /** @returns {Remembered} */
    remembered: () =>
      existsSync(at('carried.json')) ? JSON.parse(readFileSync(at('carried.json'), 'utf8')) : { places: {}, conflicts: [] },
    /** @param {Remembered} remembered */
    remember: (remembered) => put('carried.json', `${JSON.stringify(remembered)}\n`),
  };
}

/** @typedef {ReturnType<typeof openFolder>} Folder */
