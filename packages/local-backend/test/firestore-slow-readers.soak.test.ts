import { once } from 'node:events';
import { createServer, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { StreamLimits } from '../src/firestore/wire/stream-limits';
import { Budget } from '../src/firestore/wire/budget';
import { readBody } from '../src/firestore/wire/request-body';
import { addTarget, getDocumentName, openWrites, RawChannel, type Message } from './raw-channel.testkit';
import { projectId } from './firestore-server.testkit';
import { PersistentBackend } from './persistent-backend.testkit';
import { RawStream } from './raw-stream.testkit';

let backend: PersistentBackend;
beforeAll(async () => {
  backend = await PersistentBackend.start();
});
afterAll(() => backend.close());

const all = (targetId: number, collectionId: string, more: Message = {}): Message =>
  addTarget(
    projectId,
    targetId,
    { query: { parent: getDocumentName(projectId, '').replace(/\/$/, ''), structuredQuery: { from: [{ collectionId }] } } },
    more,
  );

async function put(path: string, text: string): Promise<void> {
  const response = await fetch(`${backend.at.origin}/v1/${getDocumentName(projectId, path)}`, {
    method: 'PATCH',
    body: JSON.stringify({ fields: { text: { stringValue: text } } }),
  });
  expect(response.status).toBe(200);
}

/** A back channel of which nothing is read. */
function stall(channel: RawChannel): Promise<{ asked: ClientRequest; response: IncomingMessage }> {
  return new Promise((resolve, reject) => {
    const asked = request(channel.address({ RID: 'rpc', CI: '0', TYPE: 'xmlhttp', AID: '0' }), (response) => {
      response.pause();
      resolve({ asked, response });
    });
    asked.on('error', reject).end();
  });
}

/** Reads a target until it has what it should. A session that was forgotten in the meantime (FS-63, FS-76) is opened again, as the SDK does. */
async function readUntil(first: RawChannel, isThere: (seen: ReadonlyMap<string, string>) => boolean): Promise<RawChannel> {
  const seen = new Map<string, string>();
  let channel = first;
  let resumeToken: unknown;
  while (!isThere(seen)) {
    const { status, messages } = await channel.poll();
    if (status === 200) {
      apply(seen, messages);
      for (const { targetChange } of messages as { targetChange?: { resumeToken?: unknown } }[])
        resumeToken = targetChange?.resumeToken ?? resumeToken;
    } else {
      if (resumeToken === undefined) seen.clear();
      channel = await RawChannel.open('Listen', backend.at, all(2, 'large', resumeToken === undefined ? {} : { resumeToken }));
    }
  }
  return channel;
}

/** Updates a client's copy of a collection with these messages. */
function apply(seen: Map<string, string>, messages: readonly Message[]): void {
  for (const { documentChange, documentDelete, targetChange } of messages as Record<
    string,
    { document?: unknown; targetChangeType?: string; targetIds?: number[]; removedTargetIds?: number[] } | undefined
  >[]) {
    if (targetChange?.targetChangeType === 'RESET') seen.clear();
    if (documentDelete) seen.delete(String(documentDelete.document));
    if (!documentChange) continue;
    const { name, fields } = documentChange.document as { name: string; fields: { text: { stringValue: string } } };
    seen.set(name, fields.text.stringValue.slice(0, 20));
  }
}

describe('FS-63 readers that stall', () => {
  const large = 'x'.repeat(200_000);

  it('hold little of the memory however much there is to tell, and miss nothing when they go on', async () => {
    for (let index = 0; index < 40; index += 1) await put(`large/d${index}`, `first ${index} ${large}`);
    const channels = await Promise.all(Array.from({ length: 40 }, () => RawChannel.open('Listen', backend.at, all(2, 'large'))));
    const stalled = await Promise.all(channels.map(stall));
    for (let round = 0; round < 3; round += 1)
      for (let index = 0; index < 10; index += 1) await put(`large/d${index}`, `round ${round} ${index} ${large}`);
    await fetch(`${backend.at.origin}/v1/${getDocumentName(projectId, 'large/d39')}`, { method: 'DELETE' });
    // All of it for each of them would be 560 MB.
    const waiting = await Promise.all(
      channels.map(async (channel) => {
        const answer = await fetch(channel.address({ RID: '9', AID: '0' }), { method: 'POST', body: new URLSearchParams({ count: '0' }) });
        // Nothing waits in a session that is forgotten by now.
        return answer.status === 200 ? Number((JSON.parse((await answer.text()).split('\n')[1] ?? '[]') as number[])[2]) : 0;
      }),
    );
    expect(Math.max(...waiting)).toBeLessThan(1.5 * 1024 * 1024);
    for (const { asked } of stalled) asked.on('error', () => undefined).destroy();

    const expected = new Map(
      Array.from({ length: 39 }, (_, index) => [
        getDocumentName(projectId, `large/d${index}`),
        `${index < 10 ? `round 2 ${index}` : `first ${index}`} ${large}`.slice(0, 20),
      ]),
    );
    const isThere = (seen: ReadonlyMap<string, string>): boolean =>
      JSON.stringify([...seen].sort()) === JSON.stringify([...expected].sort());
    for (const channel of channels.slice(0, 3)) await (await readUntil(channel, isThere)).terminate();
    await Promise.all(channels.slice(3).map((channel) => channel.terminate()));
  }, 120_000);
});

describe('FS-64 too much', () => {
  const huge = 'x'.repeat(13 * 1024 * 1024);
  const write = (text: string): Message => ({
    update: { name: getDocumentName(projectId, 'huge/one'), fields: { text: { stringValue: text } } },
  });

  it('in a commit over REST is INVALID_ARGUMENT', async () => {
    for (const version of ['v1', 'v1beta1']) {
      const response = await fetch(`${backend.at.origin}/${version}/projects/${projectId}/databases/(default)/documents:commit`, {
        method: 'POST',
        body: JSON.stringify({ writes: [write(huge)] }),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
    }
  });

  it.each([
    ['as one message', huge],
    ['in more than is read of a form', '"'.repeat(15 * 1024 * 1024)],
  ])('on a Write stream, %s, is told in its turn, behind the answer to what came before', async (_name, text) => {
    const channel = await openWrites(backend.at);
    expect(await channel.send([{ writes: [write('small')] }, { writes: [write(text)] }])).toBe(200);
    const messages = await channel.until((message) => message['error'] !== undefined);
    expect(messages).toMatchObject([{ writeResults: [{}] }, { error: { status: 'INVALID_ARGUMENT' } }]);
    await channel.terminate();
  });

  it('on a Write stream over gRPC is INVALID_ARGUMENT', async () => {
    const { stream, token } = await RawStream.openWrites(backend.port, projectId);
    stream.send({ streamToken: token, writes: [write(huge)] });
    expect(await stream.failure).toMatchObject({ code: 3 });
    stream.close();
  });

  it('with the handshake of a Write stream: writes there are not passed over in silence', async () => {
    const channel = await RawChannel.open('Write', backend.at, {
      database: `projects/${projectId}/databases/(default)`,
      writes: [write('early')],
    });
    expect((await channel.poll()).messages).toMatchObject([{ error: { status: 'INVALID_ARGUMENT' } }]);
    await channel.terminate();
  });
});

describe('FS-64 places', () => {
  it('fifty phones behind one address find room, ten thousand sessions do not, and places come back', () => {
    const attendance = new StreamLimits();
    const leaves = Array.from({ length: 10_000 }, () => attendance.enter(null, '192.0.2.1'));
    const inside = leaves.filter((leave) => leave !== null);
    expect(inside.length).toBeGreaterThanOrEqual(50 * 4 * 2);
    expect(inside.length).toBeLessThanOrEqual(1000);
    expect(attendance.enter(null, '192.0.2.2')).not.toBeNull();
    expect(attendance.enter({ uid: 'ada', token: {} }, '192.0.2.1')).not.toBeNull();
    inside[0]?.();
    inside[0]?.();
    expect([attendance.enter(null, '192.0.2.1') === null, attendance.enter(null, '192.0.2.1')]).toEqual([false, null]);
  });

  it('of strangers at many addresses, and of one account, are bounded too; an operator is not counted', () => {
    const attendance = new StreamLimits();
    const count = (enter: (index: number) => unknown): number =>
      Array.from({ length: 10_000 }, (_, index) => enter(index)).filter((leave) => leave !== null).length;
    expect(count((index) => attendance.enter(null, `192.0.2.${index % 200}`))).toBe(3000);
    expect(count(() => attendance.enter({ uid: 'ada', token: {} }, '192.0.2.1'))).toBe(200);
    expect(count(() => attendance.enter({ uid: 'owner', token: {}, owner: true }))).toBe(10_000);
  });
});

describe('FS-64 a body', () => {
  const budget = new Budget(2000);
  const outcomes: (number | 'cut')[] = [];
  const server = createServer((asked, response) => {
    void readBody(asked, 1000, budget, 150).then((body) => {
      outcomes.push(body === null ? 'cut' : body.bytes.length);
      if (body !== null) response.end(String(body.isWhole));
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());
  const port = (): number => (server.address() as AddressInfo).port;

  it('that trickles is cut off; what it held is free again', async () => {
    const socket = connect(port(), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n');
    const trickle = setInterval(() => socket.write('x'), 20);
    // Being cut off is an error to the socket, which `once` would throw.
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(trickle);
    expect(outcomes.pop()).toBe('cut');
    budget.add(2000);
    expect(budget.isSpent).toBe(false);
    budget.add(-2000);
  });

  it('that is too large is read to its end, and kept to the limit', async () => {
    const answer = await fetch(`http://127.0.0.1:${port()}`, { method: 'POST', body: 'x'.repeat(5000) });
    expect([await answer.text(), outcomes.pop()]).toEqual(['false', 1000]);
  });
});
