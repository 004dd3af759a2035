// @ts-check
// Bundles the package's programs with everything that they import, so that npm only has to install packages that are compiled for a system.
import { build } from 'esbuild';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { programs } from '../lib/programs.mjs';
import { root } from '../lib/paths.mjs';

/** The packages that npm installs next to ours: prebuilt for each system, or a dependency of such a package. */
export const installed = ['@node-rs/argon2', 'fs-native-extensions', 'lmdb', 'msgpackr', 'ordered-binary'];

/** Only a checkout imports these. */
const notPacked = /^(tsx\/esm\/api|\.\/live-app\.mjs|@courtside\/partner-club)$/;

/** CommonJS packages load Node's modules by `require`, which ES modules do not have. */
const requireForAll = "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);";

/**
 * Writes the programs: a file for each, and files of shared code.
 * @param {string} folder
 * @returns {Promise<readonly string[]>} the absolute path of every bundled file
 * @throws Error if a program imports a package that is neither bundled nor listed above
 */
export async function bundlePrograms(folder) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { courtside: 'scripts/courtside.mjs', ...programs },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    external: installed,
    banner: { js: requireForAll },
    define: { COURTSIDE_PACKED: 'true' },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'left out',
        setup: (bundle) => {
          bundle.onResolve({ filter: notPacked }, () => ({ path: 'nothing', namespace: 'left-out' }));
          bundle.onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'module.exports = {};' }));
        },
      },
    ],
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  const names = new Set(imported.map(({ path: name }) => name).filter((name) => !isBuiltin(name)));
  const missing = [...names].filter((name) => !installed.includes(name));
  if (missing.length > 0) throw new Error(`The package's programs import what is neither bundled nor installed: ${missing.join(', ')}`);
  return Object.keys(metafile.inputs)
    .filter((input) => !input.startsWith('left-out:'))
    .map((input) => path.join(root, input));
}
