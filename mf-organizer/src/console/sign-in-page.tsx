import { linkTo } from '@courtside/federation/links';
import { AuthFailure, prepareGoogleSignIn, sendPasswordReset, signInWithEmail, signInWithGoogle } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Card, Notice, Page, PasswordField, space, Stack, TextField, type as text, useDocumentTitle } from '@courtside/ui';
import { useEffect, useState, type FormEvent } from 'react';
import styled from 'styled-components';

const Sheet = styled(Card)`
  max-width: 26rem;
  margin: 0 auto;
  padding: ${space[4]};
`;

const Title = styled.h1`
  ${text.d2}
  margin: 0 0 ${space[2]};
`;

/** Signs in on the requested page, which then opens. */
export function SignInPage({ publicSite }: { readonly publicSite: string | null }) {
  const { t } = useTranslation(['console', 'auth', 'common']);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  useDocumentTitle(t('title'));
  useEffect(() => {
    // The window of Google opens only during the click that asks for it.
    void prepareGoogleSignIn();
  }, []);
  const attempt = async (signIn: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    setSent(false);
    await signIn().catch((error: unknown) =>
      setFailure(error instanceof AuthFailure ? t('auth:error.login', { code: error.code }) : t('auth:error.other')),
    );
    setBusy(false);
  };
  const reset = () => {
    setTried(true);
    if (email.trim() !== '') void attempt(() => sendPasswordReset(email.trim()).then(() => setSent(true)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (email.trim() !== '' && password !== '') void attempt(() => signInWithEmail(email, password));
  };
  return (
    <Page>
      <Sheet>
        <Title>{t('signIn')}</Title>
        <Stack as="form" noValidate onSubmit={submit}>
          <p>{t('lead')}</p>
          {failure && <Notice kind="error">{failure}</Notice>}
          {sent && <Notice kind="success">{t('auth:reset.sentTitle')}</Notice>}
          <TextField
            label={t('auth:email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            error={tried && email.trim() === '' && t('auth:error.emailMissing')}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordField
            label={t('auth:password')}
            autoComplete="current-password"
            value={password}
            error={tried && password === '' && t('auth:error.passwordMissing')}
            labels={{ show: t('common:password.show'), hide: t('common:password.hide'), capsLock: t('common:password.capsLock') }}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" wide loading={busy}>
            {t('auth:login.submit')}
          </Button>
          <Button variant="secondary" wide disabled={busy} onClick={() => void attempt(signInWithGoogle)}>
            {t('auth:login.google')}
          </Button>
          <Button variant="quiet" wide disabled={busy} onClick={reset}>
            {t('auth:login.forgot')}
          </Button>
          <p>
            {t('noAccount')} {publicSite && <a href={`${publicSite}${linkTo('signUp')}`}>{t('auth:login.signup')}</a>}
          </p>
        </Stack>
      </Sheet>
    </Page>
  );
}
