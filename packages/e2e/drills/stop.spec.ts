import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive, waitForReadiness, repository } from '../support/platform-process';
import { expect, test } from '../support/test';

test.describe('stopping npm stops everything', () => {
  test.describe.configure({ timeout: 120_000 });
  let folder: string;
  let npm: ChildProcess;
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'courtside-stop-'));
    npm = spawn('npm', ['start', '--', '--empty', '--port', '0', '--json', '--data', folder], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
  });
  test.afterEach(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // Everything has ended, as it should.
    }
    rmSync(folder, { recursive: true, force: true });
  });

  // Ctrl-C sends a signal to all processes of the terminal, a service manager only to npm.
  for (const [way, stop] of [
    ['a signal to npm', () => npm.kill('SIGTERM')],
    ['Ctrl-C', () => process.kill(-(npm.pid ?? 0), 'SIGINT')],
  ] as const) {
    test(`by ${way}, while it runs`, { tag: way === 'Ctrl-C' ? '@smoke' : [] }, async () => {
      const pids = Object.values((await waitForReadiness(npm)).pids);
      expect(pids.filter(isAlive)).toEqual(pids);
      const isOver = once(npm, 'exit');
      stop();
      await isOver;
      await expect.poll(() => pids.filter(isAlive)).toEqual([]);
    });
  }

  test('in the middle of the start', async () => {
    const run = path.join(folder, 'run.json');
    const ports = (): Record<string, number> => {
      try {
        return (JSON.parse(readFileSync(run, 'utf8')) as { ports: Record<string, number> }).ports;
      } catch {
        return {};
      }
    };
    await expect.poll(() => Object.keys(ports()).length, { timeout: 90_000, intervals: [20] }).toBeGreaterThan(0);
    const { backend } = ports();
    npm.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${backend}/`).then(
          () => 'answers',
          () => 'gone',
        ),
      )
      .toBe('gone');
  });
});
