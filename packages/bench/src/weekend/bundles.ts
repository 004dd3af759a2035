import { build, type BuildOptions } from 'esbuild';
import path from 'node:path';
import { repository } from './venue';

export interface Bundles {
  /** The program that plays people. */
  readonly people: string;
  /** The product's Firebase client, as a function of its `firebase/…` modules. */
  readonly client: string;
}

/** Bundles the code of the people's programs; each of them has many pages, and each page its own copy of the client. */
export async function buildPeople(): Promise<Bundles> {
  const bench = path.join(repository, 'packages/bench');
  const [people, client] = [path.join(bench, 'dist/weekend-people.mjs'), path.join(bench, 'dist/weekend-client.cjs')];
  const shared = {
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    absWorkingDir: repository,
  } satisfies BuildOptions;
  await Promise.all([
    build({
      ...shared,
      entryPoints: [path.join(bench, 'src/weekend/people.ts')],
      format: 'esm',
      outfile: people,
    }),
    build({
      ...shared,
      entryPoints: [path.join(repository, 'packages/firebase/src/index.ts')],
      format: 'cjs',
      outfile: client,
      external: ['firebase/*', 'react'],
    }),
  ]);
  return { people, client };
}
