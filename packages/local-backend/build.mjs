// Bundles our own modules into one file; packages stay where npm put them (some of them are native).
import { chmod } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: { cli: at('src/cli.ts'), hosts: at('src/server/hosts.ts') },
  outdir: at('dist'),
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  banner: { js: '#!/usr/bin/env node' },
  logLevel: 'warning',
});
await chmod(at('dist/cli.js'), 0o755);
