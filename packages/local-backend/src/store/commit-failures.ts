/** The error of the store's library for a commit that did not reach the disk. */
interface CommitFailure {
  readonly message?: unknown;
  readonly commitError?: Promise<unknown>;
}

const isCommitFailure = (reason: unknown): reason is CommitFailure =>
  typeof (reason as CommitFailure | null)?.message === 'string' && (reason as CommitFailure).commitError instanceof Promise;

/**
 * Keeps a process alive when its disk is full. Besides the promise that the caller waits for, the library rejects others that code can't reach; Node
 * would end the process for them. Any other unhandled rejection ends it as before.
 */
export function surviveCommitFailures(): void {
  silenceLibrary();
  process.on('unhandledRejection', (reason) => {
    if (!isCommitFailure(reason)) throw reason;
    reason.commitError?.catch(() => undefined);
  });
}

/** The library writes each of its failures to the console as well, with a stack, besides rejecting the transaction, which we log. */
function silenceLibrary(): void {
  const say = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    const [first] = parts;
    const isLibrarys =
      parts.length === 1 &&
      first instanceof Error &&
      typeof (first as { code?: unknown }).code === 'number' &&
      first.stack?.includes('lmdb') === true;
    if (!isLibrarys) say(...parts);
  };
}
