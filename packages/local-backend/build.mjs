// Bundles our own modules into one file. The packages that package.json names stay where npm put them (some of them are native). Our own packages are
// TypeScript, so they are bundled with their dependencies, which npm may have put where the bundle would not find them.
// node build.mjs [FOLDER]; the tests build into their own folders.
import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = process.argv[2] ?? at('dist');
/** One file of it, the description of the gRPC service, is bundled; Node can't load it as it is. */
const takenIn = '@google-cloud/firestore';
const { dependencies, version } = JSON.parse(await readFile(at('package.json'), 'utf8'));

/** A placeholder for the digest of the rest, which has the same length. */
const OWN_DIGEST = '@@build@';

const { outputFiles } = await build({
  entryPoints: { cli: at('src/cli.ts'), hosts: at('src/hosts.ts') },
  outdir: folder,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@courtside/') && name !== takenIn),
  sourcemap: true,
  banner: { js: '#!/usr/bin/env node' },
  define: { COURTSIDE_VERSION: JSON.stringify(version), COURTSIDE_BUILD: JSON.stringify(OWN_DIGEST) },
  write: false,
  logLevel: 'warning',
});
await mkdir(folder, { recursive: true });
for (const { path: file, text } of outputFiles) {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, OWN_DIGEST.length);
  await writeFile(file, file.endsWith('.js') ? text.replaceAll(OWN_DIGEST, digest) : text);
}
await chmod(path.join(folder, 'cli.js'), 0o755);
