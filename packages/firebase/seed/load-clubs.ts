import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseClubs, loadClubs } from './clubs';
import { setDocuments } from './documents';
import { migrateSearchNames } from './search-names';

const help = `Loads the club list (and the support account) into a real Firebase project, and brings profiles of earlier years up to date.
  TOKEN=$(gcloud auth print-access-token) node --import tsx packages/firebase/seed/load-clubs.ts --project ID [--clubs FILE] [--support-uid UID] [--origin URL]
  --clubs FILE   a list of your own, of the form of packages/firebase/seed/clubs.json
  --origin URL   where documents are, if not at Google's
`;

const { values } = parseArgs({
  options: {
    'project': { type: 'string' },
    'clubs': { type: 'string' },
    'support-uid': { type: 'string' },
    'origin': { type: 'string', default: 'https://firestore.googleapis.com' },
  },
});
const token = process.env['TOKEN'];
if (!values.project || !token) {
  process.stderr.write(help);
  process.exit(1);
}
const target = { origin: new URL(values.origin).origin, projectId: values.project, token };
const regions = await loadClubs(target, values.clubs === undefined ? undefined : parseClubs(readFileSync(values.clubs, 'utf8')));
const support = values['support-uid'];
if (support) await setDocuments(target, { 'settings/platform': { supportOrganizerUid: support } });
const renamed = await migrateSearchNames(target);
process.stdout.write(`${regions} regions loaded, ${renamed} players can be found without accents.\n`);
