// @ts-check
import path from 'node:path';
import { runBackend } from './lib/backend-command.mjs';
import { defaultData } from './lib/paths.mjs';
import { formatCommand } from './lib/programs.mjs';
import { readCommand } from './lib/read-command.mjs';

const { values } = readCommand(
  `${formatCommand('backup', '[options]')}
Makes a back-up of the platform's data, also while the platform runs.

  --data DIR    the platform's data folder   (default: ${defaultData})
  --to FILE     the back-up                  (default: next to the hourly ones, in the data folder)
  --help        this text`,
  { options: { data: { type: 'string', default: defaultData }, to: { type: 'string' } } },
);
const folder = path.resolve(values.data);
// The same name as hourly backups have, so that the same retention applies: packages/local-backend/src/backup/retention.ts.
const name = `courtside-${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.tar.gz`;
const to = path.resolve(values.to ?? path.join(folder, 'backups', name));
process.exitCode = runBackend(['backup', '--data', path.join(folder, 'backend'), '--to', to]);
