import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { collectComplaints, type Excuses } from './complaints';
import type { PlatformInfo } from './platform-process';

interface Fixtures {
  /** The running platform. */
  readonly platform: PlatformInfo;
  /**
   * Opens a browser of its own for one person; the test fails on any unexpected error in its console, and on whatever the policy of a page
   * refuses: in any of its windows and frames.
   */
  readonly person: (options?: PersonOptions) => Promise<Page>;
}

export interface PersonOptions extends Excuses {
  readonly phone?: boolean;
  readonly language?: 'en' | 'fr';
  /** Whose pages this person opens; the run's unless told otherwise. */
  readonly platform?: PlatformInfo;
  /** This person started the platform and has opened the outbox before, so the browser has its key: for "Sign in with Google". */
  readonly isDeveloper?: boolean;
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern
  platform: async ({}, provide) => {
    await provide(JSON.parse(process.env.COURTSIDE_PLATFORM ?? 'null') as PlatformInfo);
  },
  person: async ({ browser, platform }, provide) => {
    const contexts: BrowserContext[] = [];
    const complaints: (readonly string[])[] = [];
    await provide(
      async ({
        phone = false,
        language = 'en',
        platform: own = platform,
        isDeveloper = false,
        expectErrors,
        expectRefusals,
      }: PersonOptions = {}) => {
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
        complaints.push(await collectComplaints(context, { expectErrors, expectRefusals }));
        return await context.newPage();
      },
    );
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints.flat(), 'errors in the browser console').toEqual([]);
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
