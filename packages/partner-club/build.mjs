// @ts-check
// Builds the files of the club's pages as another team would, with other tools: esbuild, a separate React, plain CSS.
import { build } from 'esbuild';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const output = path.join(folder, 'dist');
const newReact = path.resolve(folder, '../../node_modules');

/** @type {import('esbuild').BuildOptions} */
const common = {
  bundle: true,
  minify: true,
  format: 'esm',
  splitting: true,
  target: ['chrome111', 'firefox113', 'safari16.4'],
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  outdir: output,
  entryNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
  metafile: true,
  absWorkingDir: folder,
  logLevel: 'error',
};

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
const built = await Promise.all([
  build({ ...common, entryPoints: ['src/react-18.tsx', 'site/club.css', 'site/hostile.css'] }),
  // A host of module federation shares its React, so it needs the same major version as the remote.
  build({
    ...common,
    entryPoints: ['src/federation-host.tsx'],
    alias: { 'react': path.join(newReact, 'react'), 'react-dom': path.join(newReact, 'react-dom') },
  }),
]);

/** @type {Record<string, string>} */
const assets = {};
for (const { metafile } of built) {
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint) assets[path.basename(entryPoint).replace(/\.tsx$/, '.js')] = path.basename(file);
  }
}
writeFileSync(path.join(output, 'assets.json'), `${JSON.stringify(assets, null, 2)}\n`);
