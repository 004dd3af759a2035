import { signInWithEmail, useSession } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { shellPaths } from '../../routes';
import { PageSpinner } from '../frame/page-spinner';
import { AlreadySignedIn } from './already-signed-in';
import { AuthLayout } from './auth-layout';
import { CredentialsForm } from './credentials-form';
import { explainLogin } from './explain-failure';
import { forgetReturnPath, recallReturnPath, useReturnPath } from './use-return-path';

/** `/auth`: a person with an account comes in. */
export default function LoginPage() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const returnPath = useReturnPath();
  // Someone who comes here signed in is told so; someone who signs in here is taken along.
  const [cameSignedOut, setCameSignedOut] = useState(() => recallReturnPath() !== null);
  useEffect(() => forgetReturnPath, []);

  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'signedOut' && !cameSignedOut) setCameSignedOut(true);
  if (session.status === 'signedIn' && cameSignedOut) return <Navigate to={returnPath} replace />;

  return (
    <AuthLayout
      title={t('login.title')}
      footer={
        session.status === 'signedOut' && (
          <>
            <Link to={shellPaths.resetPassword} state={{ from: returnPath }}>{t('login.forgot')}</Link>
            <span>
              {t('login.toSignup')}{' '}
              <Link to={shellPaths.signUp} state={{ from: returnPath }}>
                {t('login.signup')}
              </Link>
            </span>
          </>
        )
      }
    >
      {session.status === 'signedIn' ? (
        <AlreadySignedIn />
      ) : (
        <CredentialsForm purpose="login" submit={({ email, password }) => signInWithEmail(email, password)} explain={(error) => explainLogin(error, t)} />
      )}
    </AuthLayout>
  );
}
