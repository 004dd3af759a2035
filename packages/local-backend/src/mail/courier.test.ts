import { MailServer } from '../outbox/mail-server.testkit';
import { RETENTION } from '../outbox/outbox';
import type { Backend } from '../server/backend';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';
import type { BackendOptions } from '../server/options';

/** The fields of a document's delivery that tests check. */
interface Told {
  state: string;
  error: string | null;
  attempts: number;
}

type Wire = Record<string, unknown>;
const text = (stringValue: string): Wire => ({ stringValue });
const map = (fields: Wire): Wire => ({ mapValue: { fields } });
const mail = (changes: Wire = {}): Wire => ({
  to: text('ada@example.org'),
  message: map({ subject: text('You are in'), text: text('See you <b>there</b>.') }),
  ...changes,
});

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
const start = async (options: Partial<BackendOptions> = {}): Promise<void> => {
  backend = await startTestBackend(data.folder, { allowOwner: true, ...options });
};
beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(async () => {
  await backend.close();
  await data.remove();
});

const request = (path: string, method = 'GET', body?: object): Promise<Response> =>
  fetch(`${backend.url}/v1/projects/demo-courtside/databases/(default)/documents/${path}`, {
    method,
    headers: { Authorization: 'Bearer owner' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const put = (fields: Wire, id = 'one'): Promise<Response> => request(`mail/${id}`, 'PATCH', { fields });
const told = async (id = 'one'): Promise<Told | null> => {
  const { fields } = (await (await request(`mail/${id}`)).json()) as {
    fields?: { delivery?: { mapValue: { fields: Record<string, Record<string, unknown>> } } };
  };
  const delivery = fields?.delivery?.mapValue.fields;
  if (!delivery) return null;
  return {
    state: String(delivery['state']?.['stringValue']),
    error: (delivery['error']?.['stringValue'] as string | undefined) ?? null,
    attempts: Number(delivery['attempts']?.['integerValue']),
  };
};
const until = async (state: string, id = 'one'): Promise<Told> => {
  for (;;) {
    const now = await told(id);
    if (now?.state === state) return now;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
const outbox = async (): Promise<string> => (await fetch(backend.outboxUrl)).text();

describe('V19 a document in `mail`', () => {
  it('is a message in the outbox, as plain text, and says what became of it', async () => {
    await start();
    await put(mail());
    expect(await until('SUCCESS')).toEqual({ state: 'SUCCESS', error: null, attempts: 1 });
    const page = await outbox();
    expect(page).toContain('<h2>You are in</h2>');
    expect(page).toContain('ada@example.org');
    expect(page).toContain('See you &#60;b&#62;there&#60;/b&#62;.');
    expect(page).not.toContain('class="button" href');
    const codes = await fetch(`${backend.url}/emulator/v1/projects/demo-courtside/oobCodes`);
    expect(await codes.json()).toEqual({ oobCodes: [] });
  });

  it('is sent once, also when the backend starts again', async () => {
    await start();
    await put(mail());
    await until('SUCCESS');
    await put(mail({ delivery: map({ state: text('PROCESSING') }) }), 'torn');
    await backend.close();
    await start();
    expect((await until('ERROR', 'torn')).error).toBe('Message processing lease expired.');
    expect((await outbox()).split('<article').length - 1).toBe(1);
  });

  it('is mailed where SMTP is configured, and tried again when its state says so', async () => {
    const server = await MailServer.start();
    server.recipientReply = '550 no such person';
    await start({ smtpUrl: `smtp://127.0.0.1:${server.port}`, mailFrom: 'Courtside <play@club.example>' });
    await put(mail());
    expect((await until('ERROR')).error).toContain('no such person');
    expect(await outbox()).toContain('Could not be mailed.');
    server.recipientReply = '250 fine';
    await put(mail({ delivery: map({ state: text('RETRY'), attempts: { integerValue: '1' } }) }));
    expect(await until('SUCCESS')).toMatchObject({ attempts: 2 });
    expect(server.mails.map(({ to, from }) => ({ to, from }))).toEqual([
      { to: expect.stringContaining('<ada@example.org>') as string, from: expect.stringContaining('<play@club.example>') as string },
    ]);
    await server.close();
  });

  it.each<[string, Wire, string]>([
    ['no address', { to: text('nobody') }, '"to"'],
    ['two addresses in one text', { to: text('a@b.test, c@d.test') }, '"to"'],
    ['no message', { message: { nullValue: null } }, 'subject and a text'],
    ['a subject of two lines', { message: map({ subject: text('Hello\u2028From: bank'), text: text('x') }) }, 'one line'],
    ['a copy for somebody', { cc: text('eve@example.org') }, 'cc'],
    ['markup', { message: map({ subject: text('x'), text: text('x'), html: text('<b>x</b>') }) }, 'message.html'],
  ])('with %s is not sent, and says why', async (_what, changes, why) => {
    await start();
    await put(mail(changes));
    expect((await until('ERROR')).error).toContain(why);
    expect(await outbox()).toContain('Nothing has been sent yet.');
  });

  it('goes to each of several addresses', async () => {
    await start();
    await put(mail({ to: { arrayValue: { values: [text('ada@example.org'), text('bob@example.org')] } } }));
    await until('SUCCESS');
    expect((await outbox()).split('<article').length - 1).toBe(2);
  });

  it('is deleted a month after it was sent', async () => {
    let now = Date.now();
    await start({ now: () => now });
    await put(mail());
    await until('SUCCESS');
    await backend.close();
    now += RETENTION + 1000;
    await start({ now: () => now });
    while ((await request('mail/one')).status !== 404) await new Promise((resolve) => setTimeout(resolve, 10));
  });
});

it('leaves other collections and what lies below a mail alone', async () => {
  await start();
  await request('letters/one', 'PATCH', { fields: mail() });
  await request('mail/one/parts/two', 'PATCH', { fields: mail() });
  await put(mail());
  await until('SUCCESS');
  expect((await outbox()).split('<article').length - 1).toBe(1);
});
