import { toPlainData } from '@courtside/firebase/wire';

/** The addresses in `config.json`, next to the script's folder. */
export interface Addresses {
  /** Address of the stored documents over REST. */
  readonly documents: string;
  /** Origin of the product's pages, for links. */
  readonly pages: string;
}

/** A stored document, as a visitor reads it. */
export interface Found {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Visitors may not read a requested document; Firestore then refuses the whole request. */
export class Refused extends Error {}

/** Timeout of a response, in milliseconds. */
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

/** The documents by path, and the server's time of the response in milliseconds since 1970. */
export interface Reading {
  readonly found: ReadonlyMap<string, Found>;
  readonly time: number;
}

async function ask(address: string, body: object): Promise<Reading> {
  const response = await fetch(address, {
    method: 'POST',
    // Declared as text instead of JSON, so that the browser sends no preflight. Without cookies in either direction.
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.status === 403) throw new Refused();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  // A response that is no list throws below.
  const lines = (await response.json()) as readonly Line[];
  const found = new Map<string, Found>();
  let time = Date.now();
  for (const { found: one, document, readTime, error } of lines) {
    if (error) throw error.code === 403 ? new Refused() : new Error('Refused in part');
    if (readTime) time = Date.parse(readTime);
    const { name, fields } = one ?? document ?? {};
    if (!name) continue;
    const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
    found.set(path, { id: path.slice(path.lastIndexOf('/') + 1), data: toPlainData(fields) });
  }
  return { found, time };
}

/** Reads documents by their paths, in one request. Reads: one for each. @throws Refused if visitors may not read one of them */
export function readDocuments({ documents }: Addresses, paths: readonly string[]): Promise<Reading> {
  const root = documents.slice(documents.indexOf('projects/'));
  return ask(`${documents}:batchGet`, { documents: paths.map((path) => `${root}/${path}`) });
}

/** Reads all documents in a folder of a document. Reads: one for each, at least one. @throws Refused if visitors may not read them */
export const readFolder = ({ documents }: Addresses, document: string, folder: string): Promise<Reading> =>
  ask(`${documents}/${document}:runQuery`, { structuredQuery: { from: [{ collectionId: folder }] } });

/** The maximum number of requested tournaments. */
const MOST = 100;
/** The fields of a tournament that its line in a list and the filters use. */
const listed = ['name', 'location', 'startDate', 'endDate', 'timeZone', 'isTournamentPublic'];

/** Reads public tournaments that end on a day or later, sorted by their end. Reads: one for each. @param since `YYYY-MM-DD` */
export function readUpcoming({ documents }: Addresses, since: string): Promise<Reading> {
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
