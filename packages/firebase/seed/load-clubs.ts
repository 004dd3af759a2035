import { parseArgs } from 'node:util';
import { loadClubs } from './clubs';
import { setDocuments } from './documents';
import { migrateSearchNames } from './search-names';

const help = `Loads the club list (and the support account) into a real Firebase project, and brings profiles of earlier years up to date.
  TOKEN=$(gcloud auth print-access-token) node --import tsx packages/firebase/seed/load-clubs.ts --project ID [--support-uid UID]
`;

const { values } = parseArgs({ options: { 'project': { type: 'string' }, 'support-uid': { type: 'string' } } });
const token = process.env['TOKEN'];
if (!values.project || !token) {
  process.stderr.write(help);
  process.exit(1);
}
const target = { origin: 'https://firestore.googleapis.com', projectId: values.project, token };
const regions = await loadClubs(target);
const support = values['support-uid'];
if (support) await setDocuments(target, { 'settings/platform': { supportOrganizerUid: support } });
const renamed = await migrateSearchNames(target);
process.stdout.write(`${regions} regions loaded, ${renamed} players can be found without accents.\n`);
