import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/platform-process';
import { expect, test } from '../support/test';
import { locatePageTitle } from '../support/page-title';

test('another site can frame none of our pages except for the embedded planner', async ({ person, platform }) => {
  const page = await person({ expectErrors: /frame-ancestors|Refused to (frame|display)|Framing|X-Frame-Options|status of 40[03]/i });
  const at = (site: string, pathname = '/') => `http://localhost:${platform.ports[site]}${pathname}`;
  const refused = [
    at('shell'),
    at('shell', '/auth'),
    at('console'),
    at('mf-tournament', '/mf-manifest.json'),
    at('partner-club'),
    at('backend', '/outbox'),
    at('backend', '/emulator/action'),
    at('backend', '/emulator/auth/handler'),
  ];
  const shown = at('mf-planner', '/embed/v1/planner.html');
  // A page of another site than localhost, without its own policy.
  const stranger = createServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end([...refused, shown].map((address) => `<iframe src="${address}"></iframe>`).join(''));
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
  await expect(page.frameLocator(`iframe[src="${shown}"]`).locator('courtside-planner')).toBeAttached();
  const opened = page.frames().map((frame) => frame.url());
  for (const address of refused) expect(opened).not.toContain(address);
  stranger.close();
});

for (const site of ['shell', 'console']) {
  test(`the policy of the ${site} allows no foreign code, styles or frames`, async ({ person, platform }) => {
    const page = await person({
      expectErrors: /evil\.example/,
      expectRefusals: /^policy refused: (script-src|style-src|frame-src|img-src|require-trusted-types|trusted-types)/,
    });
    await page.goto(`http://localhost:${platform.ports[site]}/auth`);
    await expect(locatePageTitle(page)).toBeVisible();
    const refused = await page.evaluate(async () => {
      const outcome = (act: () => unknown): string => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const violations: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
      const script = document.createElement('script');
      const style = document.createElement('style');
      style.textContent = 'body { visibility: hidden }';
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example/';
      const image = document.createElement('img');
      image.src = 'https://evil.example/seen.gif';
      const outcomes = {
        html: outcome(() => (document.body.innerHTML = '<img src=x onerror=alert(1)>')),
        source: outcome(() => (script.src = 'https://evil.example/a.js')),
        data: outcome(() => (script.src = 'data:text/javascript,alert(1)')),
        text: outcome(() => (script.textContent = 'document.title = "taken"')),
        policy: outcome(() =>
          (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes.createPolicy(
            'another',
            {},
          ),
        ),
      };
      // In a separate task, because code that a debugger calls may evaluate text.
      await new Promise((resolve) => setTimeout(resolve));
      const code = outcome(() => window.eval('document.title = "taken"'));
      document.head.append(style);
      document.body.append(frame, image);
      // The browser reports refusals in separate tasks.
      while (new Set(violations).size < 5) await new Promise((resolve) => setTimeout(resolve, 20));
      return { ...outcomes, code, visibility: getComputedStyle(document.body).visibility, title: document.title, violations };
    });
    expect(refused).toMatchObject({ html: 'TypeError', source: 'TypeError', data: 'TypeError', text: 'TypeError', policy: 'TypeError' });
    expect(refused.code).toMatch(/^(TypeError|EvalError)$/);
    expect(refused.visibility).toBe('visible');
    expect(refused.title).not.toBe('taken');
    expect(new Set(refused.violations)).toEqual(
      new Set(['require-trusted-types-for', 'trusted-types', 'style-src-elem', 'frame-src', 'img-src']),
    );
  });
}

test('builds contain no paths of the machine', () => {
  const remotes = readdirSync(repository).filter((name) => name.startsWith('mf-'));
  for (const folder of ['shell/dist', ...remotes.map((name) => `${name}/dist`), 'mf-organizer/dist-console', 'mf-planner/dist/embed/v1']) {
    const maps = readdirSync(path.join(repository, folder)).filter((name) => /\.(map|js|json|html)$/.test(name));
    expect(maps.length).toBeGreaterThan(0);
    for (const name of maps)
      expect([name, readFileSync(path.join(repository, folder, name), 'utf8').includes(repository)]).toEqual([name, false]);
  }
});
