// @ts-check
// npm run restore -- --from FILE [--data DIR] [--replace]     makes a data folder of a back-up; npm start serves it then
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runBackend } from './lib/backend-command.mjs';
import { defaultData } from './lib/paths.mjs';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: defaultData },
    from: { type: 'string' },
    replace: { type: 'boolean', default: false },
  },
});
const folder = path.resolve(values.data);
const from = values.from === undefined ? [] : ['--from', path.resolve(values.from)];
const code = runBackend(['restore', '--data', path.join(folder, 'backend'), ...from, ...(values.replace ? ['--replace'] : [])]);
if (code === 0) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'courtside-data'), 'Written by Courtside; see docs/operating.md.\n');
  // No sample data goes into it; without an edition, the next start brings what every installation needs up to date.
  writeFileSync(path.join(folder, 'seeded'), `${JSON.stringify({ supportUid: null })}\n`);
}
process.exitCode = code;
