import { createRandom } from '../../test/random.testkit';
import type { Backend } from '../server/backend';
import { temporaryFolder } from '../server/backend.testkit';
import { Operator, createPeopleCalls, rules, startOperatorBackend } from './operator.testkit';
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

const show = async (query: Record<string, string>) => (await operator.get(`${paths.data}?${new URLSearchParams(query).toString()}`)).text;
const verdict = (text: string) => /data-verdict="(\w+)"/.exec(text)?.[1];
/** The line of the rules that holds a text, as it is named on the page. */
const lineOf = (text: string) => `cloud.firestore.rules:${rules.slice(0, rules.indexOf(text)).split('\n').length}<`;

describe('V27 documents are shown, never changed, with what the rules say of reading them', () => {
  it('collections, documents by pages, and what is below', async () => {
    for (let index = 100; index < 205; index += 1) await people.write(`open/d${index}`, { n: { integerValue: index } });
    await people.write('open/d150/parts/x', {});
    await people.write('gone/never/parts/x', {});
    const root = await show({});
    expect(root).toMatch(/open<\/a><\/th><td class="number">105</);
    expect(root).toMatch(/gone<\/a><\/th><td class="number">0</);
    const first = await show({ path: '/open/' });
    expect([first.includes('>d199<'), first.includes('>d200<'), first.includes('after=d199')]).toEqual([true, false, true]);
    const second = await show({ path: 'open', after: 'd199' });
    expect([second.includes('>d199<'), second.includes('>d204<'), /href="[^"]*after=/.test(second)]).toEqual([false, true, false]);
    expect(await show({ path: 'open/d150' })).toContain('path=open%2Fd150%2Fparts');
    expect(await show({ path: 'gone' })).toContain('path=gone%2Fnever');
    expect(await show({ path: 'gone/never' })).toContain('There is no such document.');
    for (const path of ['a//b', '__x__', 'a/.']) expect((await operator.get(withQuery(paths.data, { path }))).status).toBe(400);
  });

  it('every kind of value, readable', async () => {
    await people.write('open/all', {
      nothing: { nullValue: null },
      yes: { booleanValue: true },
      whole: { integerValue: '9007199254740993' },
      half: { doubleValue: 0.5 },
      when: { timestampValue: '2026-06-01T09:30:00.000001Z' },
      text: { stringValue: 'words' },
      raw: { bytesValue: 'AAEC' },
      other: { referenceValue: `projects/${backend.projectId}/databases/(default)/documents/open/d1` },
      place: { geoPointValue: { latitude: 48.5, longitude: 2.25 } },
      list: { arrayValue: { values: [{ stringValue: 'in a list' }] } },
      map: { mapValue: { fields: { inner: { stringValue: 'in a map' } } } },
      long: { stringValue: 'x'.repeat(6000) },
    });
    const text = await show({ path: 'open/all' });
    for (const piece of [
      'null',
      'true',
      '9007199254740993',
      '0.5',
      '2026-06-01T09:30:00.000001Z',
      'words',
      'AAEC',
      '48.5, 2.25',
      'in a list',
      'in a map',
    ])
      expect(text).toContain(piece);
    expect(text).toContain(withQuery(paths.data, { path: 'open/d1' }));
    expect(text).toContain('1,000 more characters');
    expect(text).not.toContain('x'.repeat(5001));
    await people.write('open/many', { list: { arrayValue: { values: Array.from({ length: 3000 }, () => ({ integerValue: 1 })) } } });
    expect(await show({ path: 'open/many' })).toContain('2,001 more are not shown.');
  });

  it('V26 ids, names of fields and values are text', async () => {
    const evil = `"><script>alert(1)<`;
    await people.write(`open/${encodeURIComponent(evil)}`, {
      [evil]: { stringValue: '<script>alert(2)</script>' },
      __proto__x: { stringValue: evil },
    });
    for (const path of ['open', `open/${evil}`]) {
      const text = await show({ path, who: '' });
      expect(text).toContain('&#60;script&#62;');
      expect(text.replace(/<script nonce="[\w+/=]+">/, '')).not.toContain('<script');
    }
  });

  it('says which line allows a read, and which lines deny it', async () => {
    await people.make({ localId: 'ada', email: 'ada@example.org', password: 'long enough' });
    await people.write('shared/x', { public: { booleanValue: false }, with: { arrayValue: { values: [{ stringValue: 'ada' }] } } });
    const allowed = await show({ path: 'shared/x', who: 'ada@example.org' });
    expect([verdict(allowed), allowed.includes(lineOf('allow get: if request.auth != null'))]).toEqual(['allowed', true]);
    expect(allowed).not.toContain(lineOf('allow get: if resource.data.public'));
    const denied = await show({ path: 'shared/x', who: '' });
    expect(verdict(denied)).toBe('denied');
    for (const line of ['allow get: if resource.data.public', 'allow get: if request.auth != null']) expect(denied).toContain(lineOf(line));
    expect(verdict(await show({ path: 'shared', who: 'ada' }))).toBe('denied');
    expect(await show({ path: 'shared', who: 'ada' })).toContain('could not be proven');
    expect(verdict(await show({ path: 'open', who: '' }))).toBe('allowed');
    expect(await show({ path: 'elsewhere/x', who: '' })).toContain('No allow statement covers this.');
    const unknown = await show({ path: 'shared/x', who: 'eve' });
    expect([verdict(unknown), unknown.includes('There is no account')]).toEqual([undefined, true]);
    // Asking is no request: nothing was counted or noted.
    expect((await operator.get(paths.denied)).text).toContain('Nothing was refused.');
  });

  it('its word is what the rules answer to the person', async () => {
    const random = createRandom(20260601);
    const tokens = new Map<string, string | undefined>([['', undefined]]);
    for (const [index, uid] of ['ada', 'bob', 'eve'].entries()) {
      await people.make({
        localId: uid,
        email: `${uid}@example.org`,
        password: 'long enough',
        emailVerified: index === 1,
        customAttributes: '{"level":3}',
      });
      tokens.set(uid, await people.signIn(`${uid}@example.org`, 'long enough'));
      if (random.next() < 0.7) await people.write(`own/${uid}`, { referee: { booleanValue: random.next() < 0.5 } });
    }
    const documents = ['open/none', 'nowhere/x', ...['ada', 'bob', 'eve'].map((uid) => `own/${uid}`)];
    for (let index = 0; index < 8; index += 1) {
      const fields = {
        ...(random.next() < 0.7 ? { public: random.pick([{ booleanValue: true }, { booleanValue: false }, { stringValue: 'true' }]) } : {}),
        ...(random.next() < 0.8
          ? {
              with: {
                arrayValue: { values: ['ada', 'bob', 'eve'].filter(() => random.next() < 0.5).map((stringValue) => ({ stringValue })) },
              },
            }
          : {}),
      };
      const path = `${random.pick(['shared', 'shared', 'reports', 'open'])}/d${index}`;
      await people.write(path, fields);
      documents.push(path);
    }
    const said: Record<string, number> = {};
    for (const path of [...documents, 'open', 'own', 'shared', 'reports', 'nowhere'])
      for (const [who, token] of tokens) {
        const status = await people.read(path, token);
        const real = status === 403 ? 'denied' : 'allowed';
        expect([path, who, status, verdict(await show({ path, who }))]).toEqual([path, who, status, real]);
        said[real] = (said[real] ?? 0) + 1;
      }
    expect(Math.min(said['allowed'] ?? 0, said['denied'] ?? 0)).toBeGreaterThan(15);
  });
});
