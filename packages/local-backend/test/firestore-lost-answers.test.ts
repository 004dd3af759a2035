import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { eventually, startCuttingProxy } from './cutting-proxy.testkit';
import { connect } from './firestore-sdk.testkit';
import { projectId } from './firestore-server.testkit';
import { LastingBackend } from './lasting-backend.testkit';
import { incrementOf, numberAt, openWrites } from './raw-channel.testkit';
import { RawWriteStream } from './raw-write-stream.testkit';

let backend: LastingBackend;
beforeAll(async () => {
  backend = await LastingBackend.start();
});
afterAll(() => backend.close());

const three = { writeResults: [{ transformResults: [{ integerValue: '3' }] }] };

describe('FS-52 a batch that is sent again over gRPC', () => {
  it('is applied once when its answer arrived, but the client left without having taken it', async () => {
    const writes = incrementOf(projectId, backend.freshPath(), 3);
    const { stream, token } = await RawWriteStream.open(backend.port, projectId);
    stream.send({ streamToken: token, writes });
    expect(await stream.next()).toMatchObject(three);
    // Meanwhile its connection has confirmed the answer.
    for (let round = 0; round < 10; round += 1) await numberAt(backend.at, 'counters/none');
    stream.leave(token);
    const again = await RawWriteStream.open(backend.port, projectId);
    again.stream.send({ streamToken: again.token, writes });
    expect(await again.stream.next()).toMatchObject(three);
    stream.close();
    again.stream.close();
  });

  it('is applied once when the server does not notice that the connection broke', async () => {
    const where = backend.freshPath();
    const writes = incrementOf(projectId, where, 3);
    const proxy = await startCuttingProxy('127.0.0.1', backend.port);
    const { stream, token } = await RawWriteStream.open(proxy.port, projectId);
    proxy.swallowsAnswers = true;
    stream.send({ streamToken: token, writes });
    await eventually(async () => (await numberAt(backend.at, where)) === 3);
    const again = await RawWriteStream.open(backend.port, projectId);
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

it('FS-52 an answer stays lost when the stream on which its batch was sent again ends first', async () => {
  const where = backend.freshPath();
  const writes = incrementOf(projectId, where);
  // Nobody asks for this answer, so that the server waits before it takes it for lost.
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
  const message = { writes: incrementOf(projectId, where) };
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
