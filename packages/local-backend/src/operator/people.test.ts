import type { Backend } from '../server/backend';
import { temporaryFolder } from '../server/backend.testkit';
import { ask, Operator, createPeopleCalls, startOperatorBackend } from './operator.testkit';
import { withQuery, paths } from './paths';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
let operator: Operator;
let people: ReturnType<typeof createPeopleCalls>;
beforeEach(async () => {
  data = await temporaryFolder();
  backend = await startOperatorBackend(data.folder);
  operator = await Operator.signedIn(backend);
  people = createPeopleCalls(backend);
});
afterEach(async () => {
  await backend.close();
  await data.remove();
});

const ada = { localId: 'ada', email: 'ada@example.org', password: 'first password', displayName: 'Ada' };
const page = (uid: string) => operator.get(withQuery(paths.person, { uid }));

describe('V25 people are found, helped and kept out', () => {
  it('by address, name or uid, fifty on a page', async () => {
    for (let index = 100; index < 160; index += 1)
      await people.make({
        localId: `player-${index}`,
        email: `player${index}@example.org`,
        displayName: index % 2 ? 'Odd One' : 'Even One',
      });
    await people.make(ada);
    const find = async (query: Record<string, string>): Promise<string[]> => {
      const { text } = await operator.get(withQuery(paths.people, query));
      return [...text.matchAll(/<code>((?:player-|ada)[^<]*)<\/code>/g)].map(([, uid = '']) => uid);
    };
    const first = await find({});
    expect([first.length, first[0], first.at(-1)]).toEqual([50, 'ada', 'player-148']);
    expect((await operator.get(paths.people)).text).toContain('after=player-148');
    expect(await find({ after: 'player-148' })).toHaveLength(11);
    expect(await find({ q: 'odd one' })).toHaveLength(30);
    expect(await find({ q: 'PLAYER15' })).toHaveLength(10);
    expect(await find({ q: 'Ada@Example.org' })).toEqual(['ada']);
    expect(await find({ q: 'ada' })).toEqual(['ada']);
    expect(await find({ q: 'nobody at all' })).toEqual([]);
  });

  it('sets a password that was typed: it opens the account at once, and what was open before is not', async () => {
    await people.make(ada);
    const token = await people.signIn(ada.email, ada.password);
    expect(await people.lookUp(token)).toBe('fine');
    const answer = await operator.post(paths.setPassword, { uid: 'ada', password: 'second password' });
    expect([answer.status, answer.headers.location]).toEqual([303, withQuery(paths.person, { uid: 'ada', done: 'password' })]);
    expect(answer.text).not.toContain('second password');
    expect(await people.lookUp(token)).toBe('TOKEN_EXPIRED');
    expect(await people.signIn(ada.email, ada.password)).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await people.lookUp(await people.signIn(ada.email, 'second password'))).toBe('fine');
    expect((await operator.post(paths.setPassword, { uid: 'ada', password: 'short' })).text).toContain('at least 6 characters');
  });

  it('makes one where none was typed, and shows it once', async () => {
    await people.make(ada);
    const { text } = await operator.post(paths.setPassword, { uid: 'ada' });
    const made = /<span class="secret">([^<]+)</.exec(text)?.[1] ?? '';
    expect(made).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await people.lookUp(await people.signIn(ada.email, made))).toBe('fine');
    expect((await page('ada')).text).not.toContain(made);
  });

  it('ends sessions, disables, and allows in again: nothing of before comes back to life', async () => {
    await people.make(ada);
    const first = await people.signIn(ada.email, ada.password);
    await operator.post(paths.endSessions, { uid: 'ada' });
    expect(await people.lookUp(first)).toBe('TOKEN_EXPIRED');
    const second = await people.signIn(ada.email, ada.password);
    await operator.post(paths.setDisabled, { uid: 'ada', disabled: 'yes' });
    expect([await people.lookUp(second), await people.signIn(ada.email, ada.password)]).toEqual(['USER_DISABLED', 'USER_DISABLED']);
    expect((await page('ada')).text).toContain('>disabled<');
    await operator.post(paths.setDisabled, { uid: 'ada', disabled: 'no' });
    expect(await people.lookUp(second)).toBe('TOKEN_EXPIRED');
    expect(await people.lookUp(await people.signIn(ada.email, ada.password))).toBe('fine');
  });

  it('deletes only whose address is typed again, and says what stays', async () => {
    await people.make(ada);
    await people.make({ localId: 'nameless' });
    await people.write('own/ada', { referee: { booleanValue: true } });
    const token = await people.signIn(ada.email, ada.password);
    expect((await page('ada')).text).toContain('What the person did stays');
    for (const confirm of ['', 'ada', 'eve@example.org'])
      expect((await operator.post(paths.deletePerson, { uid: 'ada', confirm })).status).toBe(400);
    expect(await people.lookUp(token)).toBe('fine');
    const answer = await operator.post(paths.deletePerson, { uid: 'ada', confirm: ' Ada@example.org ' });
    expect(answer.headers.location).toBe(withQuery(paths.people, { done: 'deleted' }));
    expect(await people.lookUp(token)).toBe('USER_NOT_FOUND');
    expect((await page('ada')).status).toBe(404);
    expect((await operator.get(withQuery(paths.data, { path: 'own/ada' }))).text).toContain('referee');
    expect((await operator.post(paths.deletePerson, { uid: 'nameless', confirm: 'nameless' })).status).toBe(303);
  });

  it('nobody does any of it without a session', async () => {
    await people.make(ada);
    const token = await people.signIn(ada.email, ada.password);
    const { Origin } = operator.ownHeaders as { Origin: string };
    const formToken = await operator.formToken();
    for (const at of [paths.setPassword, paths.endSessions, paths.setDisabled, paths.deletePerson]) {
      const form = { token: formToken, uid: 'ada', password: 'second password', disabled: 'yes', confirm: ada.email };
      expect((await ask(backend.port, at, { method: 'POST', headers: { Origin }, form })).status).toBe(403);
    }
    // Nor with a person's own token, nor with the owner key, which opens other doors.
    for (const bearer of [token, 'owner-key-of-the-tests'])
      expect((await ask(backend.port, paths.people, { headers: { Authorization: `Bearer ${bearer}` } })).status).toBe(403);
    expect(await people.lookUp(token)).toBe('fine');
    expect(await people.lookUp(await people.signIn(ada.email, ada.password))).toBe('fine');
  });

  it('says so when there is no such account, and does nothing to one whose address was given for its uid', async () => {
    await people.make(ada);
    for (const uid of ['', 'eve', ada.email])
      for (const at of [paths.setPassword, paths.endSessions, paths.setDisabled, paths.deletePerson]) {
        const { status, text } = await operator.post(at, { uid, confirm: ada.email });
        expect([uid, at, status, text.includes('There is no such account')]).toEqual([uid, at, 404, true]);
      }
    expect(await people.lookUp(await people.signIn(ada.email, ada.password))).toBe('fine');
    await people.make({ localId: 'nameless' });
    expect((await operator.post(paths.setPassword, { uid: 'nameless', password: 'long enough' })).text).toContain('no email address');
  });

  it('the hash of a password is in no page', async () => {
    await people.make(ada);
    for (const { text } of [await page('ada'), await operator.get(paths.people)]) expect(text).not.toMatch(/argon2|scrypt|passwordHash/);
  });
});

describe('V26 what people wrote is text on the page', () => {
  const evil = `"><script>alert(1)</script>'&<img src=x onerror=alert(1)>`;
  const isHarmless = (text: string) => !/<script(?! nonce="[\w+/=]+">)|<img/i.test(text);

  it('their name, uid, claims, and what is looked for', async () => {
    await people.make({ localId: evil, email: 'eve@example.org', displayName: evil });
    for (const answer of [
      await operator.get(paths.people),
      await operator.get(withQuery(paths.people, { q: evil, after: evil })),
      await page(evil),
      await operator.get(withQuery(paths.denied, { q: evil })),
      await operator.get(withQuery(paths.data, { path: `a/${evil.replaceAll('/', '')}`, who: evil })),
      await operator.get(withQuery(paths.storage, { bucket: evil, prefix: `${evil}/` })),
      await operator.get(withQuery(paths.person, { uid: evil, done: evil })),
    ]) {
      expect(answer.text).toContain('&#60;img');
      expect(isHarmless(answer.text)).toBe(true);
    }
    expect((await operator.post(paths.setPassword, { uid: evil, password: 'long enough' })).headers.location).toMatch(
      /^\/operator\/person\?uid=%22%3E/,
    );
  });
});
