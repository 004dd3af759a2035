import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTournament, signInToConsole } from '../support/organizing';
import { createEmail, signUp } from '../support/people';
import { repository, startPlatform, type PlatformInfo } from '../support/platform-process';
import { expect, test } from '../support/test';

/** Starts a platform without sample data and without hourly back-ups. */
const quiet = ['--empty', '--no-backups'];

/** Runs one of the scripts that an operator types. */
function operate(script: 'backup' | 'restore', ...args: readonly string[]): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(repository, `scripts/${script}.mjs`), ...args], {
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
}

test(
  'a back-up of the running platform restores data that was lost later, with accounts and addresses',
  { tag: '@smoke' },
  async ({ person }) => {
    test.setTimeout(240_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'courtside-e2e-backup-'));
    const data = path.join(folder, 'data');
    const file = path.join(folder, 'weekend.tar.gz');
    const email = createEmail('keeper');
    const at = (info: PlatformInfo, site: string) => `http://localhost:${info.ports[site]}/`;
    let platform = await startPlatform({ dataFolder: data, arguments: quiet });
    try {
      const visitor = await person({ platform: platform.info });
      await signUp(visitor, email);
      await visitor.context().close();
      const before = await person();
      await before.goto(at(platform.info, 'console'));
      await signInToConsole(before, email);
      await before.getByRole('link', { name: 'Organize', exact: true }).first().click();
      const kept = await createTournament(before, { name: 'Kept Cup' });

      expect(operate('backup', '--data', data, '--to', file)).toEqual({ code: 0, said: expect.stringContaining('records') as unknown });
      // In the folder from which the oldest back-ups are removed, too. A second back-up in the same second would be refused.
      expect(operate('backup', '--data', data).code).toBe(0);
      const inFolder = readdirSync(path.join(data, 'backups'));
      expect(inFolder).toEqual([expect.stringMatching(/^courtside-\d{8}T\d{6}Z\.tar\.gz$/)]);

      await before.getByRole('link', { name: 'Organize', exact: true }).first().click();
      // Until then "Name" also matches an element of the earlier tournament's page.
      await expect(before.getByRole('heading', { level: 1, name: 'Organize', exact: true })).toBeVisible();
      const late = await createTournament(before, { name: 'Late Cup' });
      await before.context().close();
      // A restore into the folder of a running platform is refused.
      const early = operate('restore', '--from', file, '--data', data, '--replace');
      expect(early.code).toBe(49);

      await platform.stop();
      expect(operate('restore', '--from', file, '--data', data).code).toBe(2);
      expect(operate('restore', '--from', file, '--data', data, '--replace').said).toContain('is as it was at');
      expect(readdirSync(data).filter((name) => name.startsWith('backend.before-restore-'))).toHaveLength(1);

      platform = await startPlatform({ dataFolder: data, arguments: quiet });
      const after = await person({ expectErrors: /404|not found/i });
      await after.goto(at(platform.info, 'console'));
      await signInToConsole(after, email);
      await expect(after.getByRole('link', { name: 'Kept Cup', exact: true })).toBeVisible();
      await expect(after.getByRole('link', { name: /Late Cup/ })).toHaveCount(0);
      await after.goto(`${at(platform.info, 'console')}${kept}`);
      await expect(after.getByRole('heading', { level: 1, name: 'Kept Cup' })).toBeVisible();
      await after.goto(`${at(platform.info, 'console')}${late}`);
      await expect(after.getByRole('heading', { level: 1, name: /found/i })).toBeVisible();
      await after.context().close();

      // A folder that starts from scratch keeps its back-ups, which may be all that remains of its data.
      await platform.stop();
      platform = await startPlatform({ dataFolder: data, arguments: [...quiet, '--reset'] });
      expect(readdirSync(path.join(data, 'backups'))).toEqual(expect.arrayContaining(inFolder));
      expect(readdirSync(data).filter((name) => name.startsWith('backend.before-restore-'))).toEqual([]);
    } finally {
      await platform.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
