import { useTranslation } from '@courtside/i18n';
import { Button, color, KeyRoundIcon, line, MailIcon, SectionHeading, space, Trash2Icon, type } from '@courtside/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChangeEmail } from './change-email';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { DownloadMyData } from './download-my-data';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[3]};
    padding-block: ${space[3]};
    border-bottom: ${line.hair} solid ${color.line};
  }
  > li:first-child {
    padding-top: ${space[1]};
  }
  > li:last-child {
    border-bottom: 0;
  }
  p {
    flex: 1 1 14rem;
    min-width: 0;
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    ${type.control}
    color: ${color.ink};
  }
`;

const Row = ({ title, children, action }: { readonly title: string; readonly children: ReactNode; readonly action: ReactNode }) => (
  <li>
    <p>
      <strong>{title}</strong>
      {children}
    </p>
    {action}
  </li>
);

interface AccountSectionProps {
  readonly email: string;
  /** False for an account that only signs in with Google. */
  readonly hasPassword: boolean;
}

/** The account's settings: password, address, personal data, and deleting it. */
export function AccountSection({ email, hasPassword }: AccountSectionProps) {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState<'password' | 'email' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const dialog = { email, hasPassword, onClose: close };
  const icon = { 'size': 20, 'aria-hidden': true } as const;
  return (
    <section aria-labelledby="account">
      <SectionHeading id="account">{t('account.title')}</SectionHeading>
      <Rows>
        <Row
          title={t('account.signInWith')}
          action={
            <Button variant="secondary" icon={<KeyRoundIcon {...icon} />} onClick={() => setOpen('password')}>
              {hasPassword ? t('account.password.title') : t('account.password.set')}
            </Button>
          }
        >
          {hasPassword ? t('account.byPassword') : t('account.byGoogle')}
        </Row>
        <Row
          title={t('email')}
          action={
            <Button variant="secondary" icon={<MailIcon {...icon} />} onClick={() => setOpen('email')}>
              {t('account.email.title')}
            </Button>
          }
        >
          {email}
        </Row>
        <Row title={t('account.data.title')} action={<DownloadMyData />}>
          {t('account.data.text')}
        </Row>
        <Row
          title={t('account.delete.title')}
          action={
            <Button variant="danger" icon={<Trash2Icon {...icon} />} onClick={() => setOpen('delete')}>
              {t('account.delete.title')}
            </Button>
          }
        >
          {t('account.delete.short')}
        </Row>
      </Rows>
      {open === 'password' && <ChangePassword {...dialog} />}
      {open === 'email' && <ChangeEmail {...dialog} />}
      {open === 'delete' && <DeleteAccount {...dialog} />}
    </section>
  );
}
