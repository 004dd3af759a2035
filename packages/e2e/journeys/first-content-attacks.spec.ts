import { createHash } from 'node:crypto';
import { DocumentReads } from '../support/document-reads';
import { expectWrittenHome, fetchWritten, readDocuments } from '../support/first-content';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';

test.beforeAll(({ playwright, platform }) => expectWrittenHome(playwright, platform));

test('the server renders nothing of a private tournament, and names only as text', async ({ platform, person }) => {
  const { request } = await person();
  const stage = new Stage(platform);
  const hidden = await stage.event({ isTournamentPublic: false, name: 'Nobody knows' });
  const odd = await stage.event({ name: '<img src=x onerror=alert(1)>"\'' });
  const hiddenPage = await fetchWritten(request, `/${hidden.id}`);
  const readCaching = async (address: string) => {
    const { 'cache-control': all, 'cdn-cache-control': passed, vary } = (await request.get(address)).headers();
    return { all, passed, vary };
  };
  // Besides its address, a page depends only on the language and on whether it was chosen.
  const vary = 'Accept-Language, Accept-Encoding, Cookie';
  await expect
    .poll(() => readCaching(`/${odd.id}`))
    .toEqual({ all: 'public, max-age=0, must-revalidate, s-maxage=5', passed: 'max-age=5, stale-while-revalidate=10', vary });
  for (const address of [`/${hidden.id}`, '/NoSuchTournament0000', '/about'])
    expect([address, await readCaching(address)]).toEqual([address, { all: 'no-cache', passed: undefined, vary }]);
  for (const told of ['Nobody knows', 'courtside-answers', hidden.organiser.uid]) expect(hiddenPage).not.toContain(told);
  let html = '';
  await expect
    .poll(async () => (html = await fetchWritten(request, `/${odd.id}`)))
    .toMatch(/<h1[^>]*>&lt;img src=x onerror=alert\(1\)&gt;/);
  expect(html).not.toContain('<img');
});

test('home is rendered with public data, as text, with the styles of its policy, whatever the query', async ({ platform, person }) => {
  const { request } = await person();
  const stage = new Stage(platform);
  const today = new Date().toISOString().slice(0, 10);
  await stage.event({ isTournamentPublic: false, name: 'Nobody knows', startDate: today, endDate: today });
  await stage.event({ name: '</script><b>odd"\'', startDate: '2000-01-01', endDate: today });
  let html = '';
  await expect.poll(async () => (html = await fetchWritten(request, '/'))).toContain('&lt;/script&gt;&lt;b&gt;odd&quot;&#x27;');
  expect(html).not.toContain('Nobody knows');
  const answer = await request.get('/?q=%3Cscript%3Eevil()&view=%22x', { headers: { 'X-Forwarded-Host': 'evil.example' } });
  const asked = await answer.text();
  expect(asked).toContain('&lt;/script&gt;&lt;b&gt;odd');
  expect(asked).not.toMatch(/evil/);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe-inline');
  const [, style = ''] = /<section id="first-content"[^>]*><style>([^]*?)<\/style>/.exec(asked) ?? [];
  expect(policy).toContain(`sha256-${createHash('sha256').update(style).digest('base64')}`);
});

test('a name in the data is only text, and data from a user’s storage are not shown', async ({ person, platform }) => {
  const name = '</script><!--<script>alert(1)</script>"\'\u2028$&';
  const event = await new Stage(platform).event({ name });
  const page = await person();
  await expect.poll(async () => JSON.stringify(await readDocuments(page.request, `/${event.id}`))).toContain(JSON.stringify(name));
  await page.goto(`/${event.id}`);
  await expect(page.locator('#main h1')).toHaveText(name);
  await expect(page.locator('.fc, .fv')).toHaveCount(0);
  const reader = await person();
  await reader.addInitScript(() => {
    // The HTML is parsed, but no script has run.
    document.addEventListener('readystatechange', () => {
      const element = document.getElementById('courtside-answers');
      if (document.readyState !== 'interactive' || !element) return;
      const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
      // The policy allows no script to change the text of a script element.
      const old = document.createElement('div');
      old.textContent = (element.textContent ?? '')
        .replace(/(?<="(?:readTime|askedAt)":")[^"]+/g, hourAgo)
        .replace(/(?<="name":{"stringValue":")(?:[^"\\]|\\.)*/g, 'Yesterday');
      Object.assign(window, { isOld: old.textContent.includes('Yesterday') });
      element.replaceWith(old);
      old.id = element.id;
    });
  });
  const reads = await DocumentReads.of(reader);
  await reader.goto(`/${event.id}`);
  expect(await reader.evaluate(() => (window as unknown as { isOld: boolean }).isOld)).toBe(true);
  await expect(reader.locator('#main h1')).toHaveText(name);
  await expect(reader.locator('.fc, .fv')).toHaveCount(0);
  await expect.poll(async () => (await reads.settled()).requested[`tournaments/${event.id}`]).toBe(1);
});
