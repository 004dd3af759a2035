// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runBackend } from './lib/backend-command.mjs';
import { defaultData } from './lib/paths.mjs';
import { formatCommand } from './lib/programs.mjs';
import { readCommand } from './lib/read-command.mjs';

const { values } = readCommand(
  `${formatCommand('restore', '--from FILE [options]')}
Creates a data folder from a back-up. ${formatCommand('start')} serves it then.

  --from FILE   the back-up
  --data DIR    the data folder              (default: ${defaultData})
  --replace     replaces existing data
  --help        this text`,
  {
    options: {
      data: { type: 'string', default: defaultData },
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  },
);
const folder = path.resolve(values.data);
const from = values.from === undefined ? [] : ['--from', path.resolve(values.from)];
const code = runBackend(['restore', '--data', path.join(folder, 'backend'), ...from, ...(values.replace ? ['--replace'] : [])]);
if (code === 0) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'courtside-data'), 'Written by Courtside; see docs/operating.md.\n');
  // The restored folder gets no sample data. It has no edition, so the next start updates the data that every installation needs.
  writeFileSync(path.join(folder, 'seeded'), `${JSON.stringify({ supportUid: null })}\n`);
}
process.exitCode = code;
