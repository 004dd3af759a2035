// @ts-check
// Builds an app if it is stale, copies it into its own folder, checks it and makes it live.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    hosting: { type: 'boolean', default: false },
    from: { type: 'string' },
    canary: { type: 'string' },
    promote: { type: 'boolean', default: false },
    status: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [name = ''] = positionals;
ensureInstalled();
const { getOutcomesFile, getReleaseContext } = await import('./release/release-context.mjs');
const { released } = await import('./site/places.mjs');
const { writeHostingConfig } = await import('./release/hosting-folder.mjs');
if (values.help || positionals.length !== 1 || !released.includes(name)) {
  console.log(`npm run release -- NAME [options]      NAME: ${released.join(', ')}
  --data DIR       data folder of the embedded servers   (default: .data in this folder)
  --hosting        for Firebase Hosting instead: into hosting/, or the folder of --data, for firebase deploy
  --from DIR       releases an earlier build from this folder, instead of the present one
  --canary SHARE   releases a remote only for a share of the visitors, 0.1 or 10%, next to its main release
  --promote        makes the canary the release for all visitors
  --status         shows the live release, and how often each release was loaded and failed; changes nothing
npm run rollback -- NAME                rolls it back; with --canary withdraws the canary`);
  process.exit(values.help ? 0 : 2);
}
const share = values.canary === undefined ? undefined : parseShare(values.canary);

const started = Date.now();
try {
  const context = getReleaseContext(values);
  if (values.status) {
    const { readStatus } = await import('./release/status.mjs');
    console.log(readStatus(name, context, getOutcomesFile(values)));
    process.exit(0);
  }
  const { promote, release } = await import('./release/release.mjs');
  if (!values.promote && !values.from) {
    const { buildStale } = await import('./lib/builds.mjs');
    await buildStale({ only: name });
    const { findClientObjections, findPresentObjections } = await import('./lib/contracts.mjs');
    const against = [...findClientObjections(name), ...findPresentObjections(name)];
    if (against.length > 0) throw new Error(`${name} is not released.\n${against.join('\n')}`);
  }
  const from = values.from === undefined ? {} : { built: builtIn(values.from, context.built) };
  const { folder, before } = values.promote
    ? await promote(name, context)
    : await release(name, { ...context, ...from, ...(share === undefined ? {} : { share }) });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    share === undefined
      ? `${name} ${folder} is live after ${seconds} s; before it: ${before}.`
      : `${name} ${folder} is offered to ${Math.round(share * 1000) / 10} % of the visitors; the others have ${before}.`,
  );
  if (values.hosting) console.log((await writeHostingConfig(context.site)).advice);
} catch (error) {
  fail(/** @type {Error} */ (error).message);
}

/**
 * Returns the folders of the builds: the given folder for the named app, the build's own folders for all others.
 * @param {string} folder
 * @param {(name: string) => string} built
 */
function builtIn(folder, built) {
  return (/** @type {string} */ app) => (app === name ? path.resolve(folder) : built(app));
}

/** Parses a share: "0.1", "10%" or "10". @param {string} text @returns {number} from 0 to 1 */
function parseShare(text) {
  const number = Number(text.replace(/\s*%$/, ''));
  const isPerCent = text.endsWith('%') || number > 1;
  const found = isPerCent ? number / 100 : number;
  return text.trim() !== '' && found >= 0 && found <= 1 ? found : fail(`--canary ${text}: not a share, such as 0.1 or 10%`);
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
