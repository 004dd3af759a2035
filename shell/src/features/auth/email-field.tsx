import { useTranslation } from '@courtside/i18n';
import { TextField } from '@courtside/ui';
import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { isEmail } from '../../account/credentials';
import { keepTypedEmail } from './typed-email';

interface EmailRules {
  readonly required: string;
  readonly validate: (text: string) => true | string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface EmailFieldProps {
  /** Created by the form, so that its fields are registered in their order on the page: the first invalid one gets the focus. */
  readonly registration: UseFormRegisterReturn<'email'>;
  readonly error: string | undefined;
  readonly autoComplete: 'email' | 'username';
  readonly hint?: string;
}

/** Returns the rules that check the address and keep it for the next page; the form starts with `typedEmail()`. */
export function useEmailRules(): EmailRules {
  const { t } = useTranslation('auth');
  return {
    required: t('error.emailMissing'),
    validate: (text) => isEmail(text) || t('error.emailInvalid'),
    onChange: (event) => keepTypedEmail(event.target.value),
  };
}

/** The address on each of the sign-in pages. */
export function EmailField({ registration, error, autoComplete, hint }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      id="email"
      label={t('email')}
      hint={hint}
      type="email"
      required
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      {...registration}
    />
  );
}
