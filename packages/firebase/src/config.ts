import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));
const optionalText = v.fallback(v.optional(text), undefined);

const platformConfigSchema = v.object({
  /** Identity of the Firebase project. */
  firebase: v.object({
    apiKey: text,
    projectId: text,
    authDomain: text,
    storageBucket: text,
    appId: optionalText,
  }),
  /** One origin for Auth, Firestore and Storage of the embedded backend, e.g. `http://192.168.1.5:4210`; absent in production. */
  emulator: v.optional(
    v.object({
      origin: v.pipe(
        v.string(),
        v.url(),
        v.transform((address) => new URL(address).origin),
      ),
    }),
  ),
  /** The account that helps the organizers of every new tournament; optional. */
  supportOrganizerUid: optionalText,
  chatUrl: optionalText,
  contactEmail: optionalText,
  registry: optionalText,
  /** Origin of the calendars to subscribe to, at `/{tournamentId}/calendar.ics` below it; optional. */
  calendars: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^https?:/),
        v.url(),
        v.transform((address) => new URL(address).origin),
      ),
    ),
    undefined,
  ),
});

/** The platform's `config.json`, as far as this package and its callers share it. */
export type PlatformConfig = v.InferOutput<typeof platformConfigSchema>;

/** How long the page waits for its settings before it shows a failure, in milliseconds. */
const PATIENCE = 8000;

/**
 * Fetches the `config.json` next to the page, always uncached.
 * @returns its unchecked content: `parsePlatformConfig` reads this package's part, the page its own
 * @throws Error without a response, without one in time, or if it is not the file
 */
export async function readConfig(): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE);
  const ask = () => fetch('/config.json', { cache: 'no-cache', signal });
  // Retries once: on a bad connection a share of requests breaks.
  const response = await ask().catch((error: unknown) => (error instanceof TypeError ? ask() : Promise.reject(error as Error)));
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`);
  return response.json();
}

let current: PlatformConfig | null = null;

/**
 * Reads an unknown `config.json`. Fields it does not know are left out.
 * @throws Error which names every wrong field
 */
export function parsePlatformConfig(value: unknown): PlatformConfig {
  const result = v.safeParse(platformConfigSchema, value);
  if (result.success) return result.output;
  const wrong = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'config'}: ${issue.message}`);
  throw new Error(`config.json is not usable. ${wrong.join('; ')}`);
}

/**
 * Sets the project (or embedded backend) that this page uses. Call it once, before anything else of this package.
 * @throws Error if it is called again with another project
 */
export function configurePlatform(config: PlatformConfig): void {
  if (current && JSON.stringify(current) !== JSON.stringify(config)) throw new Error('The platform is configured already.');
  current = config;
}

/** @throws Error before `configurePlatform` */
export function platformConfig(): PlatformConfig {
  if (!current) throw new Error('configurePlatform was not called.');
  return current;
}
