import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { repository, type PlatformInfo } from './platform-process';

/** Opens a tournament of the sample season by its name, as a visitor finds it. */
export async function openFromList(page: Page, list: '/' | '/archive', name: string): Promise<void> {
  await page.goto(list);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Loads the largest event for which fast pages are promised: 64 teams, 480 matches, a double bracket. @returns its id */
export async function loadLargeEvent({ ports, ownerKey }: PlatformInfo): Promise<string> {
  const script = path.join(repository, 'packages/firebase/seed/run.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, '--origin', `http://localhost:${ports['backend']}`, '--large'], {
    cwd: repository,
    env: { ...process.env, COURTSIDE_OWNER_KEY: ownerKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  return output.trim();
}
