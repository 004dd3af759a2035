import { linkTo } from '@courtside/federation/links';
import { changeEmail } from '@courtside/firebase';
import { currentLanguage, useTranslation } from '@courtside/i18n';
import { Button, Dialog, FormDialog, Notice, TextField } from '@courtside/ui';
import { useState } from 'react';
import { isEmail } from '../../../account/credentials';
import { Failure, Proof, Username, type AccountDialogProps } from './account-fields';
import { useAccountChange } from './use-account-change';

/** Asks for a new address, which has it once its link is opened. */
export function ChangeEmail({ email, hasPassword, onClose }: AccountDialogProps) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { run, isBusy, isTried, failure, proof } = useAccountChange(hasPassword);
  const [next, setNext] = useState('');
  const [isSent, setIsSent] = useState(false);
  const wanted = next.trim();
  const isSame = wanted.toLowerCase() === email.toLowerCase();
  const nextError =
    wanted === ''
      ? t('auth:error.emailMissing')
      : !isEmail(wanted)
        ? t('auth:error.emailInvalid')
        : isSame
          ? t('account.email.same')
          : undefined;

  const submit = async () => {
    if (await run(!nextError, () => changeEmail(wanted, currentLanguage(), new URL(linkTo('login'), window.location.origin).href)))
      setIsSent(true);
  };

  const dialog = { size: 'small', title: t('account.email.title'), closeLabel: t('common:action.close'), onClose } as const;
  if (isSent) {
    return (
      <Dialog open {...dialog} footer={<Button onClick={onClose}>{t('common:action.close')}</Button>}>
        <Notice kind="success">{t('account.email.done', { email: wanted })}</Notice>
      </Dialog>
    );
  }
  return (
    <FormDialog {...dialog} cancelLabel={t('common:action.cancel')} submitLabel={t('account.email.submit')} onSubmit={submit} busy={isBusy}>
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
      <Proof {...proof} />
      <Failure failure={failure} />
    </FormDialog>
  );
}
