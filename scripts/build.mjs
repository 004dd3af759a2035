// @ts-check
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled('run');
const { buildStale } = await import('./lib/builds.mjs');
const built = await buildStale({ all: process.argv.includes('--all') });
console.log(built.length === 0 ? 'Nothing is stale.' : `Built ${built.join(', ')}.`);
