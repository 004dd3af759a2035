import type { RuleReason } from '@courtside/rules-language';
import type { Backend } from '../server/backend';
import { temporaryFolder } from '../server/backend.testkit';
import { createDenialLog } from './denials';
import { Operator, createPeopleCalls, rules, startOperatorBackend } from './operator.testkit';
import { withQuery, paths } from './paths';

const reason: RuleReason = {
  fileName: '/somewhere/firestore.rules',
  line: 7,
  rule: 'r'.repeat(160),
  problem: { kind: 'false', line: 7, text: 'p'.repeat(160) },
};

describe('V28 what rules refused is kept, and costs little however much there is of it', () => {
  it('a flood of strangers stays small, works little, and pushes out nobody with an account', () => {
    let time = 1_000_000;
    let worked = 0;
    const log = createDenialLog(() => time);
    const denial = (path: string, uid: string | null) => ({
      method: 'get' as const,
      path,
      uid,
      reasons: () => {
        worked += 1;
        return Array.from({ length: 20 }, () => reason);
      },
    });
    log.note('firestore', denial('own/ada', 'ada'));
    // Ten seconds of ten thousand in each, all different.
    for (let count = 0; count < 100_000; count += 1) {
      time += 0.1;
      log.note('firestore', denial(`secret/${count}/${'x'.repeat(5000)}`, null));
    }
    expect(log.list().map(({ uid }) => uid)).toContain('ada');
    expect(log.list().length).toBeGreaterThan(90);
    expect(log.list().length).toBeLessThanOrEqual(101);
    expect(worked).toBeLessThanOrEqual(1 + 50 + 50 + 1);
    expect(log.unnoted()).toBe(100_000 + 1 - worked);
    expect(JSON.stringify(log.list()).length).toBeLessThan(250_000);
    expect(Math.max(...log.list().map(({ path, reasons }) => path.length + reasons.length))).toBeLessThanOrEqual(304);
    // Equal ones are one.
    for (let count = 0; count < 1000; count += 1) log.note('storage', denial('b/x', 'bob'));
    expect(log.list()[0]).toMatchObject({ service: 'storage', path: 'b/x', uid: 'bob', count: 1000 });
    expect(log.list()[0]?.reasons[0]?.fileName).toBe('firestore.rules');
    time += 20_000;
    log.note('firestore', denial('later', null));
    expect(log.list()[0]).toMatchObject({ path: 'later', reasons: expect.arrayContaining([expect.anything()]) as unknown });
  });

  it('two hundred at most, the newest', () => {
    let time = 0;
    const log = createDenialLog(() => time);
    for (let count = 0; count < 500; count += 1) {
      time += 1000;
      log.note('firestore', { method: 'list', path: `a${count}`, uid: count % 2 ? `ada${count}` : null, reasons: () => [] });
    }
    expect([log.list().length, log.list()[0]?.path, log.list().at(-1)?.path]).toEqual([200, 'a499', 'a300']);
  });

  it('one account, which anybody can have, leaves room and time for those of others', () => {
    let time = 0;
    const log = createDenialLog(() => time);
    const note = (path: string, uid: string) => log.note('firestore', { method: 'get', path, uid, reasons: () => [reason] });
    note('own/ada', 'ada');
    for (let count = 0; count < 10_000; count += 1) {
      time += 10;
      note(`secret/${count}`, 'eve');
      if (count === 5000) note('own/bob', 'bob');
    }
    const noted = log.list();
    expect(noted.filter(({ uid }) => uid === 'eve')).toHaveLength(20);
    expect(noted.flatMap(({ uid, reasons }) => (uid === 'eve' ? [] : [[uid, reasons.length]]))).toEqual([
      ['bob', 1],
      ['ada', 1],
    ]);
  });

  describe('on the page', () => {
    let data: Awaited<ReturnType<typeof temporaryFolder>>;
    let backend: Backend;
    beforeEach(async () => {
      data = await temporaryFolder();
      backend = await startOperatorBackend(data.folder);
    });
    afterEach(async () => {
      await backend.close();
      await data.remove();
    });
    const lineOf = (text: string) => `cloud.firestore.rules:${rules.slice(0, rules.indexOf(text)).split('\n').length}<`;

    it('says when, what, who and which line, for every service, and nothing of what was sent', async () => {
      const operator = await Operator.signedIn(backend);
      const people = createPeopleCalls(backend);
      await people.make({ localId: 'ada', email: 'ada@example.org', password: 'long enough', displayName: 'Ada' });
      const token = await people.signIn('ada@example.org', 'long enough');
      await people.read('own/bob', token);
      await people.read('own/bob', token);
      await people.read('shared');
      const write = await fetch(`${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents/own/bob`, {
        method: 'PATCH',
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify({ fields: { note: { stringValue: 'a private note' } } }),
      });
      expect(write.status).toBe(403);
      expect((await fetch(`${backend.url}/v0/b/${backend.storageBucket}/o/secret%2Fpicture.png`)).status).toBe(403);
      const { text } = await operator.get(paths.denied);
      const rows = [...text.matchAll(/<tr>\s*<td><time[\s\S]*?<\/tr>/g)].map(([row]) => row);
      expect(rows).toHaveLength(4);
      const [stored, created, listed, read] = rows as [string, string, string, string];
      expect(stored).toContain(`storage get ${backend.storageBucket}/secret/picture.png`);
      expect([stored, listed].every((row) => row.includes('>nobody<'))).toBe(true);
      expect(created).toContain('firestore create');
      for (const row of [created, read]) {
        expect(row).toContain('ada@example.org');
        expect(row).toContain(lineOf('allow read, write: if request.auth.uid == uid'));
        expect(row).toContain('request.auth.uid == uid');
      }
      expect(read).toContain('<td class="number">2&nbsp;×</td>');
      expect(listed).toContain('could not be proven');
      for (const secret of [token, 'a private note']) expect(text).not.toContain(secret);
      expect((await operator.get(withQuery(paths.denied, { q: 'picture' }))).text).not.toContain('own/bob');
      await backend.close();
      backend = await startOperatorBackend(data.folder);
      expect((await (await Operator.signedIn(backend)).get(paths.denied)).text).toContain('Nothing was refused.');
    });

    it('V26 a path is text', async () => {
      const operator = await Operator.signedIn(backend);
      await createPeopleCalls(backend).read(`own/${encodeURIComponent('"><script>alert(1)<')}`);
      const { text } = await operator.get(paths.denied);
      expect(text).toContain('&#60;script&#62;alert(1)&#60;');
      expect(text.replace(/<script nonce="[\w+/=]+">/, '')).not.toContain('<script');
    });
  });
});
