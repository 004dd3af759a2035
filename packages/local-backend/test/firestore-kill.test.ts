import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackendProcess, type BackendProcess } from './backend-process.testkit';
import { eventually } from './cutting-proxy.testkit';
import { makeIncrement, numberAt, openWrites, type RawChannel, type RawChannelOptions } from './raw-channel.testkit';
import { projectId } from './firestore-server.testkit';

/** Adds one again and again, several batches at a time, as the SDK would: what was not answered is sent again on a new stream. */
class Counter {
  answered = 0;
  private channel: RawChannel | null = null;

  constructor(
    private readonly at: RawChannelOptions,
    private readonly where: string,
  ) {}

  async countTo(goal: number, onAnswer: (answered: number) => void): Promise<void> {
    this.channel ??= await openWrites(this.at);
    let sent = this.answered;
    while (this.answered < goal) {
      const more = Math.min(4, goal - sent);
      sent += more;
      if (more > 0) await this.channel.send(Array.from({ length: more }, () => ({ writes: makeIncrement(projectId, this.where) })));
      const { messages } = await this.channel.poll();
      this.answered += messages.filter((message) => message['writeResults'] !== undefined).length;
      onAnswer(this.answered);
    }
  }

  /** Asks for its old session, as the SDK does before it opens a new one. */
  async comeBack(): Promise<void> {
    expect((await this.channel?.poll())?.status).toBe(400);
    this.channel = null;
  }
}

describe('FS-52 equal increments through a server that is killed', () => {
  it('count once each', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'courtside-kill-'));
    let server: BackendProcess = await startBackendProcess(folder);
    const at = { origin: server.origin, projectId };
    const counters = ['a', 'b', 'c'].map((id) => new Counter(at, `counters/${id}`));
    try {
      let isKilled = false;
      const broken = await Promise.allSettled(
        counters.map((counter) =>
          counter.countTo(1000, (answered) => {
            if (answered < 40 || isKilled) return;
            isKilled = true;
            server.child.kill('SIGKILL');
          }),
        ),
      );
      expect(broken.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      await server.kill();
      server = await startBackendProcess(folder, server.port);
      for (const counter of counters) await counter.comeBack();
      await Promise.all(counters.map((counter) => counter.countTo(counter.answered + 20, () => undefined)));
      for (const [index, id] of ['a', 'b', 'c'].entries()) expect(await numberAt(at, `counters/${id}`)).toBe(counters[index]?.answered);
    } finally {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    }
  }, 120_000);

  it('count once when it is killed between an answer that is given again and its arrival', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'courtside-kill-'));
    let server: BackendProcess = await startBackendProcess(folder);
    const at = { origin: server.origin, projectId };
    const message = { writes: makeIncrement(projectId, 'counters/d') };
    try {
      const first = await openWrites(at);
      await first.send([message]);
      await eventually(async () => (await numberAt(at, 'counters/d')) === 1);
      await first.terminate();
      const second = await openWrites(at);
      const received = second.acknowledged;
      await second.send([message]);
      await second.poll();
      second.acknowledged = received;
      await server.kill();
      server = await startBackendProcess(folder, server.port);
      expect((await second.poll()).status).toBe(400);
      const third = await openWrites(at);
      await third.send([message]);
      await third.poll();
      expect(await numberAt(at, 'counters/d')).toBe(1);
    } finally {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
