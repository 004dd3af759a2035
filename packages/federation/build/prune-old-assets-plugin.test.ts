/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { PruneOldAssetsPlugin } from './prune-old-assets-plugin.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'courtside-prune-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a stamp with the build's files, as real builds do. */
const stamp = (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('stamp', (compilation) =>
    compilation.hooks.processAssets.tap({ name: 'stamp', stage: 3000 }, (assets) => {
      const files = Object.fromEntries(Object.keys(assets).map((name) => [name, {}]));
      compilation.emitAsset('build.json', new compiler.webpack.sources.RawSource(JSON.stringify({ files })));
    }),
  );

/** @returns the files in the folder afterwards */
async function build(source: string): Promise<readonly string[]> {
  writeFileSync(path.join(folder, 'index.js'), source);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: path.join(folder, 'dist'), filename: '[contenthash:8].js' },
    plugins: [new PruneOldAssetsPlugin(), stamp],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()));
  });
  return readdirSync(path.join(folder, 'dist')).filter((name) => name !== 'build.json');
}

it('keeps the files of the build before, which open tabs ask for, and of none that is older', async () => {
  const first = await build('console.log(1);');
  expect(first).toHaveLength(1);
  const [of1 = ''] = first;
  for (const companion of ['.br', '.gz', '.map']) writeFileSync(path.join(folder, 'dist', `${of1}${companion}`), '');
  const second = await build('console.log(2);');
  expect(second).toEqual(expect.arrayContaining([of1, `${of1}.br`, `${of1}.gz`, `${of1}.map`]));
  expect(second).toHaveLength(5);
  const third = await build('console.log(3);');
  expect(third).toHaveLength(2);
  expect(third).not.toContain(of1);
});
