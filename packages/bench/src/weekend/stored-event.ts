import { toPlainData } from '@courtside/firebase/wire';

type Data = Readonly<Record<string, unknown>>;
export interface StoredDocument {
  readonly id: string;
  readonly data: Data;
}

/** The server's data of the event. The operator reads it without the code of people's pages. */
export interface StoredEvent {
  readonly tournament: Data;
  /** Team id to team. */
  readonly teams: Data;
  /** Match id to match. */
  readonly schedule: Data;
  readonly day: Data;
  readonly entries: readonly StoredDocument[];
  readonly contacts: readonly StoredDocument[];
  readonly registrations: readonly StoredDocument[];
  readonly history: readonly StoredDocument[];
  readonly fillings: readonly StoredDocument[];
}

interface WireDocument {
  readonly name: string;
  readonly fields?: Parameters<typeof toPlainData>[0];
}

export interface Operator {
  /** The backend's own origin. */
  readonly origin: string;
  readonly key: string;
}

const root = '/v1/projects/demo-courtside/databases/(default)/documents';
/** The collection of documents that test whether the disk has space. */
const FILLINGS = 'weekendFillings';

async function ask({ origin, key }: Operator, path: string, body?: object): Promise<Response> {
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return fetch(`${origin}${root}${path}`, { ...request, headers: { authorization: `Bearer ${key}` } });
}

export async function readStoredEvent(operator: Operator, id: string): Promise<StoredEvent> {
  const document = async (path: string): Promise<Data> => {
    const answer = await ask(operator, `/${path}`);
    if (answer.status === 404) return {};
    if (!answer.ok) throw new Error(`${path} can't be read: ${answer.status} ${await answer.text()}`);
    return toPlainData(((await answer.json()) as WireDocument).fields);
  };
  const list = async (parent: string, collectionId: string): Promise<StoredDocument[]> => {
    const answer = await ask(operator, `${parent}:runQuery`, { structuredQuery: { from: [{ collectionId }] } });
    if (!answer.ok) throw new Error(`${parent}/${collectionId} can't be read: ${answer.status} ${await answer.text()}`);
    const rows = (await answer.json()) as { document?: WireDocument }[];
    return rows.flatMap(({ document: found }) =>
      found ? [{ id: found.name.split('/').at(-1) ?? '', data: toPlainData(found.fields) }] : [],
    );
  };
  const [tournament, teams, schedule, day] = await Promise.all(
    ['tournaments', 'teams', 'schedules', 'days'].map((name) => document(`${name}/${id}`)),
  );
  const [entries, contacts, registrations, history, fillings] = await Promise.all([
    list(`/teams/${id}`, 'entries'),
    list(`/teams/${id}`, 'contacts'),
    list(`/teams/${id}`, 'registrations'),
    list(`/days/${id}`, 'history'),
    list('', FILLINGS),
  ]);
  return {
    tournament: tournament!,
    teams: teams!,
    schedule: schedule!,
    day: day!,
    entries: entries!,
    contacts: contacts!,
    registrations: registrations!,
    history: history!,
    fillings: fillings!,
  };
}

/** A refusal with the server's message. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Writes a document of a quarter of a megabyte. @throws Refusal */
export async function writeFillDocument(operator: Operator, id: string): Promise<void> {
  const name = `${root.slice('/v1/'.length)}/${FILLINGS}/${id}`;
  const writes = [{ update: { name, fields: { text: { stringValue: 'x'.repeat(250_000) } } }, currentDocument: { exists: false } }];
  const answer = await ask(operator, ':commit', { writes });
  if (answer.ok) return;
  const { error } = (await answer.json()) as { error: { status: string; message: string } };
  throw new Refusal(error.status, error.message);
}
