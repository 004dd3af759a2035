import { prepareGoogleSignIn } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Notice, PasswordField, space } from '@courtside/ui';
import { useEffect, type ComponentProps } from 'react';
import styled from 'styled-components';
import type { AccountFailure } from './explain-account-failure';

/** The props of each account dialog. */
export interface AccountDialogProps {
  readonly email: string;
  /** False for an account that only signs in with Google. */
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

export const AccountForm = styled.form`
  display: grid;
  gap: ${space[3]};
`;

/** The account's address, for password managers. */
export function Username({ email }: { readonly email: string }) {
  return <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />;
}

/** A password with the words of the product. */
export function Password(props: Omit<ComponentProps<typeof PasswordField>, 'labels'>) {
  const { t } = useTranslation('common');
  return <PasswordField {...props} labels={{ show: t('password.show'), hide: t('password.hide'), capsLock: t('password.capsLock') }} />;
}

/** The current password, or a note that Google will ask. */
export function Proof({
  hasPassword,
  value,
  onChange,
  error,
}: {
  readonly hasPassword: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}) {
  const { t } = useTranslation('profile');
  // Browsers open Google's window only within the click that requests it: the code must be loaded before.
  useEffect(() => {
    if (!hasPassword) void prepareGoogleSignIn();
  }, [hasPassword]);
  if (!hasPassword) return <Notice kind="info">{t('account.googleFirst')}</Notice>;
  return (
    <Password
      id="current-password"
      name="current-password"
      label={t('account.currentPassword')}
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}

/** The failure, unless a field shows it. */
export function Failure({ failure }: { readonly failure: AccountFailure | null }) {
  const { t } = useTranslation(['profile', 'auth']);
  if (failure === null || failure === 'wrongPassword') return null;
  const words =
    failure === 'inUse' ? t('account.email.inUse') : failure === 'weak' ? t('auth:error.passwordShort') : t(`account.${failure}`);
  return <Notice kind="error">{words}</Notice>;
}
