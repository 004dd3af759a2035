import { PersistentBackend } from './persistent-backend.testkit';
import { addTarget, getDocumentName, positive, RawChannel, type Message } from './raw-channel.testkit';
import { projectId } from './firestore-server.testkit';

/** The messages that a client gets when it comes back with a token. */
let backend: PersistentBackend;
beforeEach(async () => {
  backend = await PersistentBackend.start();
});
afterEach(() => backend.close());

const put = async (id: string, n: number): Promise<void> => {
  const response = await fetch(`${backend.at.origin}/v1/${getDocumentName(projectId, `games/${id}`)}`, {
    method: 'PATCH',
    body: JSON.stringify({ fields: { n: { integerValue: String(n) } } }),
  });
  expect(response.status).toBe(200);
};
const remove = async (id: string): Promise<void> => {
  expect((await fetch(`${backend.at.origin}/v1/${getDocumentName(projectId, `games/${id}`)}`, { method: 'DELETE' })).status).toBe(200);
};

const typeOf = (message: Message): string | undefined =>
  (message['targetChange'] as { targetChangeType?: string } | undefined)?.targetChangeType;
/** The snapshot that shows what came before it. */
const isSnapshot = (message: Message): boolean => message['targetChange'] !== undefined && typeOf(message) === undefined;
const tokenOf = (messages: readonly Message[]): { resumeToken: string; readTime: string } =>
  messages.findLast(isSnapshot)?.['targetChange'] as { resumeToken: string; readTime: string };

/** Listens until the first snapshot; then the client is gone. */
async function listen(source: Message, more: Message = {}): Promise<Message[]> {
  const channel = await RawChannel.open('Listen', backend.at, addTarget(projectId, 2, source, more));
  const messages = await channel.until(isSnapshot);
  await channel.terminate();
  return messages;
}

/** Messages in short: the notification about each document, and the frame around it. */
function brief(messages: readonly Message[]): string[] {
  return messages.map((message) => {
    const { documentChange, documentDelete, documentRemove, filter } = message as Record<
      string,
      { document?: unknown; removedTargetIds?: number[]; count?: number } | undefined
    >;
    const id = (name: unknown): string => String(name).split('/').at(-1) ?? '';
    if (documentChange)
      return `${documentChange.removedTargetIds ? 'left' : 'changed'} ${id((documentChange.document as { name: string }).name)}`;
    if (documentDelete) return `deleted ${id(documentDelete.document)}`;
    if (documentRemove) return `removed ${id(documentRemove.document)}`;
    if (filter) return `count ${filter.count}`;
    return typeOf(message) ?? 'snapshot';
  });
}

const games = (more: Message = {}): Message => positive(projectId, 'games', more);

async function changeMeanwhile(): Promise<void> {
  await put('changed', 5);
  await put('left', -1);
  await remove('deleted');
  await put('came', 7);
  await put('never', -2);
}

describe('FS-46 a target with a resume token', () => {
  beforeEach(async () => {
    for (const [index, id] of ['same', 'changed', 'left', 'deleted'].entries()) await put(id, index + 1);
  });
  const difference = ['ADD', 'left left', 'deleted deleted', 'changed changed', 'changed came', 'count 3', 'CURRENT', 'snapshot'];

  it('is told only what changed since, with the number of results', async () => {
    const first = await listen(games());
    expect(brief(first)).toEqual(['ADD', 'changed same', 'changed changed', 'changed left', 'changed deleted', 'CURRENT', 'snapshot']);
    await changeMeanwhile();
    expect(brief(await listen(games(), { resumeToken: tokenOf(first).resumeToken }))).toEqual(difference);
  });

  it('is told the same after a restart', async () => {
    const { resumeToken } = tokenOf(await listen(games()));
    await changeMeanwhile();
    await backend.restart();
    expect(brief(await listen(games(), { resumeToken }))).toEqual(difference);
  });

  it('is told the same when it names a time instead', async () => {
    const { readTime } = tokenOf(await listen(games()));
    await changeMeanwhile();
    expect(brief(await listen(games(), { readTime }))).toEqual(difference);
  });

  it('is told nothing but the number when nothing changed', async () => {
    const { resumeToken } = tokenOf(await listen(games()));
    expect(brief(await listen(games(), { resumeToken, expectedCount: 4 }))).toEqual(['ADD', 'count 4', 'CURRENT', 'snapshot']);
  });

  it('with a limit is told what came into the window and what left it', async () => {
    const window = games({ limit: 2 });
    const first = await listen(window);
    expect(brief(first)).toEqual(['ADD', 'changed same', 'changed changed', 'CURRENT', 'snapshot']);
    await remove('same');
    const second = await listen(window, { resumeToken: tokenOf(first).resumeToken });
    expect(brief(second)).toEqual(['ADD', 'deleted same', 'changed left', 'count 2', 'CURRENT', 'snapshot']);
  });

  it('on one document is told whether it changed or is gone', async () => {
    const one = (id: string): Message => ({ documents: { documents: [getDocumentName(projectId, `games/${id}`)] } });
    const { resumeToken } = tokenOf(await listen(one('same')));
    expect(brief(await listen(one('same'), { resumeToken }))).toEqual(['ADD', 'count 1', 'CURRENT', 'snapshot']);
    await remove('same');
    expect(brief(await listen(one('same'), { resumeToken }))).toEqual(['ADD', 'deleted same', 'count 0', 'CURRENT', 'snapshot']);
    await put('same', 9);
    expect(brief(await listen(one('same'), { resumeToken }))).toEqual(['ADD', 'changed same', 'count 1', 'CURRENT', 'snapshot']);
  });

  it.each([
    ['is not ours', () => Buffer.from('another server').toString('base64')],
    [
      'is of a future that never came',
      (token: string) => Buffer.from(Buffer.from(token, 'base64').toString().replace(/ \d/, ' 9')).toString('base64'),
    ],
  ])('that %s is reset and told everything', async (_what, forge) => {
    const { resumeToken } = tokenOf(await listen(games()));
    await remove('deleted');
    expect(brief(await listen(games(), { resumeToken: forge(resumeToken) }))).toEqual([
      'ADD',
      'RESET',
      'changed same',
      'changed changed',
      'changed left',
      'CURRENT',
      'snapshot',
    ]);
  });

  it('hides what left its results from those who may not read it now, and tells its name only', async () => {
    const own: Message = {
      query: {
        parent: `${getDocumentName(projectId, '')}`.replace(/\/$/, ''),
        structuredQuery: {
          from: [{ collectionId: 'hidden' }],
          where: { fieldFilter: { field: { fieldPath: 'visible' }, op: 'EQUAL', value: { booleanValue: true } } },
        },
      },
    };
    const set = (visible: boolean): Promise<Response> =>
      fetch(`${backend.at.origin}/v1/${getDocumentName(projectId, 'hidden/x')}`, {
        method: 'PATCH',
        body: JSON.stringify({ fields: { visible: { booleanValue: visible }, secret: { stringValue: 'told to nobody' } } }),
      });
    await set(true);
    const channel = await RawChannel.open('Listen', backend.at, addTarget(projectId, 2, own));
    const first = await channel.poll();
    await channel.terminate();
    // The rules of the test let no one list this collection; a single document shows the same.
    expect(brief(first.messages)).toEqual(['REMOVE']);
    const one: Message = { documents: { documents: [getDocumentName(projectId, 'hidden/x')] } };
    const { resumeToken } = tokenOf(await listen(one));
    await set(false);
    const refused = await RawChannel.open('Listen', backend.at, addTarget(projectId, 2, one, { resumeToken }));
    const { messages } = await refused.poll();
    await refused.terminate();
    expect(brief(messages)).toEqual(['REMOVE']);
    expect(JSON.stringify(messages)).not.toContain('told to nobody');
  });
});
