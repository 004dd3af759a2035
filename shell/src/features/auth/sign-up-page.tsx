import { linkTo } from '@courtside/federation/links';
import { signUpWithEmail } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Link } from 'react-router-dom';
import { CredentialsForm } from './credentials-form';
import { EntryPage } from './entry-page';
import { explainSignUp } from './explain-failure';
import { useReturnPath } from './use-return-path';
import { Welcome } from './welcome';

/** `/auth/signup`: a visitor creates an account and is signed in. */
export default function SignUpPage() {
  const { t } = useTranslation('auth');
  const returnPath = useReturnPath();
  const footer = (
    <span>
      {t('signup.toLogin')}{' '}
      <Link to={linkTo('login')} state={{ from: returnPath }}>
        {t('signup.login')}
      </Link>
    </span>
  );
  return (
    <EntryPage title={t('signup.title')} footer={footer} welcome={<Welcome />}>
      <CredentialsForm
        purpose="signup"
        submit={({ email, password }) => signUpWithEmail(email, password)}
        explain={(error) => explainSignUp(error, t)}
      />
    </EntryPage>
  );
}
