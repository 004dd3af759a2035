// @ts-check
/*
 * Replaces `java` where Google's tools would start downloaded programs, which are not available here: the evaluator of Storage's rules, and the emulator of
 * Firestore. Our own interpreter of the rules language replaces the first and speaks the same lines of JSON; the embedded backend replaces the second. So the
 * tests prove nothing about these two programs of Google's, but about the tools that call them.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/paths.mjs';

const args = process.argv.slice(2);
/** @param {string} name */
const option = (name) => args[args.indexOf(`--${name}`) + 1] ?? '';

// The parent may be killed without passing the signal on to this process.
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
  // Google's Auth emulator does not sign its tokens.
  process.argv = [process.execPath, cli, '--allow-owner', ...Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])];
  await import(pathToFileURL(cli).href);
}
