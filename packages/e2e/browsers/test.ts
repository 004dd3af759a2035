import { expect, test as base, type Browser } from '@playwright/test';
import type { Excuses } from '../support/complaints';
import type { PlatformInfo } from '../support/platform-process';
import { newSession, type Config } from '../support/session';
import { Stage, type Account } from '../support/stage';
import { visitByPlaywright } from './by-playwright';
import { visitByWebDriver } from './by-webdriver';
import { desk, type Size, type Visitor } from './visitor';
import { startScreen, type Screen } from './webkit';

/** The browser and the way to drive it. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

interface VisitorOptions extends Excuses {
  readonly size?: Size;
  /** The address of the site for this visitor; by default the run's platform. */
  readonly site?: string;
}

interface Fixtures {
  readonly platform: PlatformInfo;
  readonly stage: Stage;
  /** Opens a separate browser for one person. The test fails on any unexpected error in its console. */
  readonly visitor: (options?: VisitorOptions) => Promise<Visitor>;
}

type Opener = (site: string, size: Size, excuses: Excuses) => Promise<Visitor>;

interface WorkerFixtures {
  readonly engine: Engine;
  /** The path of WebKitGTK's driver. */
  readonly driver: string;
  /** The part that all visitors of a worker share: a running browser, or a screen for their browsers. */
  readonly opener: Opener;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: ['WebKitWebDriver', { option: true, scope: 'worker' }],
  opener: [
    async ({ engine, driver, playwright, launchOptions }, provide) => {
      if (engine === 'webkit') {
        const screen: Screen = await startScreen();
        await provide((site, size, excuses) => visitByWebDriver(screen, driver, site, size, excuses));
        await screen.close();
        return;
      }
      const browser: Browser = await playwright[engine].launch(launchOptions);
      await provide((site, size, excuses) => visitByPlaywright(browser, site, size, excuses));
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  platform: async ({}, provide) => {
    await provide(JSON.parse(process.env.COURTSIDE_PLATFORM ?? 'null') as PlatformInfo);
  },
  stage: async ({ platform }, provide) => {
    await provide(new Stage(platform));
  },
  visitor: async ({ opener, platform }, provide, info) => {
    const visitors: Visitor[] = [];
    await provide(async ({ size = desk, site = platform.url, ...excuses }: VisitorOptions = {}) => {
      const visitor = await opener(site, size, excuses);
      visitors.push(visitor);
      return visitor;
    });
    // Read before a picture is taken: that adds a style to the page, which its policy refuses.
    const complaints = visitors.flatMap((visitor) => visitor.complaints());
    if (info.status !== info.expectedStatus)
      for (const [index, visitor] of visitors.entries())
        await visitor.picture().then(
          (body) => info.attach(`visitor ${index + 1}`, { body, contentType: 'image/png' }),
          () => undefined, // an ended browser has no picture
        );
    await Promise.all(visitors.map((visitor) => visitor.close()));
    expect(complaints, 'errors in the browser console').toEqual([]);
  },
});

/** Opens a page as a user who has signed in before. */
export async function enterAs(visitor: Visitor, site: string, { email }: Account, address: string): Promise<void> {
  const config = (await (await fetch(`${site}/config.json`)).json()) as Config;
  const session = await newSession(config, email);
  await visitor.open('/config.json');
  await visitor.evaluate(({ key, value }) => localStorage.setItem(key, value), session);
  await visitor.open(address);
}

export { expect };
