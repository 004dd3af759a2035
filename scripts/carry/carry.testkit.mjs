// @ts-check
// Embedded backends for tests that carry data between them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../lib/paths.mjs';
import { openPlace } from './place.mjs';

/** The owner key of all these backends. */
export const token = 'an-owner-key-of-some-length';

/** Creates a folder for the tests of a file, with backends in it. Both are removed after the last test. */
export function createTestBackends() {
  const scratch = mkdtempSync(path.join(tmpdir(), 'courtside-carry-'));
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  afterAll(async () => {
    for (const child of children) {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    }
    rmSync(scratch, { recursive: true, force: true });
  });

  /** Starts a separate backend in an empty folder. @param {string} name of the folder @param {...string} more options */
  async function backend(name, ...more) {
    const cli = path.join(root, 'packages/local-backend/dist/cli.js');
    const folder = path.join(scratch, name);
    const given = ['--data', folder, '--port', '0', '--json', '--log', 'error', '--portable-passwords', '--owner-key', token, ...more];
    const child = spawn(process.execPath, [cli, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const [line] = await once(createInterface({ input: /** @type {import('node:stream').Readable} */ (child.stdout) }), 'line');
    const { url, projectId, storageBucket } = JSON.parse(line);
    return { url, folder, place: openPlace({ url, project: projectId, bucket: storageBucket, token }) };
  }
  return { scratch, backend, startedSoFar: () => children.length };
}

/**
 * Calls Auth as the SDK does.
 * @param {string} url of the server @param {string} call @param {object} body @param {string} [bearer]
 * @returns {Promise<{ localId?: string, error?: { message: string } }>}
 */
export async function callAuth(url, call, body, bearer) {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return /** @type {{ localId?: string, error?: { message: string } }} */ (await answer.json());
}
