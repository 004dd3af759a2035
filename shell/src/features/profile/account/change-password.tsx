import { changePassword } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Dialog, showToast } from '@courtside/ui';
import { useState, type FormEvent } from 'react';
import { AccountForm, Failure, Password, Proof, Username } from './account-fields';
import { useAccountChange } from './use-account-change';

/** The shortest password that the service takes. */
const passwordMinimum = 6;
const formId = 'change-password';

interface ChangeDialogProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Asks for the present password and a new one. */
export function ChangePassword({ email, hasPassword, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { run, isBusy, failure } = useAccountChange();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isTried, setIsTried] = useState(false);

  const currentError = hasPassword && current === '' ? t('auth:error.passwordMissing') : undefined;
  const nextError = next.length < passwordMinimum ? t('auth:error.passwordShort') : hasPassword && next === current ? t('account.password.same') : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (currentError || nextError) return;
    if (!(await run(hasPassword ? current : null, () => changePassword(next)))) return;
    showToast(t('account.password.done'));
    onClose();
  };

  return (
    <Dialog
      open
      size="small"
      title={hasPassword ? t('account.password.title') : t('account.password.set')}
      closeLabel={t('common:action.close')}
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            {hasPassword ? t('account.password.submit') : t('account.password.set')}
          </Button>
        </>
      }
    >
      <AccountForm id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('account.password.text')}</p>
        <Username email={email} />
        <Proof hasPassword={hasPassword} value={current} onChange={setCurrent} error={failure === 'wrongPassword' ? t('account.wrongPassword') : isTried ? currentError : undefined} />
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
      </AccountForm>
    </Dialog>
  );
}
