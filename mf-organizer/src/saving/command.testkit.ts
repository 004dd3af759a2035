/**
 * Replaces `@courtside/firebase` in tests of many commands: each calls the one `command` with its name and its arguments. Use:
 * `jest.mock('@courtside/firebase', () => jest.requireActual('…/saving/command.testkit').everyCommand)`.
 */
import * as known from '../firebase.testkit';

export const command = jest.fn<Promise<unknown>, [name: string, ...args: unknown[]]>();

const kept =
  /^(use|watch|read|tell|set(Session)$|signed|withEmails|resolve|prepare|query|search|sample|isReachable|CommandFailure|__esModule)/;
let ids = 0;

export const everyCommand: unknown = new Proxy(
  {},
  {
    get(_, name) {
      if (typeof name !== 'string' || kept.test(name)) return known[name as keyof typeof known];
      if (name === 'newDocumentId') return () => `new${(ids += 1)}`;
      return (...args: unknown[]) => command(name, ...args);
    },
  },
);
