// @ts-check
import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { createSecureContext } from 'node:tls';

/** @typedef {import('../run-file.mjs').Tls} Tls */

/** How long files must stay unchanged before both are read, in milliseconds: a renewal writes one after the other. */
const CALM = 500;

/**
 * Reads a certificate and its key.
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
 * Loads a renewed certificate when its files change, and on SIGHUP. Open connections keep their certificate. If the two files do not match, it logs
 * that and keeps the previous pair.
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
  // Watches folders, because a renewal replaces the files or the links to them.
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

/** Returns the present content of the files; empty while one is missing. @param {Tls} files */
function fingerprint({ cert, key }) {
  try {
    return `${readFileSync(cert, 'utf8')}${readFileSync(key, 'utf8')}`;
  } catch {
    return '';
  }
}
