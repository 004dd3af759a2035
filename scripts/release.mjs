// @ts-check
// Builds an app where it is stale, puts it into a folder of its own, checks it and makes it live.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: path.join(root, '.data') },
    hosting: { type: 'boolean', default: false },
    canary: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [name = ''] = positionals;
ensureInstalled();
const { released, surroundingsOf, writeHostingConfig } = await import('./release/places.mjs');
if (values.help || positionals.length !== 1 || !released.includes(name)) {
  console.log(`npm run release -- NAME [options]      NAME: ${released.join(', ')}
  --data DIR       data folder whose embedded servers give it out   (default: .data in this folder)
  --hosting        for Firebase Hosting instead: into hosting/, for firebase deploy
  --canary SHARE   to a share of the visitors only, from 0 to 1: a remote beside its first release
npm run rollback -- NAME                takes it back`);
  process.exit(values.help ? 0 : 2);
}
const share = values.canary === undefined ? undefined : Number(values.canary);
if (share !== undefined && !(share >= 0 && share <= 1)) fail(`--canary ${values.canary}: not a share from 0 to 1`);

const started = Date.now();
try {
  const { buildStale } = await import('./lib/builds.mjs');
  await buildStale({ only: name });
  const { clientObjections } = await import('./lib/contracts.mjs');
  const against = clientObjections(name);
  if (against.length > 0) throw new Error(`${name} is not released.\n${against.join('\n')}`);
  const { release } = await import('./release/release.mjs');
  const surroundings = surroundingsOf(values);
  const { folder, before } = await release(name, { ...surroundings, ...(share === undefined ? {} : { share }) });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    share === undefined
      ? `${name} ${folder} is live after ${seconds} s; before it: ${before}.${values.hosting ? ` Upload it with: firebase deploy --only hosting --config ${path.relative(root, writeHostingConfig())}` : ''}`
      : `${name} ${folder} is offered to ${Math.round(share * 100)} % of the visitors; the others have ${before}.`,
  );
} catch (error) {
  fail(/** @type {Error} */ (error).message);
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
