// @ts-check
// npm run backup -- [--data DIR] [--to FILE]     a back-up of what the platform keeps in DIR (.data), next to a running platform too
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runBackend } from './lib/backend-command.mjs';
import { defaultData } from './lib/paths.mjs';

const { values } = parseArgs({ options: { data: { type: 'string', default: defaultData }, to: { type: 'string' } } });
const folder = path.resolve(values.data);
// The name of those that are taken every hour: it is kept and goes as they do. See packages/local-backend/src/backup/retention.ts.
const name = `courtside-${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.tar.gz`;
const to = path.resolve(values.to ?? path.join(folder, 'backups', name));
process.exitCode = runBackend(['backup', '--data', path.join(folder, 'backend'), '--to', to]);
