import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { collectComplaints, type Excuses } from './complaints';
import { waitBeforeActing } from './patience';
import type { PlatformInfo } from './platform-process';

interface Fixtures {
  /** The running platform. */
  readonly platform: PlatformInfo;
  /**
   * Opens a separate browser for one person. The test fails on any unexpected error in its console, and on any refusal of a page's policy, in
   * all its windows and frames.
   */
  readonly person: (options?: PersonOptions) => Promise<Page>;
}

/** The time zone of a person's browser, unless a test sets another one. */
export const READERS_ZONE = 'Europe/Paris';

const locales = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE', es: 'es-ES' } as const;

export interface PersonOptions extends Excuses {
  readonly phone?: boolean;
  readonly language?: keyof typeof locales;
  /** An IANA name; by default `READERS_ZONE`. */
  readonly timeZone?: string;
  /** The platform that this person opens; by default the run's. */
  readonly platform?: PlatformInfo;
  /** This person started the platform and has opened the outbox before, so the browser has its key: for "Sign in with Google". */
  readonly isDeveloper?: boolean;
  /** Lets this person's browser keep the site for use without a network: the service worker runs. */
  readonly isKept?: boolean;
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
        timeZone = READERS_ZONE,
        platform: own = platform,
        isDeveloper = false,
        isKept = false,
        expectErrors,
        expectRefusals,
      }: PersonOptions = {}) => {
        const context = await browser.newContext({
          baseURL: own.url,
          locale: locales[language],
          timezoneId: timeZone,
          ...(isKept ? { serviceWorkers: 'allow' } : {}),
          ...(isDeveloper ? { storageState: withOutboxKey(own) } : {}),
          ...(phone
            ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
            : { viewport: { width: 1280, height: 800 } }),
        });
        contexts.push(context);
        complaints.push(await collectComplaints(context, { expectErrors, expectRefusals }));
        slowDown(context);
        const page = await context.newPage();
        waitBeforeActing(page);
        return page;
      },
    );
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints.flat(), 'errors in the browser console').toEqual([]);
  },
});

/** Slows pages down to find what a test does not wait for: `COURTSIDE_SLOW=4` makes them four times slower. */
function slowDown(context: BrowserContext): void {
  const rate = Number(process.env.COURTSIDE_SLOW ?? 1);
  if (!(rate > 1)) return;
  context.on('page', (page) => {
    void context
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate }))
      .catch(() => undefined); // the page is already closed
  });
}

/** Adds the outbox's key to the address for a browser. */
function withOutboxKey({ outboxUrl }: PlatformInfo): {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
} {
  const { origin, searchParams } = new URL(outboxUrl);
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'courtside.outboxKey', value: searchParams.get('key') ?? '' }] }] };
}

export { expect };
export { expectAccessible } from './accessible';
