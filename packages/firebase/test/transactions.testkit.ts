import type * as Firestore from 'firebase/firestore';

/*
 * What networks do to transactions. Use:
 * `jest.mock('firebase/firestore', () => jest.requireActual<{ firestore: object }>('./transactions.testkit').firestore)`.
 */
const real = jest.requireActual<typeof Firestore>('firebase/firestore');
const runTransaction = jest.fn(real.runTransaction);

export const firestore = { ...real, runTransaction };

/** The next transaction does not come through. */
export function loseNextTransaction(): void {
  runTransaction.mockRejectedValueOnce(Object.assign(new Error('The client is offline.'), { code: 'unavailable' }));
}

/** The server does what is asked for and nobody hears of it: the client runs it again by itself, from the start. */
const twice: typeof runTransaction = jest.fn(async (...asked) => {
  await real.runTransaction(...asked);
  return real.runTransaction(...asked);
});

/** So with the next transaction. */
export function loseNextAnswer(): void {
  runTransaction.mockImplementationOnce(twice);
}

/** So with each, until it is said to be over. */
export function loseTransactionAnswers(areLost = true): void {
  runTransaction.mockImplementation(areLost ? twice : real.runTransaction);
}
