import { CommandFailure } from '@courtside/firebase';
import { useRef, useState } from 'react';

/** The key of the message for each failure, and for all others. */
type Problems<Problem> = { readonly [code in CommandFailure['code']]?: Problem } & { readonly other: Problem };

/**
 * The state of a command that a user sends: whether it is running, and its failure. A second press while it is running has no effect.
 * @returns `send`, which resolves to whether it succeeded; `forget`, which clears the failure
 */
export function useSending<Problem extends string>(problems: Problems<Problem>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isSending = useRef(false);
  const forget = () => setProblem(null);
  const send = async (act: () => Promise<unknown>): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
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
      isSending.current = false;
      setBusy(false);
    }
  };
  return { isBusy, problem, send, forget };
}

/** Returns the key of the message for a failure. */
export const toProblem = <Problem extends string>(error: unknown, problems: Problems<Problem>): Problem =>
  (error instanceof CommandFailure ? problems[error.code] : undefined) ?? problems.other;
