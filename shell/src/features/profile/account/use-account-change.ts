import { reauthenticate } from '@courtside/firebase';
import { useRef, useState } from 'react';
import { explainAccountFailure, type AccountFailure } from './explain-account-failure';

/** A change of the account: proves who is there, then does it. One at a time. */
export function useAccountChange() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const isRunning = useRef(false);

  /** @param password null for an account without one: Google asks. @returns whether it was done */
  const run = async (password: string | null, change: () => Promise<void>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await (password === null ? reauthenticate() : reauthenticate(password));
      await change();
      return true;
    } catch (error) {
      setFailure(explainAccountFailure(error));
      return false;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  return { run, isBusy, failure };
}
