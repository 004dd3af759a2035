// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@courtside/federation/apps';
import { root } from '../lib/paths.mjs';
import { parseDeployment, getHostedAddress } from '../serve/hosted-sources.mjs';
import { getBuiltFolder, getOutcomesPath, getSiteFolder } from '../site/places.mjs';
import { readJson } from '../lib/files.mjs';

/**
 * Returns the file in which the embedded servers count how often releases were loaded and failed, or null for Hosting, which does not count.
 * @param {{ data: string | undefined, hosting: boolean }} target
 */
export const getOutcomesFile = ({ data, hosting }) => (hosting ? null : getOutcomesPath(path.resolve(data ?? path.join(root, '.data'))));

/** The default folder for `firebase deploy`. It has a folder for each hosting target. */
const hostingSite = path.join(root, 'hosting');

/**
 * @param {{ data: string | undefined, hosting: boolean }} target `data`: a data folder, or the folder to upload
 * @returns {import('./release.mjs').ReleaseContext}
 */
export function getReleaseContext({ data, hosting }) {
  const common = { remotes: remoteNames, built: getBuiltFolder };
  if (hosting) {
    const site = path.resolve(data ?? hostingSite);
    const deployment = readDeployment(site);
    return { ...common, site, isHosted: true, address: (name, pathname) => getHostedAddress(name, pathname, deployment) };
  }
  const folder = path.resolve(data ?? path.join(root, '.data'));
  // No server would serve a site in another folder, and would later refuse the folder as foreign.
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: npm start makes a data folder.`);
  if (!existsSync(path.join(folder, 'courtside-data'))) throw new Error(`${folder} does not look like Courtside's data.`);
  return { ...common, site: getSiteFolder(folder) };
}

/** Returns the deployment of a site, with default addresses if none are configured. @param {string} site */
export function readDeployment(site) {
  const given = readJson(path.join(site, 'site.json'), null);
  return given === null ? undefined : parseDeployment(given);
}
