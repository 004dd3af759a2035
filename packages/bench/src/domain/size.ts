import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Row } from '../table';

const LIBRARIES = ['valibot', 'papaparse'];

const here = fileURLToPath(new URL('.', import.meta.url));

/** Returns the bytes, minified and compressed by gzip, of a page that imports these names. */
async function gzipped(source: string, external: string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: here, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    treeShaking: true,
    write: false,
    external,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

const whole = ['', '/engines', '/planner'].map((part) => `export * from '@courtside/domain${part}';`).join(' ');

/** Compares the sizes of the engines. */
export async function compareSizes(): Promise<Row[]> {
  const row = async (what: string, source: string, aim: number | null, external = LIBRARIES): Promise<Row> => {
    const bytes = await gzipped(source, external);
    const kilobytes = bytes / 1024;
    return {
      what,
      peer: '–',
      figure: `${kilobytes.toFixed(1)} KB gzip`,
      aim: aim === null ? '–' : `below ${aim} KB`,
      met: aim === null || kilobytes < aim,
      note: external.length > 0 ? 'our own code' : 'with valibot',
    };
  };
  return [
    await row('whole package', whole, 20),
    await row('whole package', whole, null, []),
    await row('what reads a tournament', `export * from '@courtside/domain'`, null),
    await row(
      'planner: games, hours, frequency',
      `export { planTournament, plannerTable, readPlannerInput, courtTimeBand, frequencyBand } from '@courtside/domain/planner'`,
      2,
    ),
    await row('planner with bracket days and advice', `export * from '@courtside/domain/planner'`, null),
    await row('standings alone', `export { standings } from '@courtside/domain'`, null),
    await row('matching alone', `export { maximumWeightMatching } from '@courtside/domain/engines'`, null),
    await row('Swiss alone', `export { nextSwissRound } from '@courtside/domain/engines'`, null),
    await row('brackets alone', `export { createBracket, applyResult, finalRanking } from '@courtside/domain'`, null),
  ];
}
