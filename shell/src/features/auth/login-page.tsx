import { linkTo } from '@courtside/federation/links';
import { signInWithEmail } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Link } from 'react-router-dom';
import { CredentialsForm } from './credentials-form';
import { EntryPage } from './entry-page';
import { explainLogin } from './explain-failure';
import { useReturnPath } from './use-return-path';

/** `/auth`: a user with an account logs in. */
export default function LoginPage() {
  const { t } = useTranslation('auth');
  const state = { from: useReturnPath() };
  const footer = (
    <>
      <Link to={linkTo('resetPassword')} state={state}>
        {t('login.forgot')}
      </Link>
      <span>
        {t('login.toSignup')}{' '}
        <Link to={linkTo('signUp')} state={state}>
          {t('login.signup')}
        </Link>
      </span>
    </>
  );
  return (
    <EntryPage title={t('login.title')} footer={footer}>
      <CredentialsForm
        purpose="login"
        submit={({ email, password }) => signInWithEmail(email, password)}
        explain={(error) => explainLogin(error, t)}
      />
    </EntryPage>
  );
}
