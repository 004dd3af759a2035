import { reportConnection } from '../../connection/connection';
import { toCommandFailure } from '../../errors/command-failure';

/**
 * Makes a command of a function: its failures become CommandFailures, and the connection shows that it is pending until it settles. A command's
 * promise settles when the *server* has responded. Simple updates without a network are queued: their effect shows immediately in every watcher
 * (with `meta.pending`), the promise settles when the network is back, and a reload keeps the queue. Therefore pages should not block input
 * until such a promise settles.
 */
export function command<Arguments extends unknown[], Result>(
  run: (...args: Arguments) => Promise<Result>,
): (...args: Arguments) => Promise<Result> {
  return async (...args) => {
    const who = {};
    reportConnection(who, { cut: false, pending: true });
    try {
      return await run(...args);
    } catch (error) {
      throw toCommandFailure(error);
    } finally {
      reportConnection(who, { cut: false, pending: false });
    }
  };
}
