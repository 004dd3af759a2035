import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { repository } from '../support/platform-process';

/*
 * A small accelerated weekend of packages/bench: twenty viewers, one kill, and connections that break in every way. This drill checks its comparisons, but not
 * its measurements. The large weekend is run by hand (packages/bench/README.md).
 */
test('a small weekend loses nothing, counts nothing twice, and leaves no viewer with an old page', async () => {
  test.setTimeout(600_000);
  const child = spawn('npm', ['run', 'bench', '-w', '@courtside/bench', '--', 'weekend', '--short', '--seed', '18'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code, text).toBe(0);
});
