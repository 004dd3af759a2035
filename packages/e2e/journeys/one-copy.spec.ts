import { expect, test } from '../support/test';
import { locatePageTitle } from '../support/page-title';

interface Shared {
  readonly loaded?: boolean | number;
  readonly useIn?: readonly string[];
}

type ShareScope = Record<string, Record<string, Record<string, Shared>>>;

test('there is one copy of every shared library, whichever remotes are loaded', async ({ person }) => {
  const page = await person();
  for (const path of ['/', '/planner', '/about', '/organize']) {
    await page.goto('/');
    await page.evaluate((target) => {
      window.history.pushState({}, '', target);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(locatePageTitle(page)).toBeVisible();
  }
  const loaded = await page.evaluate(() => {
    const federation = (window as unknown as { __FEDERATION__: { __SHARE__: Record<string, ShareScope> } }).__FEDERATION__;
    const versions: Record<string, Set<string>> = {};
    for (const scopes of Object.values(federation.__SHARE__)) {
      for (const scope of Object.values(scopes)) {
        for (const [name, byVersion] of Object.entries(scope)) {
          for (const [version, shared] of Object.entries(byVersion)) if (shared.loaded) (versions[name] ??= new Set()).add(version);
        }
      }
    }
    return Object.fromEntries(Object.entries(versions).map(([name, set]) => [name, [...set]]));
  });
  for (const name of [
    'react',
    'react-dom',
    'react-router-dom',
    'styled-components',
    'i18next',
    'react-i18next',
    '@courtside/i18n',
    '@courtside/firebase',
    '@courtside/domain',
  ]) {
    expect(loaded[name], name).toHaveLength(1);
  }
  // Every copy of styled-components would have its own style element.
  await expect(page.locator('style[data-styled]')).toHaveCount(1);
});
