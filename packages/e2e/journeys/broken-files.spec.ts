import type { Page, Route } from '@playwright/test';
import { omitConfiguration } from '../support/bare-page';
import { expect, test } from '../support/test';
import { locatePageTitle } from '../support/page-title';

/** The ways in which loading a file can fail. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  // There is no response; the page stops waiting by itself.
  'hanging': () => Promise.resolve(),
  '500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'a page in its place': (route) =>
    route.fulfill({ contentType: 'text/html', headers: open, body: '<!doctype html><title>Sign in</title>' }),
  'cut in the middle': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ contentType: response.headers()['content-type'] ?? '', headers: open, body: body.subarray(0, body.length / 2) });
  },
  'not for this origin': async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      contentType: response.headers()['content-type'] ?? '',
      headers: { 'Access-Control-Allow-Origin': 'https://elsewhere.example' },
      body: await response.body(),
    });
  },
};
const open = { 'Access-Control-Allow-Origin': '*' };
/** The messages that browsers and the page itself log about it. */
const expected =
  /^page error: |Failed to (load|fetch)|valid digest in the 'integrity'|net::ERR|CORS|SyntaxError|RemoteFailure|ChunkLoadError|PartFailure|config\.json|TimeoutError/;

/**
 * Breaks a file in every way, one after another in the same page. The page shows each failure, and each can be retried without a reload. @param begin leads the
 * page to where it requests the file
 */
async function breakInTurn(
  page: Page,
  file: RegExp,
  ways: readonly string[],
  { begin, message, whole }: { begin: () => Promise<unknown>; message: string; whole: () => Promise<void> },
): Promise<void> {
  let current = '';
  let answers: (Promise<void> | undefined)[] = [];
  // One route for all failures: in a moment without a route, a pending second attempt would load the file.
  await page.route(file, (route) => {
    const answer = faults[current]?.(route);
    answers.push(answer);
    return answer;
  });
  for (const way of ways) {
    const isFirst = current === '';
    current = way;
    answers = [];
    if (isFirst) await begin();
    else await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => answers.length, way).toBeGreaterThan(0);
    await expect(page.getByText(message), way).toBeVisible({ timeout: 25_000 });
    await expect(page.getByRole('button', { name: 'Try again' }), way).toBeVisible();
    // A response that is still being made when the route is removed would be sent twice.
    await Promise.all(answers);
  }
  await page.unroute(file);
  await page.getByRole('button', { name: 'Try again' }).click();
  await whole();
  await expect(page.getByText(message)).toHaveCount(0);
}

const all = Object.keys(faults);
const sameOrigin = all.filter((way) => way !== 'not for this origin');

test.describe('the page shows that a file failed, the rest works, and a retry needs no reload:', () => {
  test.describe.configure({ timeout: 120_000 });
  const planner = 'The planner could not be loaded.';

  test('config.json', { tag: '@release' }, async ({ person }) => {
    const page = await person({ expectErrors: expected });
    await omitConfiguration(page);
    await breakInTurn(page, /\/config\.json/, sameOrigin, {
      begin: () => page.goto('/about'),
      message: 'Courtside could not start',
      whole: () => expect(page.getByRole('heading', { level: 1, name: /about/i })).toBeVisible(),
    });
  });

  test('the registry; a returning visitor does not notice', { tag: '@release' }, async ({ person }) => {
    const page = await person({ expectErrors: expected });
    await omitConfiguration(page);
    await breakInTurn(page, /\/remotes\.json/, sameOrigin, {
      begin: () => page.goto('/planner'),
      message: planner,
      whole: () => expect(page.getByRole('heading', { level: 1, name: 'Will it fit in a day?' })).toBeVisible(),
    });
    await page.route(/\/remotes\.json/, (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Will it fit in a day?' })).toBeVisible();
  });

  for (const [what, pattern] of [
    ['the entry of a remote', 'remoteEntry\\.js'],
    ['a chunk of a remote', '__federation_expose_App\\.\\w+\\.js'],
  ] as const) {
    test(what, { tag: what.startsWith('a chunk') ? '@release' : [] }, async ({ person, platform }) => {
      const page = await person({ expectErrors: expected });
      await breakInTurn(page, new RegExp(`:${platform.ports['mf-planner']}/${pattern}`), all, {
        begin: () => page.goto('/planner'),
        message: planner,
        whole: () => expect(page.getByRole('heading', { level: 1, name: 'Will it fit in a day?' })).toBeVisible(),
      });
      await page.getByRole('link', { name: 'Archive' }).first().click();
      await expect(locatePageTitle(page)).toBeVisible();
    });
  }

  test('a chunk that is requested later; the rest of the site works in the meantime', { tag: '@release' }, async ({ person, platform }) => {
    const page = await person({ expectErrors: expected });
    await page.goto('/');
    await expect(locatePageTitle(page)).toBeVisible();
    const chunk = new RegExp(`:${platform.ports['mf-tournament']}/page-archive`);
    await page.route(chunk, (route) => route.fulfill({ status: 404, headers: open, body: '' }));
    const failed = page.getByText('The tournament pages could not be loaded.');
    await page.getByRole('link', { name: 'Archive' }).first().click();
    await expect(failed).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await page.getByRole('link', { name: 'Planner' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Will it fit in a day?' })).toBeVisible();
    await page.getByRole('link', { name: 'Archive' }).first().click();
    await expect(failed).toBeVisible();
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
});
