// @ts-check
/*
 * Stands in for `java` where Google's tools start what they would have to download, and can't here: the program that judges Storage's rules, and the emulator of
 * Firestore. The first is our own interpreter of the rules language, behind the lines of JSON that Google's speaks; the second is the embedded backend. So what
 * these two say proves nothing about Google's; what asks them does.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/paths.mjs';

const args = process.argv.slice(2);
/** @param {string} name */
const option = (name) => args[args.indexOf(`--${name}`) + 1] ?? '';

// Whoever started this may be ended without a word to it.
const { ppid } = process;
setInterval(() => process.ppid !== ppid && process.exit(1), 1000).unref();

if (args.includes('-version')) process.stderr.write('openjdk version "21.0.0"\n');
else if (args.includes('serve')) await import('./rules-runtime.mjs');
else {
  const cli = path.join(root, 'packages/local-backend/dist/cli.js');
  const given = {
    'data': process.env.COURTSIDE_DOCUMENTS ?? '',
    'host': option('host'),
    'port': option('port'),
    'project': option('project_id'),
    'firestore-rules': option('rules'),
    'indexes': path.join(root, 'packages/firebase/firestore.indexes.json'),
    'log': 'error',
  };
  // Tokens of Google's Auth emulator are signed by nobody.
  process.argv = [process.execPath, cli, '--allow-owner', ...Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])];
  await import(pathToFileURL(cli).href);
}
