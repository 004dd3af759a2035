import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { PlatformInfo } from './platform-process';

interface Fixtures {
  /** The running platform. */
  readonly platform: PlatformInfo;
  /** Opens a browser of its own for one person; the test fails on any unexpected error in its console. */
  readonly person: (options?: PersonOptions) => Promise<Page>;
}

export interface PersonOptions {
  readonly phone?: boolean;
  readonly language?: 'en' | 'fr';
  /** Whose pages this person opens; the run's unless told otherwise. */
  readonly platform?: PlatformInfo;
  /** This person started the platform and has opened the outbox before, so the browser has its key: for "Sign in with Google". */
  readonly isDeveloper?: boolean;
  /** Console errors that this test provokes on purpose. */
  readonly expectErrors?: RegExp;
}

/** What the browser logs although nothing is wrong. */
const harmless = [
  // The SDK asks Google for a tiny image to tell "server down" from "no network"; the page's policy refuses that.
  /www\.google\.com\/images\/cleardot/,
  /Content Security Policy.*cleardot/,
];

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern
  platform: async ({}, provide) => {
    await provide(JSON.parse(process.env.COURTSIDE_PLATFORM ?? 'null') as PlatformInfo);
  },
  person: async ({ browser, platform }, provide) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await provide(
      async ({ phone = false, language = 'en', platform: own = platform, isDeveloper = false, expectErrors }: PersonOptions = {}) => {
        const context = await browser.newContext({
          baseURL: own.url,
          locale: language === 'fr' ? 'fr-FR' : 'en-GB',
          timezoneId: 'Europe/Paris',
          ...(isDeveloper ? { storageState: withOutboxKey(own) } : {}),
          ...(phone
            ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
            : { viewport: { width: 1280, height: 800 } }),
        });
        contexts.push(context);
        const page = await context.newPage();
        const complain = (text: string) => {
          if (!harmless.some((pattern) => pattern.test(text)) && !expectErrors?.test(text)) complaints.push(text);
        };
        page.on('pageerror', (error) => complain(`page error: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error') complain(`console: ${message.text()} (${message.location().url})`);
        });
        return page;
      },
    );
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, 'errors in the browser console').toEqual([]);
  },
});

/** What a browser keeps of the outbox's address. */
function withOutboxKey({ outboxUrl }: PlatformInfo): {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
} {
  const { origin, searchParams } = new URL(outboxUrl);
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'courtside.outboxKey', value: searchParams.get('key') ?? '' }] }] };
}

export { expect };
export { expectAccessible } from './accessible';
