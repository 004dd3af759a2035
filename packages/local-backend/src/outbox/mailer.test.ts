import type { Backend } from '../server/backend';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';
import { MailServer } from './mail-server.testkit';

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
