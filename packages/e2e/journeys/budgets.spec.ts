import type { Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listBudgetFaults, WRITTEN, type Chunk, type Chunks } from '../support/budget';
import { sumKilobytes, recordTransfers, type Transfer } from '../support/first-visit';
import type { PlatformInfo } from '../support/platform-process';
import { listModules, toModuleName, type Modules } from '../support/script-modules';
import { rememberSession } from '../support/session';
import { expect, test } from '../support/test';

// The agreed cost of each page's first visit: its scripts and the modules of each. `npm run budgets -w @courtside/e2e` writes new budgets. That is a decision:
// a reviewer of the change sees what grew.
const file = path.join(import.meta.dirname, '../budgets.json');
const agreed = () => JSON.parse(readFileSync(file, 'utf8')) as Budgets;

interface Budgets {
  /** Bytes of each script, by page. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Bytes of each module, by script. */
  readonly scripts: Readonly<Record<string, Modules>>;
}

const getBudget = (name: string): Chunks => {
  const { pages: all, scripts } = agreed();
  return Object.fromEntries(
    Object.entries(all[name] ?? {}).map(([script, bytes]): [string, Chunk] => [script, { bytes, modules: scripts[script] ?? {} }]),
  );
};

interface Visited {
  readonly path: string;
  readonly asOrganiser?: true;
}
/** The pages of `docs/performance.md`, and the archive. Ids are those of the sample data. */
const pages: Readonly<Record<string, Visited>> = {
  home: { path: '/' },
  archive: { path: '/archive' },
  planner: { path: '/planner' },
  tournament: { path: '/JfQoh5u75EtBmZ0fwMeE' },
  organiser: { path: '/JfQoh5u75EtBmZ0fwMeE', asOrganiser: true },
  registration: { path: '/GpMuS1oGVPHudcD7ZZJs/register', asOrganiser: true },
};

/** "http://localhost:41007/home.e1f0f14c.js" → "mf-tournament/home" */
function chunkName(url: string, { ports }: PlatformInfo): string {
  const { port, pathname } = new URL(url);
  const app = Object.entries(ports).find(([, own]) => String(own) === port)?.[0] ?? port;
  return `${app}/${path.basename(pathname).replace(/(\.[0-9a-f]{8})?\.js$/, '')}`;
}

async function measureChunks(page: Page, scripts: readonly Transfer[], platform: PlatformInfo): Promise<Chunks> {
  const read = async ({ url, bytes }: Transfer): Promise<[string, Chunk]> => {
    const { origin, pathname } = new URL(url);
    const [script, map] = await Promise.all(
      ['', '.map'].map(async (more) => (await page.request.get(`${origin}${pathname}${more}`)).text()),
    );
    return [chunkName(url, platform), { bytes, modules: listModules(script ?? '', map ?? '') }];
  };
  return Object.fromEntries(await Promise.all(scripts.map(read)));
}

/** Replaces a budget by the present cost of the visit. */
function write(name: string, chunks: Chunks): void {
  const inOrder = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
  const { pages: others, scripts } = agreed();
  const bytes = Object.fromEntries(Object.entries(chunks).map(([script, chunk]) => [script, chunk.bytes]));
  const modules = Object.fromEntries(
    Object.entries(chunks).map(([script, chunk]) => [
      script,
      inOrder(Object.fromEntries(Object.entries(chunk.modules).filter(([, size]) => size >= WRITTEN))),
    ]),
  );
  const now: Budgets = { pages: inOrder({ ...others, [name]: inOrder(bytes) }), scripts: inOrder({ ...scripts, ...modules }) };
  writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
}

for (const [name, visited] of Object.entries(pages)) {
  test(
    `a first visit of ${name} loads no more scripts and files than agreed, and only from our servers`,
    { tag: ['@sizes', ...(name === 'home' || name === 'tournament' ? [] : ['@release'])] },
    async ({ person, platform }, { config }) => {
      const page = await person();
      if (visited.asOrganiser) await rememberSession(page, 'organiser@courtside.test', 'courtside');
      const foreign: string[] = [];
      const ours = new Set(Object.values(platform.ports).map(String));
      page.on('request', (request) => {
        const { protocol, hostname, port } = new URL(request.url());
        const isSdkProbe = hostname === 'www.google.com' && request.url().includes('cleardot');
        if (protocol.startsWith('http') && !(hostname === 'localhost' && ours.has(port)) && !isSdkProbe) foreign.push(request.url());
      });
      const transfers = await recordTransfers(page, () => page.goto(visited.path));
      expect(foreign).toEqual([]);
      expect(sumKilobytes(transfers, 'Font')).toBeLessThan(60);
      const chunks = await measureChunks(
        page,
        transfers.filter(({ type }) => type === 'Script'),
        platform,
      );
      expect(Object.keys(chunks).length).toBeGreaterThan(5);
      if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') write(name, chunks);
      else expect(listBudgetFaults(chunks, getBudget(name)).join('\n'), 'what grew').toBe('');
    },
  );
}

test('a script that grew is reported with its modules', () => {
  const before: Chunks = {
    'shell/frame': { bytes: 40_000, modules: { 'shell/src/app.tsx': 2000, 'packages/ui/src/button.tsx': 900 } },
    'mf-tournament/home': { bytes: 20_000, modules: { 'mf-tournament/src/home.tsx': 5000 } },
  };
  const frame = (bytes: number, modules: Record<string, number>) => ({ ...before, 'shell/frame': { bytes, modules } });
  expect(listBudgetFaults(before, before)).toEqual([]);
  // Three percent of the total, and of a script, is free growth.
  expect(listBudgetFaults(frame(41_100, { 'shell/src/app.tsx': 3100, 'packages/ui/src/button.tsx': 900 }), before)).toEqual([]);
  expect(
    listBudgetFaults(frame(43_000, { 'shell/src/app.tsx': 2000, 'packages/ui/src/button.tsx': 3800, 'shell/src/new.tsx': 5100 }), before),
  ).toEqual([
    '+3.0 kB of script, which was 60.0',
    '  shell/frame +3.0 kB',
    '    +5100 bytes, minimized: shell/src/new.tsx',
    '    +2900 bytes, minimized: packages/ui/src/button.tsx',
  ]);
  expect(listBudgetFaults({ ...before, 'shell/more': { bytes: 300, modules: {} } }, before)).toEqual([
    '3 scripts, which were 2',
    '  new: shell/more, +0.3 kB',
  ]);
});

test('the modules of a script come from its source map', () => {
  expect(toModuleName('webpack://mf_tournament/../packages/ui/src/button.tsx')).toBe('packages/ui/src/button.tsx');
  expect(toModuleName('webpack://shell/./src/app.tsx')).toBe('shell/src/app.tsx');
  expect(toModuleName('webpack://shell/../node_modules/react/index.js')).toBe('node_modules/react/index.js');
  // Two modules on one line, of 3 and 5 bytes, and 2 bytes without a module.
  const map = {
    version: 3 as const,
    sources: ['webpack://shell/./src/a.ts', 'webpack://shell/./src/b.ts'],
    names: [],
    mappings: 'AAAA,GCAA,K',
  };
  expect(listModules('aaabbbbb--', map)).toEqual({ 'shell/src/a.ts': 3, 'shell/src/b.ts': 5, '': 2 });
});
