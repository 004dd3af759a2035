import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';

/** Bundles what a page gets that imports these contents: its bytes after minifying and gzip, and its files. */
async function bundled(contents: string, external: string[] = []) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: __dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
    external,
    logLevel: 'error',
  });
  const inputs = Object.values(metafile.outputs)[0]?.inputs ?? {};
  const files = Object.keys(inputs).filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0);
  return { bytes: gzipSync(outputFiles[0]!.contents, { level: 9 }).length, files };
}

const KB = 1024;
const BUDGET = {
  ownCode: 32.125 * KB,
  withValibot: 34.125 * KB,
  reading: 17 * KB,
  day: 22.375 * KB,
  calendar: 14 * KB,
  plannerWithStages: 4.25 * KB,
  text: 1.25 * KB,
};
const LIBRARIES = ['valibot', 'papaparse'];

describe('what the package weighs', () => {
  it('our own code stays inside its budget, and importing nothing costs nothing', async () => {
    const whole = `export * from './index'; export * from './engines'; export * from './planner'`;
    expect((await bundled(whole, LIBRARIES)).bytes).toBeLessThan(BUDGET.ownCode);
    expect((await bundled(whole)).bytes).toBeLessThan(BUDGET.withValibot);
    expect((await bundled(`export * from './index'`, LIBRARIES)).bytes).toBeLessThan(BUDGET.reading);
    expect((await bundled(`import '@courtside/domain'`)).files).toEqual([]);
  });

  it('games, hours and frequency are below 2 KB; with bracket days, the entry stays inside its budget', async () => {
    expect((await bundled(`export * from '@courtside/domain/planner'`)).bytes).toBeLessThan(BUDGET.plannerWithStages);
    expect(
      (
        await bundled(
          `export { planTournament, plannerTable, readPlannerInput, courtTimeBand, frequencyBand } from '@courtside/domain/planner'`,
        )
      ).bytes,
    ).toBeLessThan(2 * KB);
  });

  it('folding and search are for the shell and the design system too, and stay small', async () => {
    expect((await bundled(`export * from '@courtside/domain/text'`)).bytes).toBeLessThan(BUDGET.text);
  });

  it('the engines of the day of play, with those of brackets and tables that they stand on, stay inside a budget of their own', async () => {
    expect((await bundled(`export * from '@courtside/domain/day'`, LIBRARIES)).bytes).toBeLessThan(BUDGET.day);
  });

  it('calendars, with the plan of the day and the brackets that they are made of, stay inside a budget of their own', async () => {
    expect((await bundled(`export * from '@courtside/domain/calendar'`, LIBRARIES)).bytes).toBeLessThan(BUDGET.calendar);
  });

  it('what a team has to do brings neither the plan of the day nor brackets', async () => {
    const { bytes, files } = await bundled(`export * from '@courtside/domain/team'`, LIBRARIES);
    expect(bytes).toBeLessThan(1.75 * KB);
    expect(files.filter((file) => /\/(day|brackets)\//.test(file))).toEqual([]);
  });

  it('who reads a tournament gets neither what makes one nor the planner', async () => {
    const { files } = await bundled(`export * from './index'`, LIBRARIES);
    expect(files.filter((file) => /\/(matching|mixer|planner|round-robin|seeding|swiss|tournament-form)\//.test(file))).toEqual([]);
  });

  it('one engine brings no other, and only teams-csv brings papaparse', async () => {
    expect(
      (await bundled(`export * from '@courtside/domain'; export * from '@courtside/domain/engines'`)).files.filter((file) =>
        file.includes('papaparse'),
      ),
    ).toEqual([]);
    expect((await bundled(`export * from '@courtside/domain/teams-csv'`)).files.some((file) => file.includes('papaparse'))).toBe(true);
    const { files } = await bundled(`export { standings } from '@courtside/domain'`);
    expect(files.filter((file) => !/\/standings\/|<stdin>/.test(file))).toEqual([]);
  });
});
