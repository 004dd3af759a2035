/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { StampPlugin, type BuildStamp } from './stamp-plugin.mjs';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

async function build(source: string, version = '1.2.3'): Promise<{ stamp: BuildStamp; read: (file: string) => Buffer; main: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  folders.push(folder);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version }));
  writeFileSync(path.join(folder, 'index.js'), source);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: path.join(folder, 'dist'), filename: '[name].[contenthash:8].js' },
    plugins: [new StampPlugin({ folder, app: 'mf-sample', imports: ['domain', 'ui'] })],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const read = (file: string) => readFileSync(path.join(folder, 'dist', file));
  const stamp = JSON.parse(read('build.json').toString()) as BuildStamp;
  return { stamp, read, main: Object.keys(stamp.files).find((file) => file.startsWith('main')) ?? '' };
}

const source = 'console.log(__COURTSIDE_BUILD__, 1);';

describe('the stamp of a build', () => {
  it('says what it is, in its code as beside it', async () => {
    const { stamp, read, main } = await build(source);
    expect(stamp).toMatchObject({ app: 'mf-sample', version: '1.2.3', contract: expect.any(Number) });
    expect(stamp.release).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
    expect(Object.keys(stamp.shared)).toEqual(['@courtside/domain', '@courtside/ui']);
    for (const shared of Object.values(stamp.shared))
      expect(shared).toEqual({ interface: expect.any(String), content: expect.any(String) });
    expect(read(main).toString()).toContain(stamp.release);
    expect(read(main).toString()).not.toContain('%RELEASE');
  });

  it('names every file with its bytes and integrity', async () => {
    const { stamp, read } = await build(source);
    for (const [file, { bytes, integrity }] of Object.entries(stamp.files)) {
      expect(bytes).toBe(read(file).length);
      expect(integrity).toBe(`sha384-${createHash('sha384').update(read(file)).digest('base64')}`);
    }
  });

  it('is the same for the same sources, and another for others', async () => {
    const [one, same, other, later] = await Promise.all([
      build(source),
      build(source),
      build(source.replace('1', '2')),
      build(source, '1.2.4'),
    ]);
    expect(same.stamp).toEqual(one.stamp);
    expect(other.stamp.release).not.toBe(one.stamp.release);
    // The content of a file never changes, so a file that contains the release is named by it.
    expect(later.stamp.release).toMatch(/^1\.2\.4-/);
    expect(later.main).not.toBe(one.main);
  });
});
