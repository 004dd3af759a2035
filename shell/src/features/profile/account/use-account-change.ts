import { reauthenticate } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useRef, useState } from 'react';
import { explainAccountFailure, type AccountFailure } from './explain-account-failure';

/**
 * Changes the account: authenticates the user, then makes the change. One at a time.
 * @param hasPassword false for an account without one: Google asks
 */
export function useAccountChange(hasPassword: boolean) {
  const { t } = useTranslation(['profile', 'auth']);
  const [isBusy, setIsBusy] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [password, setPassword] = useState('');
  const isRunning = useRef(false);
  const isMissing = hasPassword && password === '';

  /** @param isValid the rest of the form may be sent @returns whether it was done */
  const run = async (isValid: boolean, change: () => Promise<void>): Promise<boolean> => {
    setIsTried(true);
    if (isMissing || !isValid || isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await (hasPassword ? reauthenticate(password) : reauthenticate());
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

  const error =
    failure === 'wrongPassword' ? t('account.wrongPassword') : isTried && isMissing ? t('auth:error.passwordMissing') : undefined;
  return { run, isBusy, isTried, failure, proof: { hasPassword, value: password, onChange: setPassword, error } };
}
