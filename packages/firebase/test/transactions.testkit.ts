import type * as Firestore from 'firebase/firestore';

/*
 * Simulates network failures of transactions. Use: `jest.mock('firebase/firestore', () => jest.requireActual<{ firestore: object
 * }>('./transactions.testkit').firestore)`.
 */
const real = jest.requireActual<typeof Firestore>('firebase/firestore');
const runTransaction = jest.fn(real.runTransaction);

export const firestore = { ...real, runTransaction };

/** The next transaction is lost. */
export function loseNextTransaction(): void {
  runTransaction.mockRejectedValueOnce(Object.assign(new Error('The client is offline.'), { code: 'unavailable' }));
}

/** The server executes it but the response is lost: the client automatically runs it again, from the start. */
const twice: typeof runTransaction = jest.fn(async (...asked) => {
  await real.runTransaction(...asked);
  return real.runTransaction(...asked);
});

/** Loses the response of the next transaction. */
export function loseNextAnswer(): void {
  runTransaction.mockImplementationOnce(twice);
}

/** Loses the response of each transaction, until it is switched off. */
export function loseTransactionAnswers(areLost = true): void {
  runTransaction.mockImplementation(areLost ? twice : real.runTransaction);
}

/** Runs a change of another client before the next transaction reads a document whose path begins so. @returns whether it has run */
export function changeBeforeRead(path: string, change: () => Promise<unknown>): () => boolean {
  let isChanged = false;
  runTransaction.mockImplementationOnce(async (db, run, options) =>
    real.runTransaction(
      db,
      (transaction) => {
        const get = transaction.get.bind(transaction);
        transaction.get = (async (target: Firestore.DocumentReference) => {
          if (!isChanged && target.path.startsWith(path)) {
            isChanged = true;
            await change();
          }
          return get(target);
        }) as typeof transaction.get;
        return run(transaction);
      },
      options,
    ),
  );
  return () => isChanged;
}
