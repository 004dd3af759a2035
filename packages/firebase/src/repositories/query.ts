import type { OnError, OnValue, Unsubscribe } from './watch';

/** A query that can be watched. Queries with the same key are equal. */
export interface Query<T> {
  readonly key: string;
  readonly watch: (onValue: OnValue<T>, onError: OnError) => Unsubscribe;
}

const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(watch: object): number {
  const number = numbers.get(watch) ?? (last += 1);
  numbers.set(watch, number);
  return number;
}

/**
 * Returns the query of a watch of this package with plain arguments: `query(watchTeams, tournamentId)`.
 * @param watch the function itself, always the same one
 */
export const query = <T, Of extends readonly unknown[]>(
  watch: (...args: [...Of, OnValue<T>, OnError]) => Unsubscribe,
  ...of: Of
): Query<T> => ({
  key: `${numberOf(watch)} ${JSON.stringify(of)}`,
  watch: (onValue, onError) => watch(...of, onValue, onError),
});
