import { CommandFailure } from '@courtside/firebase';
import { useState } from 'react';

/** The key of the message for each failure, and for all others. */
type Problems<Problem> = { readonly [code in CommandFailure['code']]?: Problem } & { readonly other: Problem };

/**
 * The state of a command that a user sends: whether it is running, and its failure.
 * @returns `send`, which resolves to whether it succeeded; `forget`, which clears the failure
 */
export function useSending<Problem extends string>(problems: Problems<Problem>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const forget = () => setProblem(null);
  const send = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    forget();
    try {
      await act();
      return true;
    } catch (error) {
      console.warn('It was not sent', error);
      setProblem(toProblem(error, problems));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, send, forget };
}

export const toProblem = <Problem extends string>(error: unknown, problems: Problems<Problem>): Problem =>
  (error instanceof CommandFailure ? problems[error.code] : undefined) ?? problems.other;
