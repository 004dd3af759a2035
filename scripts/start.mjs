// @ts-check
import './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { start } from './serve/start.mjs';

await start(process.argv.slice(2), async () => {
  ensureInstalled('run');
  const { buildStale } = await import('./lib/builds.mjs');
  await buildStale();
});
