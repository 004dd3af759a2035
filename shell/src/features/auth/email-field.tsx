import { useTranslation } from '@courtside/i18n';
import { TextField } from '@courtside/ui';
import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { isEmail } from './credentials';
import { keepTypedEmail } from './typed-email';

interface EmailRules {
  readonly required: string;
  readonly validate: (text: string) => true | string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface EmailFieldProps {
  /** Registers the field with its form, which begins with `typedEmail()`. */
  readonly register: (rules: EmailRules) => UseFormRegisterReturn<'email'>;
  readonly error: string | undefined;
  readonly autoComplete: 'email' | 'username';
  readonly hint?: string;
}

/** The address on each of the sign-in pages: looked at in one way, and kept for the next page. */
export function EmailField({ register, error, autoComplete, hint }: EmailFieldProps) {
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
      {...register({
        required: t('error.emailMissing'),
        validate: (text) => isEmail(text) || t('error.emailInvalid'),
        onChange: (event) => keepTypedEmail(event.target.value),
      })}
    />
  );
}
