// @ts-check
import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { createSecureContext } from 'node:tls';

/** @typedef {import('../run-file.mjs').Tls} Tls */

/** A renewal writes one file after the other: both are read when nothing has come for so long. Milliseconds. */
const CALM = 500;

/**
 * A certificate and its key.
 * @param {Tls} files
 * @returns {{ cert: Buffer, key: Buffer }}
 * @throws Error that names the files, when one can't be read or they don't belong together
 */
export function readTls({ cert, key }) {
  try {
    const pair = { cert: readFileSync(cert), key: readFileSync(key) };
    createSecureContext(pair);
    return pair;
  } catch (error) {
    throw new Error(`--tls-cert ${cert}, --tls-key ${key}: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Takes a renewed certificate when its files change, and on SIGHUP. Open connections go on with the one that they began with; a pair that is no pair is said, and
 * the one before stays.
 * @param {import('node:https').Server} server @param {Tls} files @param {(message: string) => void} say
 */
export function renewTls(server, files, say) {
  let current = fingerprint(files);
  const take = () => {
    try {
      const pair = readTls(files);
      server.setSecureContext(pair);
      current = fingerprint(files);
      say('The certificate was renewed.');
    } catch (error) {
      say(`The certificate before stays in use. ${/** @type {Error} */ (error).message}`);
    }
  };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => fingerprint(files) !== current && take(), CALM).unref();
  };
  // Folders, since a renewal puts other files, or links to others, in the place of these.
  const watchers = [...new Set([files.cert, files.key].map((file) => path.dirname(file)))].map((folder) =>
    watch(folder, { persistent: false }, changed),
  );
  process.on('SIGHUP', take);
  server.once('close', () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    process.off('SIGHUP', take);
  });
}

/** What the files hold now; nothing while one is away. @param {Tls} files */
function fingerprint({ cert, key }) {
  try {
    return `${readFileSync(cert, 'utf8')}${readFileSync(key, 'utf8')}`;
  } catch {
    return '';
  }
}
