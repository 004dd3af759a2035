import { Agent, request } from 'node:http';
import { startServer, projectId, type TestServer } from './firestore-server.testkit';
import { addTarget, makeIncrement, getDocumentName } from './raw-channel.testkit';

/** A browser as the server knows it: six connections to one host, whatever its tabs do. */
const browser = new Agent({ keepAlive: true, maxSockets: 6 });
const agentName = 'Mozilla/5.0 (test of ten tabs)';
const database = `projects/${projectId}/databases/(default)`;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  browser.destroy();
  await server.close();
});

function send(method: string, path: string, body?: URLSearchParams, onText?: (text: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'User-Agent': agentName, ...(body ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}) };
    const sent = request({ agent: browser, host: server.host, port: server.port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        onText?.(text);
      });
      response.on('end', () => resolve(text));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body?.toString());
  });
}

/** A stream of one tab which, as the SDK does, always asks for more, with a response that is streamed. */
class Tab {
  isOpen = true;
  private received = 0;
  private readonly seen: string[] = [];
  private waiting: (() => void)[] = [];

  private constructor(
    private readonly address: string,
    private readonly sid: string,
  ) {
    void this.ask();
  }

  static async open(kind: 'Listen' | 'Write', first: unknown): Promise<Tab> {
    const address = `/google.firestore.v1.Firestore/${kind}/channel?VER=8&database=${encodeURIComponent(database)}`;
    const text = await send(
      'POST',
      `${address}&RID=1`,
      new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(first) }),
    );
    return new Tab(address, /"c","(\w+)"/.exec(text)?.[1] ?? '');
  }

  async until(part: string): Promise<void> {
    while (!this.seen.some((text) => text.includes(part))) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  async post(message: unknown): Promise<void> {
    await send(
      'POST',
      `${this.address}&SID=${this.sid}&RID=2&AID=${this.received}`,
      new URLSearchParams({ count: '1', ofs: '1', req0___data__: JSON.stringify(message) }),
    );
  }

  private async ask(): Promise<void> {
    while (this.isOpen) {
      let at = 0;
      await send('GET', `${this.address}&SID=${this.sid}&RID=rpc&CI=0&TYPE=xmlhttp&AID=${this.received}`, undefined, (text) => {
        for (let line = text.indexOf('\n', at); line >= 0; line = text.indexOf('\n', at)) {
          const end = line + 1 + Number(text.slice(at, line));
          if (text.length < end) break;
          for (const [id, payload] of JSON.parse(text.slice(line + 1, end)) as [number, unknown][]) {
            this.received = id;
            this.seen.push(JSON.stringify(payload));
          }
          at = end;
        }
        for (const tell of this.waiting.splice(0)) tell();
      }).catch(() => (this.isOpen = false));
    }
  }
}

it('FS-56 ten tabs of one browser, each with its own Listen and Write stream, all hear and all write over six connections', async () => {
  const path = 'tabs/shared';
  const listen = addTarget(projectId, 2, { documents: { documents: [getDocumentName(projectId, path)] } });
  const tabs = await Promise.all(
    Array.from({ length: 10 }, async () => ({ listen: await Tab.open('Listen', listen), write: await Tab.open('Write', { database }) })),
  );
  await Promise.all(tabs.map((tab) => tab.listen.until('"CURRENT"')));
  await Promise.all(tabs.map((tab) => tab.write.until('streamToken')));
  for (const { write } of tabs) {
    await write.post({ writes: makeIncrement(projectId, path) });
    await write.until('writeResults');
  }
  await Promise.all(tabs.map((tab) => tab.listen.until('"n":{"integerValue":"10"}')));
  for (const tab of tabs.flatMap(({ listen: one, write }) => [one, write])) tab.isOpen = false;
}, 120_000);
