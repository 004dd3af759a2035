import { parseArgs } from 'node:util';
import { SAMPLE_PASSWORD } from './accounts';
import { seedEssentials, seedLargeTournament, seedSampleData } from './seed-sample-data';

const help = `Loads the sample data into the embedded backend; with --essentials only the club list and the support account;
with --large only one event of 64 teams, to measure speed with: its id is printed.
  COURTSIDE_OWNER_KEY=… node --import tsx packages/firebase/seed/run.ts --origin http://127.0.0.1:PORT [--project ID] [--bucket NAME] [--support-uid UID] [--essentials | --large]
`;

const { values } = parseArgs({
  options: {
    'origin': { type: 'string' },
    'project': { type: 'string', default: 'demo-courtside' },
    'bucket': { type: 'string' },
    'support-uid': { type: 'string' },
    'essentials': { type: 'boolean', default: false },
    'large': { type: 'boolean', default: false },
    'api-key': { type: 'string', default: 'courtside' },
  },
});
// A backend for tests (--allow-owner) knows this name as a key.
const ownerKey = process.env['COURTSIDE_OWNER_KEY'] ?? 'owner';
if (!values.origin) {
  process.stderr.write(help);
  process.exit(1);
}
const options = {
  origin: new URL(values.origin).origin,
  ownerKey,
  projectId: values.project,
  storageBucket: values.bucket ?? `${values.project}.appspot.com`,
  apiKey: values['api-key'],
  supportOrganizerUid: values['support-uid'],
  now: Date.now(),
};
if (values.essentials) {
  await seedEssentials(options);
} else if (values.large) {
  process.stdout.write(`${await seedLargeTournament(options)}\n`);
} else {
  const accounts = await seedSampleData(options);
  process.stdout.write(
    `Sample accounts, all with the password ${SAMPLE_PASSWORD}:\n${accounts.map(({ email }) => `  ${email}\n`).join('')}`,
  );
}
