// @ts-check
import path from 'node:path';
import { exportFrom } from './carry/export.mjs';
import { openFolder } from './carry/folder.mjs';
import { importTo } from './carry/import.mjs';
import { CarryError, openPlace } from './carry/place.mjs';
import { formatCommand } from './lib/programs.mjs';
import { readCommand } from './lib/read-command.mjs';

const help = `${formatCommand('carry', 'export --from URL|google --to FOLDER [options]')}
${formatCommand('carry', 'import --from FOLDER --to URL|google [options]')}
Carries the data of an embedded backend or a Firebase project to another one. A second run writes only what has changed. Reads from the environment:
COURTSIDE_OWNER_KEY of an embedded backend, and for GOOGLE_ACCESS_TOKEN of Google (gcloud auth print-access-token). See docs/operating.md.

  --project ID      the Firebase project               (needed for google)
  --bucket NAME     its files, if not in the bucket that belongs to the project
  --tournament ID   export: only this tournament
  --dry-run         import: shows what it would write, and writes nothing
  --take PATH       import: writes this document despite a conflict; may be repeated
  --help            this text`;

const { values, positionals } = readCommand(help, {
  allowPositionals: true,
  options: {
    'from': { type: 'string' },
    'to': { type: 'string' },
    'project': { type: 'string' },
    'bucket': { type: 'string' },
    'tournament': { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'take': { type: 'string', multiple: true, default: [] },
  },
});

/** @param {string | undefined} text @param {string} what @returns {string} */
function requireOption(text, what) {
  if (!text) throw new CarryError(what);
  return text;
}

/** @param {string} where */
function createPlace(where) {
  const isGoogle = where === 'google';
  const project = isGoogle
    ? requireOption(values.project, 'Say which Firebase project: --project ID')
    : (values.project ?? 'demo-courtside');
  const bucket = values.bucket ?? `${project}.${isGoogle ? 'firebasestorage.app' : 'appspot.com'}`;
  if (!isGoogle && !URL.canParse(where)) throw new CarryError(`${where} is no address of a backend; "google" means a Firebase project.`);
  const token = isGoogle
    ? requireOption(
        process.env.GOOGLE_ACCESS_TOKEN,
        'GOOGLE_ACCESS_TOKEN is missing: GOOGLE_ACCESS_TOKEN="$(gcloud auth print-access-token)"',
      )
    : requireOption(process.env.COURTSIDE_OWNER_KEY, 'COURTSIDE_OWNER_KEY is missing: start the backend with one, and give the same here.');
  return openPlace({ url: isGoogle ? null : new URL(where).origin, project, bucket, token });
}

/** @param {string} title @param {readonly string[]} lines */
const printSection = (title, lines) => lines.length > 0 && console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));

async function run() {
  const from = requireOption(values.from, 'Say what from: --from');
  const to = requireOption(values.to, 'Say where to: --to');
  if (positionals[0] === 'export') {
    const { documents, accounts, withoutPassword, files } = await exportFrom(createPlace(from), openFolder(path.resolve(to)), {
      tournament: values.tournament ?? null,
      now: Date.now(),
    });
    console.log(
      `${documents} documents, ${accounts} accounts and ${files} files are in ${to}. Whoever has it knows what only organizers do: keep it private.`,
    );
    if (withoutPassword > 0)
      console.log(
        `The passwords of ${withoutPassword} accounts can't be carried; they set one by a link ("Forgot Password"). See --portable-passwords in docs/operating.md.`,
      );
  } else if (positionals[0] === 'import') {
    const done = await importTo(openFolder(path.resolve(from)), createPlace(to), { dryRun: values['dry-run'], take: values.take });
    console.log(
      `${values['dry-run'] ? 'It would be: ' : ''}${done.created} new, ${done.changed} changed, ${done.deleted} deleted, ${done.same} were the same.`,
    );
    printSection('Changed there since they were carried, and left as they are:', done.newer);
    printSection('Conflicts, left as they are there (--take PATH writes one of them all the same):', done.conflicts);
    printSection('Refused:', done.refused);
    if (done.conflicts.length + done.refused.length > 0) process.exitCode = 3;
  } else throw new CarryError(`${formatCommand('carry', 'export|import --from … --to …')}, see docs/operating.md.`);
}

await run().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof CarryError ? error.message : error);
  process.exitCode = 1;
});
