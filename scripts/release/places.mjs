// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { appNames, remoteNames } from '../../packages/federation/apps.mjs';
import { root } from '../lib/paths.mjs';
import { readJson, writeWhole } from './files.mjs';
import { hostedAddress } from '../serve/hosted-sources.mjs';

/** Everything that is released by itself: the apps, and the organiser's console. The planner's embed is part of the planner. */
export const released = [...appNames, 'console'];

/** Where an app is built. @param {string} name */
export const builtFolder = (name) => path.join(root, name === 'console' ? 'mf-organizer/dist-console' : `${name}/dist`);

/** Where the embedded servers look for releases. @param {string} dataFolder */
export const siteOf = (dataFolder) => path.join(dataFolder, 'site');

/** What `firebase deploy` uploads, a folder for each hosting target. */
export const hostingSite = path.join(root, 'hosting');

/**
 * @param {{ data: string, hosting: boolean }} target
 * @returns {import('./release.mjs').Surroundings}
 */
export function surroundingsOf({ data, hosting }) {
  const common = { remotes: remoteNames, built: builtFolder };
  if (hosting) return { ...common, site: hostingSite, address: hostedAddress };
  const folder = path.resolve(data);
  if (existsSync(folder) && !existsSync(path.join(folder, 'courtside-data')))
    throw new Error(`${folder} does not look like Courtside's data.`);
  return { ...common, site: siteOf(folder) };
}

/**
 * `firebase.json` for what was released: as the repository's, with a folder of `hosting/` for each target. The repository's own names what was built last.
 * @returns {string} its path
 */
export function writeHostingConfig() {
  const { hosting } = readJson(path.join(root, 'firebase.json'), { hosting: [] });
  const targets = hosting.map((/** @type {{ target: string }} */ target) => ({ ...target, public: target.target }));
  const file = path.join(hostingSite, 'firebase.json');
  writeWhole(file, `${JSON.stringify({ hosting: targets }, null, 2)}\n`);
  return file;
}
