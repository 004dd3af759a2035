import { linkTo } from '@courtside/federation/links';
import { AuthFailure, sendPasswordReset, useSession } from '@courtside/firebase';
import { currentLanguage, useTranslation } from '@courtside/i18n';
import { Button, moveFocusTo, Notice, space } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PageSpinner } from '../../waiting/page-spinner';
import { AlreadySignedIn } from './already-signed-in';
import { AuthForm, AuthLayout } from './auth-layout';
import { EmailField, useEmailRules } from './email-field';
import { typedEmail } from './typed-email';
import { useReturnPath } from './use-return-path';

const Stack = styled.div`
  display: grid;
  gap: ${space[3]};
  > a {
    justify-self: start;
  }
`;

/** `/auth/reset-password`: asks for a link by which a new password can be set. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const returnPath = useReturnPath();
  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'signedIn') {
    return (
      <AuthLayout title={t('reset.title')}>
        <AlreadySignedIn />
      </AuthLayout>
    );
  }
  const back = (
    <Link to={linkTo('login')} state={{ from: returnPath }}>
      {t('reset.back')}
    </Link>
  );
  return (
    <AuthLayout title={t('reset.title')} footer={back}>
      <ResetForm />
    </AuthLayout>
  );
}

function ResetForm() {
  const { t } = useTranslation('auth');
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: typedEmail() } });
  const emailRules = useEmailRules();

  const send = handleSubmit(async ({ email }) => {
    setFailure(null);
    try {
      await sendPasswordReset(email.trim(), currentLanguage(), new URL(linkTo('login'), window.location.origin).href);
      setSent(true);
    } catch (error) {
      const offline = error instanceof AuthFailure && error.code === 'auth/network-request-failed';
      setFailure(offline ? t('error.offline') : error instanceof Error ? error.message : t('error.other'));
    }
  });

  // The form disappears with its focused button, so the focus moves to the message.
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) moveFocusTo(said.current);
  }, [sent]);

  if (sent) {
    return (
      <Stack>
        <div ref={said} tabIndex={-1}>
          <Notice kind="success" title={t('reset.sentTitle')}>
            {t('reset.sentText')}
          </Notice>
        </div>
        <Button as={Link} to={linkTo('home')}>
          {t('goHome')}
        </Button>
      </Stack>
    );
  }
  return (
    <AuthForm noValidate onSubmit={(event) => void send(event)}>
      {failure && <Notice kind="error">{failure}</Notice>}
      <EmailField
        registration={register('email', emailRules)}
        error={formState.errors.email?.message}
        autoComplete="email"
        hint={t('reset.prompt')}
      />
      <Button type="submit" wide loading={formState.isSubmitting}>
        {t('reset.submit')}
      </Button>
    </AuthForm>
  );
}
