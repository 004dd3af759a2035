// @ts-check
// Writes the files that `firebase deploy` uploads besides the releases.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getRobotsText } from '../serve/discovery/discovery.mjs';
import { getHostedConfig, getHostedEmbedConfig } from '../serve/hosted-sources.mjs';
import { PAGE_FILE } from '../serve/hosted-pages/page-file.mjs';
import { getDeployedFunction, listHostingTargets } from '../serve/hosting.mjs';
import { writeWhole } from '../lib/files.mjs';
import { readDeployment } from './release-context.mjs';

/**
 * Writes `firebase.json` with a folder of the site for each target, the pages' `config.json` if `site.json` has its content, and the function that writes the
 * shell's pages if `site.json` asks for it.
 * @param {string} site @returns {Promise<{ file: string, advice: string }>} the configuration's path, and advice for the operator
 */
export async function writeHostingConfig(site) {
  const deployment = readDeployment(site);
  /** Reads the page of a target. A release writes `index.html`, so that file is newer than the other. @param {string} target */
  const readBuiltPage = (target) => {
    const file = ['index.html', PAGE_FILE].map((name) => path.join(site, target, name)).find((candidate) => existsSync(candidate));
    return file && readFileSync(file, 'utf8');
  };
  const targets = listHostingTargets(deployment, readBuiltPage).map((target) => ({ ...target, public: target.target }));
  for (const { target } of targets) {
    // Firebase refuses a target without its folder.
    mkdirSync(path.join(site, target), { recursive: true });
    const config = getHostedConfig(target, deployment);
    if (config) writeWhole(path.join(site, target, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
  }
  const embed = getHostedEmbedConfig(deployment);
  if (embed) writeWhole(path.join(site, 'mf-tournament/embed/config.json'), `${JSON.stringify(embed, null, 2)}\n`);
  const writes = getDeployedFunction(deployment, readBuiltPage);
  placePage(path.join(site, 'shell'), writes !== null);
  const robots = path.join(site, 'shell/robots.txt');
  if (writes) {
    const { writeFunction } = await import('./write-function.mjs');
    await writeFunction(path.join(site, writes.folder), writes);
    writeWhole(robots, getRobotsText(writes.settings.origin));
  }
  // This one names a sitemap that is no longer made. A robots.txt that an operator wrote stays.
  else if (existsSync(robots) && readFileSync(robots, 'utf8') === getRobotsText(deployment?.origins.shell ?? '')) rmSync(robots);
  const file = path.join(site, 'firebase.json');
  writeWhole(file, `${JSON.stringify({ hosting: targets, ...(writes ? { functions: [writes.entry] } : {}) }, null, 2)}\n`);
  return {
    file,
    advice: deployment
      ? `Upload it with: firebase deploy --only hosting${writes ? ',functions' : ''} --config ${path.relative(process.cwd(), file)}`
      : `Its addresses are stand-ins: name yours in ${path.relative(process.cwd(), path.join(site, 'site.json'))} (docs/firebase.md) and release again.`,
  };
}

/**
 * Moves the shell's page to where the function reads it, or to where Hosting serves it.
 * @param {string} folder of the shell's site
 * @param {boolean} isWritten
 */
function placePage(folder, isWritten) {
  const [served, read] = ['index.html', PAGE_FILE].map((name) => path.join(folder, name));
  if (!served || !read) return;
  if (isWritten && existsSync(served)) renameSync(served, read);
  // A release has put the current page where it is served; this one is older.
  else if (!isWritten && existsSync(served)) rmSync(read, { force: true });
  else if (!isWritten && existsSync(read)) renameSync(read, served);
}
