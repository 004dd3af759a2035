import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Row } from '../table';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Bytes after minifying and gzip of what a page gets that imports these names; libraries left out. */
async function gzipped(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: here, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    treeShaking: true,
    write: false,
    external: ['valibot', 'papaparse'],
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

/** What the engines weigh. */
export async function sizeRows(): Promise<Row[]> {
  const row = async (what: string, source: string, aim: number | null): Promise<Row> => {
    const bytes = await gzipped(source);
    const kilobytes = bytes / 1024;
    return { what, peer: '–', figure: `${kilobytes.toFixed(1)} KB gzip`, aim: aim === null ? '–' : `below ${aim} KB`, met: aim === null || kilobytes < aim, note: '' };
  };
  return [
    await row('whole package', `export * from '@courtside/domain'`, 20),
    await row('matching alone', `export { maximumWeightMatching } from '@courtside/domain'`, null),
    await row('Swiss alone', `export { nextSwissRound } from '@courtside/domain'`, null),
    await row('brackets alone', `export { createBracket, applyResult, finalRanking } from '@courtside/domain'`, null),
  ];
}
