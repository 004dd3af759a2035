import { startTestBackend, temporaryFolder } from '../server/backend.testkit';
import { authClient } from './auth.testkit';

/** The password of the accounts in tests of protection. */
export const password = 'correct horse';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { readonly error?: { readonly message: string } };
}

/** Starts a backend in each test of a file, on an empty folder, with a clock that tests set. */
export function setUpTestBackend() {
  let data: Awaited<ReturnType<typeof temporaryFolder>>;
  const stage = {
    /** Milliseconds that the clock is ahead. */
    clock: 0,
    /** The clock is stopped while counts are asserted, because on a slow machine a bucket would refill. */
    frozen: null as number | null,
    backend: undefined as unknown as Awaited<ReturnType<typeof startTestBackend>>,
    client: undefined as unknown as ReturnType<typeof authClient>,
    async start(options: Parameters<typeof startTestBackend>[1] = {}): Promise<void> {
      const now = (): number => (stage.frozen ?? Date.now()) + stage.clock;
      stage.backend = await startTestBackend(data.folder, { now, ...options });
      stage.client = authClient(stage.backend.url);
    },
    async stop(): Promise<void> {
      await stage.client.close();
      await stage.backend.close();
    },
    async post(call: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
      const response = await fetch(`${stage.backend.url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    },
    /** Returns the message of a refused call, or `none`. */
    async refusal(call: string, body: unknown): Promise<string> {
      return (await stage.post(call, body)).body.error?.message ?? 'none';
    },
  };
  beforeEach(async () => {
    data = await temporaryFolder();
    stage.clock = 0;
    stage.frozen = null;
  });
  afterEach(async () => {
    await stage.stop();
    await data.remove();
  });
  return stage;
}
