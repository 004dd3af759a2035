import type { OnError, OnValue, Unsubscribe } from './watch';

/** A question that can be watched. Two with one key ask the same. */
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
 * The question that a watch of this package answers, of plain data: `query(watchTeams, tournamentId)`.
 * @param watch the function itself, the same each time
 */
export const query = <T, Of extends readonly unknown[]>(
  watch: (...args: [...Of, OnValue<T>, OnError]) => Unsubscribe,
  ...of: Of
): Query<T> => ({
  key: `${numberOf(watch)} ${JSON.stringify(of)}`,
  watch: (onValue, onError) => watch(...of, onValue, onError),
});
