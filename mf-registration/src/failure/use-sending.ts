import { CommandFailure } from '@courtside/firebase';
import { useState } from 'react';

/** Which word says what to do after each failure, and after all others. */
type Problems<Problem> = { readonly [code in CommandFailure['code']]?: Problem } & { readonly other: Problem };

/**
 * Something that a person sends: whether it is on its way, and what became of it when it failed.
 * @returns `send`, which tells whether it arrived; `forget`, which takes back what was said of a failure
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
