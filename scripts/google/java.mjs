// @ts-check
/*
 * Replaces `java` where Google's tools would start downloaded programs, which are not available here: the evaluator of Storage's rules, and the emulator of
 * Firestore. The first is our own interpreter of the rules language, behind the same lines of JSON; the second is the embedded backend. So the answers of
 * these two prove nothing about Google's programs; the tools that ask them do.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/paths.mjs';

const args = process.argv.slice(2);
/** @param {string} name */
const option = (name) => args[args.indexOf(`--${name}`) + 1] ?? '';

// The parent of this process may be killed without a signal to it.
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
  // Tokens of Google's Auth emulator are unsigned.
  process.argv = [process.execPath, cli, '--allow-owner', ...Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])];
  await import(pathToFileURL(cli).href);
}
