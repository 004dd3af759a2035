// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} OnePort the settings of the one server of a platform on one port
 * @property {readonly string[]} trustedProxies addresses whose forwarding headers are trusted
 * @property {Tls} [tls]
 */
/** @typedef {{ cert: string, key: string }} Tls PEM files */

/**
 * @typedef {object} Run the servers that run on a data folder
 * @property {string} host
 * @property {readonly string[]} [names] other names of this machine
 * @property {Record<string, number>} ports
 * @property {Record<string, number>} pids
 * @property {Record<string, unknown>} overrides
 * @property {OnePort} [onePort] everything behind one port
 */

/** @param {string} dataFolder */
const getRunFile = (dataFolder) => path.join(dataFolder, 'run.json');

/** @param {string} dataFolder @param {Run} run */
export function writeRun(dataFolder, run) {
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(getRunFile(dataFolder), `${JSON.stringify(run, null, 2)}\n`);
}

/** @param {string} dataFolder @returns {Run | null} */
export function readRun(dataFolder) {
  try {
    return JSON.parse(readFileSync(getRunFile(dataFolder), 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} dataFolder */
export const removeRun = (dataFolder) => rmSync(getRunFile(dataFolder), { force: true });
