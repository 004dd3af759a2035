import { useTranslation } from '@courtside/i18n';
import { Button, Notice, PasswordField } from '@courtside/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Explanation } from './explain-failure';
import { AuthForm } from './auth-layout';
import { passwordMinimum } from '../../account/credentials';
import { EmailField, useEmailRules } from './email-field';
import { GoogleButton } from './google-button';
import { typedEmail } from './typed-email';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface CredentialsFormProps {
  readonly purpose: 'login' | 'signup';
  readonly submit: (credentials: Credentials) => Promise<void>;
  /** Turns a failure into a message for the user. */
  readonly explain: (error: unknown) => Explanation;
}

/** E-mail and password, for logging in and for signing up alike. */
export function CredentialsForm({ purpose, submit, explain }: CredentialsFormProps) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation('common');
  const [failure, setFailure] = useState<Explanation | null>(null);
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { email: typedEmail(), password: '' } });
  const { errors, isSubmitting } = formState;
  const emailRules = useEmailRules();

  const send = handleSubmit(async (values) => {
    setFailure(null);
    await submit({ email: values.email.trim(), password: values.password }).catch((error: unknown) => setFailure(explain(error)));
  });

  const isNew = purpose === 'signup';
  return (
    <AuthForm noValidate onSubmit={(event) => void send(event)}>
      {failure && (
        <Notice kind="error" title={failure.message}>
          {failure.help}
        </Notice>
      )}
      <EmailField registration={register('email', emailRules)} error={errors.email?.message} autoComplete={isNew ? 'email' : 'username'} />
      <PasswordField
        id={isNew ? 'new-password' : 'current-password'}
        label={t('password')}
        hint={isNew ? t('passwordHint') : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        error={errors.password?.message}
        labels={{ show: common('password.show'), hide: common('password.hide'), capsLock: common('password.capsLock') }}
        {...register('password', {
          required: t('error.passwordMissing'),
          ...(isNew ? { minLength: { value: passwordMinimum, message: t('error.passwordShort') } } : {}),
        })}
      />
      <Button type="submit" wide loading={isSubmitting}>
        {t(`${purpose}.submit`)}
      </Button>
      <GoogleButton purpose={purpose} explain={explain} onFailure={setFailure} />
    </AuthForm>
  );
}
