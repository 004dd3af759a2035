// @ts-check
// The files that `firebase deploy` uploads besides the releases.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { robotsText } from '../serve/finding/finding.mjs';
import { hostedConfig, hostedEmbedConfig } from '../serve/hosted-sources.mjs';
import { PAGE_FILE } from '../serve/hosted-pages/page-file.mjs';
import { functionOf, hostingTargets } from '../serve/hosting.mjs';
import { writeWhole } from '../lib/files.mjs';
import { readDeployment } from './release-context.mjs';

/**
 * Writes what Firebase Hosting has to know besides the releases: `firebase.json`, with a folder of the site for each target, and `config.json` of the
 * pages where `site.json` says what is in it; and the function that writes the shell's pages, where `site.json` wants one.
 * @param {string} site @returns {Promise<{ file: string, advice: string }>} the configuration's path, and what to do with it
 */
export async function writeHostingConfig(site) {
  const deployment = readDeployment(site);
  /** The first of two is newer: a release puts it there. @param {string} target */
  const pageOf = (target) => {
    const file = ['index.html', PAGE_FILE].map((name) => path.join(site, target, name)).find((candidate) => existsSync(candidate));
    return file && readFileSync(file, 'utf8');
  };
  const targets = hostingTargets(deployment, pageOf).map((target) => ({ ...target, public: target.target }));
  for (const { target } of targets) {
    // Firebase refuses a target without its folder.
    mkdirSync(path.join(site, target), { recursive: true });
    const config = hostedConfig(target, deployment);
    if (config) writeWhole(path.join(site, target, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
  }
  const embed = hostedEmbedConfig(deployment);
  if (embed) writeWhole(path.join(site, 'mf-tournament/embed/config.json'), `${JSON.stringify(embed, null, 2)}\n`);
  const writes = functionOf(deployment, pageOf);
  placePage(path.join(site, 'shell'), writes !== null);
  const robots = path.join(site, 'shell/robots.txt');
  if (writes) {
    const { writeFunction } = await import('./write-function.mjs');
    await writeFunction(path.join(site, writes.folder), writes);
    writeWhole(robots, robotsText(writes.settings.origin));
  }
  // It names a sitemap that nothing makes any more. One that an operator wrote stays.
  else if (existsSync(robots) && readFileSync(robots, 'utf8') === robotsText(deployment?.origins.shell ?? '')) rmSync(robots);
  const file = path.join(site, 'firebase.json');
  writeWhole(file, `${JSON.stringify({ hosting: targets, ...(writes ? { functions: [writes.entry] } : {}) }, null, 2)}\n`);
  return {
    file,
    advice: deployment
      ? `Upload it with: firebase deploy --only hosting${writes ? ',functions' : ''} --config ${path.relative(process.cwd(), file)}`
      : `Its addresses are stand-ins: name yours in ${path.relative(process.cwd(), path.join(site, 'site.json'))} (docs/firebase.md) and release again.`,
  };
}

/** Puts the shell's page where a function reads it, or where Hosting serves it. @param {string} folder of the shell's site @param {boolean} isWritten */
function placePage(folder, isWritten) {
  const [served, read] = ['index.html', PAGE_FILE].map((name) => path.join(folder, name));
  if (!served || !read) return;
  if (isWritten && existsSync(served)) renameSync(served, read);
  // A release has put the page of today where it is served; this one is of before.
  else if (!isWritten && existsSync(served)) rmSync(read, { force: true });
  else if (!isWritten && existsSync(read)) renameSync(read, served);
}
