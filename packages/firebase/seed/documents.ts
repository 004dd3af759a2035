/** The server and the credentials for writing documents: the embedded backend with its owner key, or a real project with an access token. */
export interface Target {
  /** `http://127.0.0.1:4210`, or `https://firestore.googleapis.com`. */
  readonly origin: string;
  readonly projectId: string;
  /** Passes the security rules. */
  readonly token: string;
}

type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { stringValue: string }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Record<string, Value> } };

function encode(value: unknown): Value {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value as object) } };
}

function encodeFields(data: object): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, encode(value)]),
  );
}

/** Most writes of one commit. */
const BATCH = 400;

/** Sets documents, by path. @throws Error when the server refuses */
export async function setDocuments({ origin, projectId, token }: Target, documents: Readonly<Record<string, object>>): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const writes = Object.entries(documents).map(([path, data]) => ({ update: { name: `${root}/${path}`, fields: encodeFields(data) } }));
  for (let start = 0; start < writes.length; start += BATCH) {
    const response = await fetch(`${origin}/v1/${root}:commit`, {
      method: 'POST',
      headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ writes: writes.slice(start, start + BATCH) }),
    });
    if (!response.ok) throw new Error(`Documents were refused (${response.status}): ${await response.text()}`);
  }
}
