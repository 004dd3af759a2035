import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** As much of SMTP as a mailer needs. */
export class MailServer {
  readonly mails: { from: string; to: string; text: string }[] = [];
  /** Its response to a recipient. */
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
