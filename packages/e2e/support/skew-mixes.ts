import { apps, remoteNames } from '@courtside/federation/apps';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { repository } from './platform-process';

/** The release of each app in a page: `present`, or a name of `scripts/skew/variants.mjs` or git. */
export type Mix = Readonly<Record<string, string>>;

const allPresent: Mix = Object.fromEntries(Object.keys(apps).map((app) => [app, 'present']));

/** Mixes in which an export of each package that is shared by content is renamed, and the shell is deployed with one remote, one mix for each. */
const redeployments: readonly Mix[] = remoteNames.map((remote) => ({ ...allPresent, shell: 'renamed', [remote]: 'renamed' }));

/** A mix in which an export of the client is renamed without a new contract version, and one remote is deployed. */
export const brokenClient: Mix = { ...allPresent, 'mf-registration': 'renamed-client' };

/** The mixes to test: those of `npm run skew`, or else of `npm run drills`. */
export const mixes: readonly Mix[] = process.env.SKEW_MIXES ? (JSON.parse(process.env.SKEW_MIXES) as readonly Mix[]) : redeployments;

/** Runs `scripts/skew/command.mjs`. @returns its output */
export function askForSkew<Answer>(...given: readonly string[]): Promise<Answer> {
  const child = spawn(process.execPath, [path.join(repository, 'scripts/skew/command.mjs'), ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(JSON.parse(output) as Answer) : reject(new Error(`skew: ${given[0]} failed.`))));
  });
}
