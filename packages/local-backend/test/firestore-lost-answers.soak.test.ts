import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { eventually, startCuttingProxy } from './cutting-proxy.testkit';
import { connect } from './firestore-sdk.testkit';
import { projectId } from './firestore-server.testkit';
import { PersistentBackend } from './persistent-backend.testkit';
import { makeIncrement, getDocumentName, numberAt, openWrites, type Message } from './raw-channel.testkit';
import { RawStream } from './raw-stream.testkit';

let backend: PersistentBackend;
beforeAll(async () => {
  backend = await PersistentBackend.start();
});
afterAll(() => backend.close());

const three = { writeResults: [{ transformResults: [{ integerValue: '3' }] }] };

describe('FS-52 a batch that is sent again over gRPC', () => {
  it('is applied once when its answer arrived, but the client left without having taken it', async () => {
    const writes = makeIncrement(projectId, backend.freshPath(), 3);
    const { stream, token } = await RawStream.openWrites(backend.port, projectId);
    stream.send({ streamToken: token, writes });
    expect(await stream.next()).toMatchObject(three);
    // In the meantime, its connection has confirmed the answer.
    for (let round = 0; round < 10; round += 1) await numberAt(backend.at, 'counters/none');
    stream.leave(token);
    const again = await RawStream.openWrites(backend.port, projectId);
    again.stream.send({ streamToken: again.token, writes });
    expect(await again.stream.next()).toMatchObject(three);
    stream.close();
    again.stream.close();
  });

  it('is applied once when the server does not notice that the connection broke', async () => {
    const where = backend.freshPath();
    const writes = makeIncrement(projectId, where, 3);
    const proxy = await startCuttingProxy('127.0.0.1', backend.port);
    const { stream, token } = await RawStream.openWrites(proxy.port, projectId);
    proxy.swallowsAnswers = true;
    stream.send({ streamToken: token, writes });
    await eventually(async () => (await numberAt(backend.at, where)) === 3);
    const again = await RawStream.openWrites(backend.port, projectId);
    again.stream.send({ streamToken: again.token, writes });
    expect(await again.stream.next()).toMatchObject(three);
    expect(await numberAt(backend.at, where)).toBe(3);
    stream.close();
    again.stream.close();
    await proxy.close();
  });
});

it('FS-52 equal batches of many clients over gRPC count once each', async () => {
  const where = backend.freshPath();
  const clients = Array.from({ length: 6 }, () => connect('grpc', { host: '127.0.0.1', port: backend.port, projectId }));
  for (let round = 0; round < 5; round += 1)
    await Promise.all(clients.map(({ sdk, db }) => sdk.setDoc(sdk.doc(db, where), { n: sdk.increment(1) }, { merge: true })));
  expect(await numberAt(backend.at, where)).toBe(30);
  await Promise.all(clients.map((client) => client.close()));
});

it('FS-52 the answer of a client that is gone without a word is lost, and stays so when the stream on which its batch was sent again ends first', async () => {
  const where = backend.freshPath();
  const writes = makeIncrement(projectId, where);
  // No one asks for this answer: the server waits as long as a browser may wait before it asks again.
  await (await openWrites(backend.at)).send([{ writes }]);
  await eventually(async () => (await numberAt(backend.at, where)) === 1);
  const second = await openWrites(backend.at);
  await second.send([{ writes }]);
  await second.terminate();
  const third = await openWrites(backend.at);
  await third.send([{ writes }]);
  await third.poll();
  await third.terminate();
  expect(await numberAt(backend.at, where)).toBe(1);
});

it('FS-52 an equal batch is new after a client that heard the answer, ended its session on that connection and closed it, as browsers do', async () => {
  const where = backend.freshPath();
  const message = { writes: makeIncrement(projectId, where) };
  const channel = await openWrites(backend.at);
  await channel.send([message]);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, query: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const address = `${backend.at.origin}/google.firestore.v1.Firestore/Write/channel?VER=8&SID=${channel.sid}&${query}`;
      request(address, { method, agent }, (response) => resolve(text(response)))
        .on('error', reject)
        .end();
    });
  expect(await ask('GET', `RID=rpc&CI=1&TYPE=xmlhttp&AID=${channel.acknowledged}`)).toContain('writeResults');
  await ask('POST', 'RID=9&TYPE=terminate');
  agent.destroy();
  const again = await openWrites(backend.at);
  await again.send([message]);
  await again.poll();
  await again.terminate();
  expect(await numberAt(backend.at, where)).toBe(2);
});

it('FS-52 an equal batch is new after a client heard the answer and used its connection again, which broke before the session ended', async () => {
  const where = backend.freshPath();
  const message = { writes: makeIncrement(projectId, where) };
  const channel = await openWrites(backend.at);
  await channel.send([message]);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (address: string): Promise<IncomingMessage> => {
    const asked = request(address, { agent });
    asked.end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return response;
  };
  const first = await ask(channel.address({ RID: 'rpc', CI: '1', TYPE: 'xmlhttp', AID: String(channel.acknowledged) }));
  const { socket } = first;
  expect(await text(first)).toContain('writeResults');
  // Another page of the browser asks something on it, and closes while it is answered.
  const second = await ask(`${backend.at.origin}/v1/projects/none`);
  expect(second.socket).toBe(socket);
  second.on('error', () => undefined);
  socket.resetAndDestroy();
  await channel.terminate();
  const again = await openWrites(backend.at);
  await again.send([message]);
  await again.poll();
  await again.terminate();
  expect(await numberAt(backend.at, where)).toBe(2);
});

describe('FS-52 a client that leaves in the middle of its writes, all of them equal', () => {
  /** Three are applied; two answers are sent and not confirmed when the client leaves. */
  async function leave(where: string): Promise<{ readonly message: Message; readonly question: string }> {
    const message = { writes: makeIncrement(projectId, where) };
    const channel = await openWrites(backend.at);
    await channel.send([message, message, message]);
    await eventually(async () => (await numberAt(backend.at, where)) === 3);
    const question = channel.address({ RID: 'rpc', CI: '1', TYPE: 'xmlhttp', AID: String(channel.acknowledged) });
    expect((await channel.poll()).messages).toHaveLength(2);
    await channel.terminate();
    return { message, question };
  }
  async function send(messages: readonly Message[]): Promise<void> {
    const channel = await openWrites(backend.at);
    await channel.send(messages);
    for (let heard = 0; heard < messages.length;) heard += (await channel.poll()).messages.length;
    await channel.terminate();
  }

  it('has heard none when it sends all of them again', async () => {
    const where = backend.freshPath();
    const { message } = await leave(where);
    await send([message, message, message, message]);
    expect(await numberAt(backend.at, where)).toBe(4);
  });

  it('has heard the first when it sends the rest again', async () => {
    const where = backend.freshPath();
    const { message } = await leave(where);
    await send([message]);
    expect(await numberAt(backend.at, where)).toBe(3);
    await send([message]);
    expect(await numberAt(backend.at, where)).toBe(4);
  });

  it('loses nothing new when a question of its old session arrives late', async () => {
    const where = backend.freshPath();
    const { message, question } = await leave(where);
    await Promise.all([1, 2, 3].map(async () => (await fetch(question)).text()));
    await send([message, message, message]);
    for (let count = 4; count <= 6; count += 1) {
      await send([message]);
      expect(await numberAt(backend.at, where)).toBe(count);
    }
  });
});

describe('FS-52 a batch that creates a document, sent again by a client that may have its answer', () => {
  const creating = (where: string): Message => ({
    writes: [
      { update: { name: getDocumentName(projectId, `${where}-made`), fields: { by: { integerValue: '1' } } } },
      ...makeIncrement(projectId, where),
    ],
  });

  it('is applied once over WebChannel', async () => {
    const where = backend.freshPath();
    for (let round = 0; round < 2; round += 1) {
      const channel = await openWrites(backend.at);
      await channel.send([creating(where)]);
      expect((await channel.poll()).messages).toHaveLength(1);
      await channel.terminate();
    }
    expect(await numberAt(backend.at, where)).toBe(1);
  });

  it('is applied once over gRPC, when the connection breaks while its answer lies unread in the client', async () => {
    const where = backend.freshPath();
    for (let round = 0; round < 2; round += 1) {
      const { stream, token } = await RawStream.openWrites(backend.port, projectId);
      stream.send({ streamToken: token, ...creating(where) });
      await stream.next();
      // In the meantime, its connection has confirmed the answer.
      for (let wait = 0; wait < 10; wait += 1) await numberAt(backend.at, 'counters/none');
      stream.close();
    }
    expect(await numberAt(backend.at, where)).toBe(1);
  });
});
