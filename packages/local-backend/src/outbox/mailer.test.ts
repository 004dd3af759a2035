import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Backend } from '../server/backend';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';

/** As much of SMTP as a mailer needs. */
class MailServer {
  readonly mails: { from: string; to: string; text: string }[] = [];
  /** What it says to a recipient. */
  recipientReply = '250 fine';
  private waiting: (() => void)[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<MailServer> {
    const server = createServer();
    const mail = new MailServer(server);
    server.on('connection', (socket) => mail.talk(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return mail;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async until(count: number): Promise<void> {
    while (this.mails.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  async close(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }

  private talk(socket: Socket): void {
    let [buffer, from, to, isData] = ['', '', '', false];
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (;;) {
        const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          this.mails.push({ from, to, text });
          for (const tell of this.waiting.splice(0)) tell();
          say('250 taken');
        } else if (/^(EHLO|HELO)/i.test(text)) say('250 here');
        else if (/^MAIL FROM/i.test(text)) {
          from = text;
          say('250 fine');
        } else if (/^RCPT TO/i.test(text)) {
          to = text;
          say(this.recipientReply);
        } else if (/^DATA/i.test(text)) {
          isData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(text)) {
          say('221 bye');
          socket.end();
        } else say('250 fine');
      }
    });
    say('220 test');
  }
}

describe('A25 messages where SMTP is configured', () => {
  let mail: MailServer;
  let data: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    mail = await MailServer.start();
    data = await temporaryFolder();
  });
  afterEach(async () => {
    await mail.close();
    await data.remove();
  });

  const call = (url: string, name: string, body: object): Promise<Response> =>
    fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=k`, { method: 'POST', body: JSON.stringify(body) });
  const outbox = async ({ outboxUrl }: Backend): Promise<string> => (await fetch(outboxUrl)).text();

  it('are mailed with a working link, and stand in the outbox too', async () => {
    const backend = await startTestBackend(data.folder, {
      smtpUrl: `smtp://127.0.0.1:${mail.port}`,
      mailFrom: 'Courtside <play@club.example>',
    });
    await call(backend.url, 'signUp', { email: 'ada@example.org', password: 'correct horse' });
    expect((await call(backend.url, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ada@example.org' })).status).toBe(200);
    await mail.until(1);
    const [sent] = mail.mails;
    expect(sent?.from).toContain('<play@club.example>');
    expect(sent?.to).toContain('<ada@example.org>');
    const text = sent?.text.replace(/=\r\n/g, '').replace(/=3D/gi, '=') ?? '';
    const code = /oobCode=([\w-]+)/.exec(text)?.[1];
    expect((await call(backend.url, 'resetPassword', { oobCode: code, newPassword: 'another horse' })).status).toBe(200);
    expect(await outbox(backend)).toContain('ada@example.org');
    await backend.close();
  });

  it('stay in the outbox when the mail server refuses or is gone, and the person is told nothing of it', async () => {
    mail.recipientReply = '550 no such person';
    const backend = await startTestBackend(data.folder, { smtpUrl: `smtp://127.0.0.1:${mail.port}` });
    await call(backend.url, 'signUp', { email: 'ada@example.org', password: 'correct horse' });
    expect((await call(backend.url, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ada@example.org' })).status).toBe(200);
    expect(await outbox(backend)).toContain('ada@example.org');
    expect(mail.mails).toEqual([]);
    await backend.close();
    const alone = await startTestBackend(data.folder, { smtpUrl: 'smtp://127.0.0.1:9' });
    expect((await call(alone.url, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ada@example.org' })).status).toBe(200);
    await alone.close();
  });

  it('send nothing to an unknown address', async () => {
    const backend = await startTestBackend(data.folder, { smtpUrl: `smtp://127.0.0.1:${mail.port}` });
    expect((await call(backend.url, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@example.org' })).status).toBe(200);
    await backend.close();
    expect(mail.mails).toEqual([]);
  });
});
