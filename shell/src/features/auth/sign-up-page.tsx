import { signUpWithEmail, useSession } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { shellPaths } from '../../routes';
import { PageSpinner } from '../frame/page-spinner';
import { AlreadySignedIn } from './already-signed-in';
import { AuthLayout } from './auth-layout';
import { CredentialsForm } from './credentials-form';
import { explainSignUp } from './explain-failure';
import { forgetReturnPath, recallReturnPath, useReturnPath } from './use-return-path';

/** `/auth/signup`: a person makes an account and is signed in with it. */
export default function SignUpPage() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const returnPath = useReturnPath();
  const [cameSignedOut, setCameSignedOut] = useState(() => recallReturnPath() !== null);
  useEffect(() => forgetReturnPath, []);

  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'signedOut' && !cameSignedOut) setCameSignedOut(true);
  if (session.status === 'signedIn' && cameSignedOut) return <Navigate to={returnPath} replace />;

  return (
    <AuthLayout
      title={t('signup.title')}
      footer={
        session.status === 'signedOut' && (
          <span>
            {t('signup.toLogin')}{' '}
            <Link to={shellPaths.login} state={{ from: returnPath }}>
              {t('signup.login')}
            </Link>
          </span>
        )
      }
    >
      {session.status === 'signedIn' ? (
        <AlreadySignedIn />
      ) : (
        <CredentialsForm purpose="signup" submit={({ email, password }) => signUpWithEmail(email, password)} explain={(error) => explainSignUp(error, t)} />
      )}
    </AuthLayout>
  );
}
