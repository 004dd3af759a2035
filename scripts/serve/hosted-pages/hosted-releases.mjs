// @ts-check
// Reads the live releases of a hosted site: their stamps and their first views. The files of a release never change, so each is read once.
import { FIRST_VIEW } from '../../../packages/federation/build/names.mjs';
import { apps, remoteNames } from '../../../packages/federation/apps.mjs';
import { createViewRenderers } from '../first-view/renderers.mjs';

/**
 * @typedef {import('../../../packages/federation/build/identity/stamp-plugin.mjs').BuildStamp} BuildStamp
 * @typedef {{ stamp: BuildStamp | null, frame: import('../first-content/frame.mjs').FrameRelease | null }} Shell
 */

/** How long the site may take, in milliseconds. */
const PATIENCE = 5000;
/** How many stamps are kept: more than there are apps, so that a rollback finds its own. */
const MOST = 20;
/** The first script of a page, in the folder of its release. */
const firstScript = /<script [^>]*src="([^"]*\/)main\.[^"]*"/;

/** @param {string} url */
async function fetchFile(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * @param {{ origin: string, remotes: readonly string[] }} site `remotes`: the origins that code of a remote may come from
 * @param {() => number} now
 */
export function createHostedReleases({ origin, remotes }, now) {
  /** @type {Map<string, Promise<BuildStamp>>} */
  const stamps = new Map();
  const getRenderer = createViewRenderers({ read: fetchFile, now });

  /** @param {string} folder address of a release @returns {Promise<BuildStamp>} */
  function readStamp(folder) {
    const found = stamps.get(folder);
    if (found) return found;
    const [oldest] = stamps.keys();
    if (stamps.size >= MOST && oldest !== undefined) stamps.delete(oldest);
    const stamp = fetchFile(`${folder}build.json`).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)));
    stamps.set(folder, stamp);
    stamp.catch(() => stamps.delete(folder));
    return stamp;
  }

  /** @param {string} folder @param {BuildStamp} stamp @returns {import('../first-view/renderer.mjs').ViewFile | null} */
  function getViewFile(folder, { files }) {
    const integrity = files[FIRST_VIEW]?.integrity;
    return integrity ? { file: `${folder}${FIRST_VIEW}`, integrity } : null;
  }

  /** @param {unknown} registry @param {string} name @returns {string | null} address of the folder of the live release */
  function findFolder(registry, name) {
    const { remotes: lines = [] } = /** @type {{ remotes?: readonly { name: string, entry: string }[] }} */ (registry ?? {});
    const line = lines.find((one) => one.name === name);
    const folder = line ? new URL('.', new URL(line.entry, origin)) : null;
    return folder && [origin, ...remotes].includes(folder.origin) ? folder.href : null;
  }

  /** @param {unknown} registry @param {{ page: string }} given */
  async function draw(registry, given) {
    const name = remoteNames.find((one) => given.page in apps[one].pages);
    const folder = name ? findFolder(registry, name) : null;
    const file = folder ? getViewFile(folder, await readStamp(folder)) : null;
    return name && file ? getRenderer(name).render(file, given) : null;
  }

  return {
    /**
     * Returns the stamp of the shell that a page belongs to, and the function that draws its frame.
     * @param {string} html @returns {Promise<Shell>} nulls if the stamp can't be read
     */
    async readShell(html) {
      const [, path] = firstScript.exec(html) ?? [];
      if (!path) return { stamp: null, frame: null };
      const folder = new URL(path, origin).href;
      const stamp = await readStamp(folder);
      const file = getViewFile(folder, stamp);
      const render = (/** @type {object} */ given) => (file ? getRenderer('shell').render(file, given) : Promise.resolve(null));
      return { stamp, frame: file && { integrity: file.integrity, render } };
    },
    /**
     * Returns the function that draws with the remotes of a registry.
     * @param {unknown} registry @returns {import('../first-content/first-content.mjs').DrawView}
     */
    getDrawing: (registry) => (given) =>
      draw(registry, given).catch((error) => {
        console.error(String(error));
        return null;
      }),
    /** Ends the threads. */
    close: () => getRenderer.close(),
  };
}
