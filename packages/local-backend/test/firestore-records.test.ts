import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startServer, type TestServer } from './firestore-server.testkit';

type Json = unknown;
interface Step {
  m: string;
  p: string;
  b?: Json;
  noauth?: boolean;
  raw?: string;
  full?: string;
  status: number;
  resp?: Json;
}
interface Records {
  families: {
    rest: { cases: { name: string; steps: Step[] }[] };
    document_writes: { cases: { name: string; steps: Step[] }[] };
    transforms: { cases: { name: string; steps: Step[] }[] };
    queries: { dataset: [string, Json][]; queries: { name: string; parent: string; query: Json; docs?: string[]; status?: string }[] };
    aggregations: { dataset: [string, Json][]; aggregations: { name: string; collection: string; n: Json; sum: Json; avg: Json }[] };
  };
}

const { families } = JSON.parse(readFileSync(path.join(__dirname, 'official', 'records.json'), 'utf8')) as Records;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const docsOf = (project: string): string => `projects/${project}/databases/(default)/documents`;

function fillIn(value: Json, project: string): string {
  return JSON.stringify(value).replaceAll('{docs}', docsOf(project)).replaceAll('{project}', project);
}

async function send(
  project: string,
  { m, p, b, noauth, raw, full }: Pick<Step, 'm' | 'p' | 'b' | 'noauth' | 'raw' | 'full'>,
): Promise<{ status: number; body: Json }> {
  const response = await fetch(
    `http://${server.host}:${server.port}${full?.replaceAll('{project}', project) ?? `/v1/${docsOf(project)}${p.replaceAll('{docs}', docsOf(project))}`}`,
    {
      method: m,
      headers: noauth === true ? {} : { authorization: 'Bearer owner' },
      ...(raw !== undefined ? { body: raw } : b === undefined ? {} : { body: fillIn(b, project) }),
    },
  );
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as Json) };
}

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

/** Leaves out what JSON leaves to taste: defaults, empty lists and maps, digits of times. */
function meaning(value: Json, key = ''): Json {
  if (Array.isArray(value)) return value.map((one) => meaning(one));
  if (typeof value === 'string' && (isTime(value) || value === '<time>'))
    return key === 'timestampValue' && value !== '<time>' ? value.replace(/(\.\d*?)0*Z$/, '$1Z').replace('.Z', 'Z') : '<time>';
  if (value === null || typeof value !== 'object') return key === 'nullValue' ? null : value;
  const entries = Object.entries(value).map(([name, one]): [string, Json] => [name, meaning(one, name)]);
  return Object.fromEntries(entries.filter(([name, one]) => !isDefault(name, one)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isDefault(name: string, value: Json): boolean {
  // The emulator marks the last answer of a list; the service does not.
  if (name === 'message' || name === 'details' || name === 'done') return true;
  if ((name === 'latitude' || name === 'longitude') && value === 0) return true;
  if (name === 'fields' || name === 'values') return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return false;
}

/** The expected answer's own placeholders match any text. */
function agree(expected: Json, actual: Json): boolean {
  if (typeof expected === 'string' && /<\w+>$/.test(expected))
    return typeof actual === 'string' && (expected.startsWith('<') || actual.startsWith(expected.replace(/<\w+>$/, '')));
  if (Array.isArray(expected))
    return Array.isArray(actual) && actual.length === expected.length && expected.every((one, index) => agree(one, actual[index]));
  if (expected === null || typeof expected !== 'object') return Object.is(expected, actual);
  if (actual === null || typeof actual !== 'object') return false;
  const [left, right] = [expected as Record<string, Json>, actual as Record<string, Json>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => agree(left[key], right[key]));
}

let count = 0;
async function replay(project: string, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const { status, body } = await send(project, step);
    const what = `${step.m} ${step.p}`;
    expect({ what, status }).toEqual({ what, status: step.status });
    if (step.resp === undefined) continue;
    const expected = meaning(JSON.parse(fillIn(step.resp, project)));
    // The service puts errors of listed answers in a list of one, the emulator does not; the SDK takes both.
    const single = Array.isArray(body) && (body[0] as { error?: Json } | undefined)?.error !== undefined ? (body[0] as Json) : body;
    const actual = meaning(Array.isArray(step.resp) ? body : single);
    if (!agree(expected, actual)) expect({ what, answer: actual }).toEqual({ what, answer: expected });
  }
}

describe('FS-70 what the official emulator answered', () => {
  it.each(families.rest.cases.map((one) => [one.name, one.steps] as const))('rest: %s', async (_name, steps) => {
    await replay('records-rest', steps);
  });
  it.each([...families.document_writes.cases, ...families.transforms.cases].map((one) => [one.name, one.steps] as const))(
    'writes: %s',
    async (_name, steps) => {
      count += 1;
      await replay(`records-${count}`, steps);
    },
  );
});

async function fill(project: string, dataset: readonly [string, Json][]): Promise<void> {
  const writes = dataset.map(([name, fields]) => ({ update: { name: `{docs}/${name}`, fields } }));
  const { status, body } = await send(project, { m: 'POST', p: ':commit', b: { writes } });
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
}

describe('FS-71 queries of the official emulator', () => {
  beforeAll(() => fill('records-queries', families.queries.dataset));
  it.each(families.queries.queries.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const { status, body } = await send('records-queries', {
      m: 'POST',
      p: `${one.parent === '' ? '' : `/${one.parent}`}:runQuery`,
      b: { structuredQuery: one.query },
    });
    const refusal = status === 200 ? undefined : [body].flat().map((answer) => (answer as { error: { status: string } }).error.status)[0];
    expect(refusal).toBe(one.status);
    if (!one.docs) return;
    const names = (body as { document?: { name: string } }[]).flatMap(({ document }) =>
      document ? [document.name.slice(docsOf('records-queries').length + 1)] : [],
    );
    expect(names).toEqual(one.docs);
  });
});

describe('FS-72 aggregations of the official emulator', () => {
  beforeAll(() => fill('records-sums', families.aggregations.dataset));
  it.each(families.aggregations.aggregations.map((one) => [one.name, one] as const))('%s', async (_name, { collection, n, sum, avg }) => {
    const structuredAggregationQuery = {
      structuredQuery: { from: [{ collectionId: collection }] },
      aggregations: [
        { alias: 'n', count: {} },
        { alias: 'sum', sum: { field: { fieldPath: 'v' } } },
        { alias: 'avg', avg: { field: { fieldPath: 'v' } } },
      ],
    };
    const { body } = await send('records-sums', { m: 'POST', p: ':runAggregationQuery', b: { structuredAggregationQuery } });
    expect((body as { result: { aggregateFields: Json } }[])[0]?.result.aggregateFields).toEqual({ n, sum, avg });
  });
});
