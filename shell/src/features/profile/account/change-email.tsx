import { changeEmail } from '@courtside/firebase';
import { currentLanguage, useTranslation } from '@courtside/i18n';
import { Button, Dialog, Notice, TextField } from '@courtside/ui';
import { useState, type FormEvent } from 'react';
import { shellPaths } from '../../../routes';
import { AccountForm, Failure, Proof, Username } from './account-fields';
import { useAccountChange } from './use-account-change';

const formId = 'change-email';

interface ChangeDialogProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Asks for a new address, which has it once its link is opened. */
export function ChangeEmail({ email, hasPassword, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { run, isBusy, failure } = useAccountChange();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSent, setIsSent] = useState(false);

  const wanted = next.trim();
  const currentError = hasPassword && current === '' ? t('auth:error.passwordMissing') : undefined;
  const nextError =
    wanted === ''
      ? t('auth:error.emailMissing')
      : !/^\S+@\S+\.\S+$/.test(wanted)
        ? t('auth:error.emailInvalid')
        : wanted.toLowerCase() === email.toLowerCase()
          ? t('account.email.same')
          : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (currentError || nextError) return;
    if (await run(hasPassword ? current : null, () => changeEmail(wanted, currentLanguage(), new URL(shellPaths.login, window.location.origin).href))) setIsSent(true);
  };

  return (
    <Dialog
      open
      size="small"
      title={t('account.email.title')}
      closeLabel={t('common:action.close')}
      onClose={onClose}
      busy={isBusy}
      footer={
        isSent ? (
          <Button onClick={onClose}>{t('common:action.close')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose} disabled={isBusy}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={isBusy}>
              {t('account.email.submit')}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <Notice kind="success">{t('account.email.done', { email: wanted })}</Notice>
      ) : (
        <AccountForm id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <p>{t('account.email.text')}</p>
          <Username email={email} />
          <TextField
            id="new-email"
            name="email"
            label={t('account.email.new')}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
            error={isTried ? nextError : undefined}
          />
          <Proof hasPassword={hasPassword} value={current} onChange={setCurrent} error={failure === 'wrongPassword' ? t('account.wrongPassword') : isTried ? currentError : undefined} />
          <Failure failure={failure} />
        </AccountForm>
      )}
    </Dialog>
  );
}
