import { changePassword } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { FormDialog, showToast } from '@courtside/ui';
import { useState } from 'react';
import { passwordMinimum } from '../../../account/credentials';
import { Failure, Password, Proof, Username, type AccountDialogProps } from './account-fields';
import { useAccountChange } from './use-account-change';

/** Asks for the present password and a new one. */
export function ChangePassword({ email, hasPassword, onClose }: AccountDialogProps) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { run, isBusy, isTried, failure, proof } = useAccountChange(hasPassword);
  const [next, setNext] = useState('');
  const nextError =
    next.length < passwordMinimum
      ? t('auth:error.passwordShort')
      : hasPassword && next === proof.value
        ? t('account.password.same')
        : undefined;

  const submit = async () => {
    if (!(await run(!nextError, () => changePassword(next)))) return;
    showToast(t('account.password.done'));
    onClose();
  };

  return (
    <FormDialog
      size="small"
      title={hasPassword ? t('account.password.title') : t('account.password.set')}
      closeLabel={t('common:action.close')}
      cancelLabel={t('common:action.cancel')}
      submitLabel={hasPassword ? t('account.password.submit') : t('account.password.set')}
      onClose={onClose}
      onSubmit={submit}
      busy={isBusy}
    >
      <p>{t('account.password.text')}</p>
      <Username email={email} />
      <Proof {...proof} />
      <Password
        id="new-password"
        name="new-password"
        label={t('account.newPassword')}
        hint={t('auth:passwordHint')}
        autoComplete="new-password"
        value={next}
        onChange={(event) => setNext(event.currentTarget.value)}
        error={isTried ? nextError : undefined}
      />
      <Failure failure={failure} />
    </FormDialog>
  );
}
