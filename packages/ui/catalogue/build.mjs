// Builds the catalog into dist/catalog: `node packages/ui/catalogue/build.mjs`, then open its index.html.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../dist/catalogue');
mkdirSync(out, { recursive: true });
await build({
  entryPoints: [join(here, 'catalogue.tsx')],
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
  logLevel: 'warning',
});
writeFileSync(
  join(out, 'index.html'),
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Courtside catalogue</title><div id="root"></div><script type="module" src="catalogue.js"></script></html>',
);
process.stdout.write(`${join(out, 'index.html')}\n`);
