import { toPlainData } from '@courtside/firebase/wire';

/** Where things are, as `config.json` beside the script's folder says it. */
export interface Where {
  /** Address of the stored documents over REST. */
  readonly documents: string;
  /** Origin of the product's pages, where links lead. */
  readonly pages: string;
}

/** A stored document, as a stranger reads it. */
export interface Found {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What was asked for may not be read by strangers; Firestore refuses all of a request for one document. */
export class Refused extends Error {}

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

interface Line {
  readonly found?: WireDocument;
  readonly document?: WireDocument;
  readonly readTime?: string;
  readonly error?: { readonly code?: number };
}
interface WireDocument {
  readonly name: string;
  readonly fields?: Parameters<typeof toPlainData>[0];
}

/** What was found, by the path of each document, and the server's time of it in milliseconds since 1970. */
export interface Reading {
  readonly found: ReadonlyMap<string, Found>;
  readonly time: number;
}

async function ask(address: string, body: object): Promise<Reading> {
  const response = await fetch(address, {
    method: 'POST',
    // A text, not JSON by its headers: so a browser asks once, without a preflight. No cookie goes along, and none comes back.
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.status === 403) throw new Refused();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const lines: unknown = await response.json();
  if (!Array.isArray(lines)) throw new Error('No list of documents');
  const found = new Map<string, Found>();
  let time = Date.now();
  for (const { found: one, document, readTime, error } of lines as Line[]) {
    if (error) throw error.code === 403 ? new Refused() : new Error('Refused in part');
    if (readTime) time = Date.parse(readTime);
    const { name, fields } = one ?? document ?? {};
    if (!name) continue;
    const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
    found.set(path, { id: path.slice(path.lastIndexOf('/') + 1), data: toPlainData(fields) });
  }
  return { found, time };
}

/** Some documents by their paths, in one request. Reads: one for each. @throws Refused where strangers may not read one of them */
export function readDocuments({ documents }: Where, paths: readonly string[]): Promise<Reading> {
  const root = documents.slice(documents.indexOf('projects/'));
  return ask(`${documents}:batchGet`, { documents: paths.map((path) => `${root}/${path}`) });
}

/** So many tournaments are asked for at most. */
const MOST = 100;
/** What of a tournament its line in a list shows, and what it is found by. */
const listed = ['name', 'location', 'startDate', 'endDate', 'timeZone', 'isTournamentPublic'];

/** Public tournaments that end on a day or later, the first to end first. Reads: one for each. @param since `YYYY-MM-DD` */
export function readUpcoming({ documents }: Where, since: string): Promise<Reading> {
  const field = (fieldPath: string, op: string, value: object) => ({ fieldFilter: { field: { fieldPath }, op, value } });
  const filters = [
    field('isTournamentPublic', 'EQUAL', { booleanValue: true }),
    field('endDate', 'GREATER_THAN_OR_EQUAL', { stringValue: since }),
  ];
  return ask(`${documents}:runQuery`, {
    structuredQuery: {
      from: [{ collectionId: 'tournaments' }],
      where: { compositeFilter: { op: 'AND', filters } },
      orderBy: [{ field: { fieldPath: 'endDate' }, direction: 'ASCENDING' }],
      select: { fields: listed.map((fieldPath) => ({ fieldPath })) },
      limit: MOST,
    },
  });
}
