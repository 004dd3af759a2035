/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import webpack from 'webpack';
import { FreshRetryPlugin } from './fresh-retry-plugin.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'courtside-retry-'));
  writeFileSync(path.join(folder, 'main.js'), 'window.ask = () => import(/* webpackChunkName: "late" */ "./late").then((m) => m.default);');
  writeFileSync(path.join(folder, 'late.js'), 'export default "here";');
  return new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './main.js',
        output: { path: folder, filename: 'built.js', chunkFilename: '[name].built.js', publicPath: '/', chunkLoadTimeout: 8000 },
        plugins: [new FreshRetryPlugin()],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    ),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

type Outcome = 'error' | 'a page' | 'load';

it('a chunk is asked for once more by itself when it did not come, and each time under another address', async () => {
  const { window } = new JSDOM('<!doctype html><head></head>', { runScripts: 'outside-only', url: 'https://courts.example/' });
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  window.eval(text('built.js'));
  const scripts = () => [...window.document.querySelectorAll('script')];
  /** Requests a chunk while the given outcomes happen, and returns the requests and the result. */
  const ask = async (...outcomes: readonly Outcome[]) => {
    const asked = (window as unknown as { ask: () => Promise<string> }).ask().catch((error: Error) => error.name);
    const addresses: string[] = [];
    for (const outcome of outcomes) {
      const [script] = scripts();
      addresses.push(script?.src.replace('https://courts.example/late.built.js', '') ?? 'nothing');
      if (outcome === 'load') window.eval(text('late.built.js'));
      script?.dispatchEvent(new window.Event(outcome === 'error' ? 'error' : 'load'));
    }
    expect(scripts()).toEqual([]);
    return [...addresses, await asked];
  };
  expect(await ask('error', 'error')).toEqual(['', '?again=1', 'ChunkLoadError']);
  expect(await ask('a page')).toEqual(['?again=2', 'ChunkLoadError']);
  expect(await ask('error', 'load')).toEqual(['?again=3', '?again=4', 'here']);
});
