import { startServer, type TestServer } from './firestore-server.testkit';

type Json = Record<string, unknown>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const documents = (project: string): string => `projects/${project}/databases/(default)/documents`;

/** Sends a call to a project's database as anyone. */
async function send(project: string, verb: string, body: unknown): Promise<{ status: number; code: string | null; answer: unknown }> {
  const response = await fetch(`http://${server.host}:${server.port}/v1/${documents(project)}${verb}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as unknown;
  const [first] = [answer].flat() as { error?: { status: string } }[];
  return { status: response.status, code: first?.error?.status ?? null, answer };
}

const integer = (value: number): Json => ({ integerValue: String(value) });
const put = (project: string, path: string, fields: Json, more: Json = {}): Json => ({
  update: { name: `${documents(project)}/${path}`, fields },
  ...more,
});
const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const compare = (path: string, op: string, value: unknown): Json => ({ fieldFilter: { field: { fieldPath: path }, op, value } });
const all = (...filters: Json[]): Json => ({ compositeFilter: { op: 'AND', filters } });
const query = (more: Json): Json => ({ structuredQuery: { from: [{ collectionId: 'c' }], ...more } });

async function namesOf(project: string, more: Json): Promise<string[]> {
  const { answer } = await send(project, ':runQuery', query(more));
  return (answer as { document?: { name: string } }[]).flatMap(({ document }) =>
    document ? [document.name.slice(`${documents(project)}/c/`.length)] : [],
  );
}

async function fieldOf(project: string, path: string, field: string): Promise<unknown> {
  const { answer } = await send(project, ':batchGet', { documents: [`${documents(project)}/${path}`] });
  return (answer as { found?: { fields?: Record<string, unknown> } }[])[0]?.found?.fields?.[field];
}

describe('FS-61 limits of the official service', () => {
  const limits: Record<string, () => [string, unknown]> = {
    '501 transforms of one document': () => [
      ':commit',
      { writes: [put('p', 'c/a', {}, { updateTransforms: many(501, (index) => ({ fieldPath: `n${index}`, increment: integer(1) })) })] },
    ],
    '501 transforms of one document in several writes': () => [
      ':commit',
      {
        writes: many(3, (write) =>
          put(
            'p',
            'c/a',
            {},
            {
              updateMask: { fieldPaths: [] },
              updateTransforms: many(167, (index) => ({ fieldPath: `n${index}x${write}`, increment: integer(1) })),
            },
          ),
        ),
      },
    ],
    '501 writes': () => [':commit', { writes: many(501, (index) => put('p', `c/${index}`, {})) }],
    '501 writes of a batch': () => [':batchWrite', { writes: many(501, (index) => put('p', `c/${index}`, {})) }],
    '101 filters': () => [':runQuery', query({ where: all(...many(101, (index) => compare(`f${index}`, 'EQUAL', integer(1)))) })],
    '101 filters and orders': () => [
      ':runQuery',
      query({
        where: all(...many(50, (index) => compare(`f${index}`, 'EQUAL', integer(1)))),
        orderBy: many(51, (index) => ({ field: { fieldPath: `g${index}` } })),
      }),
    ],
    'filters in filters without end': () => [
      ':runQuery',
      query({ where: many(120, () => null).reduce((inner) => all(inner), compare('f', 'EQUAL', integer(1))) }),
    ],
    'inequalities of 11 fields': () => [
      ':runQuery',
      query({ where: all(...many(11, (index) => compare(`f${index}`, 'GREATER_THAN', integer(1)))) }),
    ],
    '31 alternatives': () => [':runQuery', query({ where: compare('f', 'IN', { arrayValue: { values: many(31, integer) } }) })],
    'not-in of 11': () => [':runQuery', query({ where: compare('f', 'NOT_IN', { arrayValue: { values: many(11, integer) } }) })],
    'six aggregations': () => [
      ':runAggregationQuery',
      { structuredAggregationQuery: { ...query({}), aggregations: many(6, (index) => ({ alias: `n${index}`, count: {} })) } },
    ],
    'a field path of 1501 bytes': () => [':commit', { writes: [put('p', 'c/a', {}, { updateMask: { fieldPaths: ['a'.repeat(1501)] } })] }],
    'a text of 1,048,488 bytes': () => [':commit', { writes: [put('p', 'c/a', { v: { stringValue: 'x'.repeat(1_048_488) } })] }],
    'a query below a reserved name': () => [`/a/__badpath__:runQuery`, query({})],
    'a query of a reserved collection': () => [':runQuery', { structuredQuery: { from: [{ collectionId: '__bad__' }] } }],
    'a long integer': () => [':runQuery', query({ where: compare('f', 'EQUAL', { integerValue: '9'.repeat(100_000) }) })],
    'a day that does not exist': () => [':commit', { writes: [put('p', 'c/a', { v: { timestampValue: '2026-02-30T00:00:00Z' } })] }],
    '1001 documents read at once': () => [':batchGet', { documents: many(1001, (index) => `${documents('p')}/c/${index}`) }],
  };
  it.each(Object.entries(limits))('%s: INVALID_ARGUMENT', async (_name, request) => {
    const [verb, body] = request();
    expect(await send('p', verb, body)).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' });
  });

  it('says which number of aggregations there may be, in the words that the SDK’s own tests look for', async () => {
    const { answer } = await send('p', ':runAggregationQuery', {
      structuredAggregationQuery: { ...query({}), aggregations: many(6, (index) => ({ alias: `n${index}`, count: {} })) },
    });
    expect(JSON.stringify(answer)).toContain('The maximum number of aggregations allowed in an aggregation query is 5. Received: 6');
  });

  it('a commit of 13 MB: a 4xx, and not a broken connection', async () => {
    const writes = many(13, (index) => put('p', `c/${index}`, { t: { stringValue: 'x'.repeat(1_000_000) } }));
    expect(await send('p', ':commit', { writes })).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' });
  });

  it('takes exactly as much as is allowed', async () => {
    const writes = [
      put('p', 'c/full', {}, { updateTransforms: many(500, (index) => ({ fieldPath: `n${index}`, increment: integer(1) })) }),
    ];
    expect(await send('p', ':commit', { writes })).toMatchObject({ status: 200 });
    expect(
      await send('p', ':runQuery', query({ where: all(...many(100, (index) => compare(`f${index}`, 'EQUAL', integer(1)))) })),
    ).toMatchObject({ status: 200 });
    expect(await send('p', ':commit', { writes: [put('p', 'c/long', { v: { stringValue: 'x'.repeat(1_048_487) } })] })).toMatchObject({
      status: 200,
    });
    expect(await send('p', ':batchGet', { documents: many(1000, (index) => `${documents('p')}/c/${index}`) })).toMatchObject({
      status: 200,
    });
  });

  it('reads a document once that is named twice', async () => {
    const name = `${documents('p')}/c/none`;
    expect((await send('p', ':batchGet', { documents: [name, name] })).answer).toHaveLength(1);
  });

  it('writes one document in one commit again and again, but not a large one', async () => {
    const again = (size: number) => [
      put('p', 'c/again', { t: { stringValue: 'x'.repeat(size) } }),
      ...many(400, (index) => put('p', 'c/again', { n: integer(index) }, { updateMask: { fieldPaths: ['n'] } })),
    ];
    expect(await send('p', ':commit', { writes: again(1000) })).toMatchObject({ status: 200 });
    expect(await send('p', ':commit', { writes: again(100_000) })).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' });
  });
});

describe('FS-74 answers of the official service', () => {
  it('counts, adds up and averages the documents that have all fields in question', async () => {
    await send('sums', ':commit', {
      writes: [
        put('sums', 'c/a', { x: integer(1), y: integer(10) }),
        put('sums', 'c/b', { x: integer(3) }),
        put('sums', 'c/c', { y: integer(5) }),
      ],
    });
    const aggregations = [
      { alias: 'n', count: {} },
      { alias: 'x', sum: { field: { fieldPath: 'x' } } },
      { alias: 'y', avg: { field: { fieldPath: 'y' } } },
    ];
    const { answer } = await send('sums', ':runAggregationQuery', { structuredAggregationQuery: { ...query({}), aggregations } });
    expect((answer as { result: { aggregateFields: unknown } }[])[0]?.result.aggregateFields).toEqual({
      n: integer(1),
      x: integer(1),
      y: { doubleValue: 10 },
    });
    const only = await send('sums', ':runAggregationQuery', {
      structuredAggregationQuery: { ...query({}), aggregations: aggregations.slice(0, 1) },
    });
    expect((only.answer as { result: { aggregateFields: unknown } }[])[0]?.result.aggregateFields).toEqual({ n: integer(3) });
  });

  it('orders numeric ids by number, before all others', async () => {
    const ids = ['a', '__id12__', '7', '__id7__', '__id-2__', '12', '__id1_', '__id9223372036854775807__'];
    expect(await send('ids', ':commit', { writes: ids.map((id) => put('ids', `c/${id}`, {})) })).toMatchObject({ status: 200 });
    expect(await namesOf('ids', { orderBy: [{ field: { fieldPath: '__name__' } }] })).toEqual([
      '__id-2__',
      '__id7__',
      '__id12__',
      '__id9223372036854775807__',
      '12',
      '7',
      '__id1_',
      'a',
    ]);
    expect(await send('ids', ':commit', { writes: [put('ids', 'c/__id9223372036854775808__', {})] })).toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
  });

  it('refuses to update what the same commit deleted as INVALID_ARGUMENT', async () => {
    await send('deleted', ':commit', { writes: [put('deleted', 'c/a', {})] });
    const update = put('deleted', 'c/a', { n: integer(1) }, { updateMask: { fieldPaths: ['n'] }, currentDocument: { exists: true } });
    for (const id of ['a', 'none']) {
      const writes = [
        { delete: `${documents('deleted')}/c/${id}` },
        { ...update, update: { name: `${documents('deleted')}/c/${id}`, fields: {} } },
      ];
      expect(await send('deleted', ':commit', { writes })).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' });
    }
  });

  it('takes NaN for the least and the greatest of NaN and a number, whichever is stored', async () => {
    for (const verb of ['minimum', 'maximum']) {
      await send('nan', ':commit', {
        writes: [
          put('nan', 'c/a', { n: { doubleValue: 'NaN' } }),
          put('nan', 'c/a', {}, { updateMask: { fieldPaths: [] }, updateTransforms: [{ fieldPath: 'n', [verb]: integer(5) }] }),
        ],
      });
      expect(await fieldOf('nan', 'c/a', 'n')).toEqual({ doubleValue: 'NaN' });
    }
  });

  it('has the key last in the order, and not equal beside inequalities of other fields', async () => {
    const unequal = compare('key', 'NOT_EQUAL', integer(42));
    expect(await send('p', ':runQuery', query({ where: unequal, orderBy: [{ field: { fieldPath: '__name__' } }] }))).toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
    const name = { referenceValue: `${documents('p')}/c/doc1` };
    expect(await send('p', ':runQuery', query({ where: all(unequal, compare('__name__', 'EQUAL', name)) }))).toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
    expect(await send('p', ':runQuery', query({ where: all(unequal, compare('__name__', 'GREATER_THAN', name)) }))).toMatchObject({
      status: 200,
    });
  });

  it('adds to and removes from lists by value, 1 and 1.0 being one', async () => {
    const change = (verb: string, ...values: Json[]) =>
      put('lists', 'c/a', {}, { updateMask: { fieldPaths: [] }, updateTransforms: [{ fieldPath: 'l', [verb]: { values } }] });
    const map = (value: Json): Json => ({ mapValue: { fields: { b: integer(1), a: value } } });
    const writes = [
      put('lists', 'c/a', { l: { arrayValue: { values: [integer(1), integer(1), map({ doubleValue: 2 })] } } }),
      change('appendMissingElements', { doubleValue: 1 }, { stringValue: '1' }, map(integer(2)), integer(7), integer(7)),
      change('removeAllFromArray', { doubleValue: 7 }),
    ];
    expect(await send('lists', ':commit', { writes })).toMatchObject({ status: 200 });
    expect(await fieldOf('lists', 'c/a', 'l')).toEqual({
      arrayValue: { values: [integer(1), integer(1), map({ doubleValue: 2 }), { stringValue: '1' }] },
    });
  });
});
