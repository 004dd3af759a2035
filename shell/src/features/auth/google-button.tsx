import { prepareGoogleSignIn, signInWithGoogle } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, color, space, type } from '@courtside/ui';
import { useEffect, useState } from 'react';
import type { Explanation } from './explain-failure';
import styled from 'styled-components';
import { forgetReturnPath, rememberReturnPath, useReturnPath } from './use-return-path';

const Or = styled.div`
  ${type.meta}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.ink3};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.line};
  }
`;

interface GoogleButtonProps {
  readonly purpose: 'login' | 'signup';
  readonly explain: (error: unknown) => Explanation;
  readonly onFailure: (failure: Explanation | null) => void;
}

/** Sign-in with a Google account, for old and new accounts alike. */
export function GoogleButton({ purpose, explain, onFailure }: GoogleButtonProps) {
  const { t } = useTranslation('auth');
  const [busy, setBusy] = useState(false);
  const returnPath = useReturnPath();
  // A window opens only within the click that asks for it: the code must be here by then.
  useEffect(() => void prepareGoogleSignIn(), []);
  const press = async () => {
    setBusy(true);
    onFailure(null);
    rememberReturnPath(returnPath);
    await signInWithGoogle().catch((error: unknown) => onFailure(explain(error)));
    forgetReturnPath();
    setBusy(false);
  };
  return (
    <>
      <Or aria-hidden="true">{t('or')}</Or>
      <Button variant="secondary" wide loading={busy} onClick={() => void press()}>
        {t(`${purpose}.google`)}
      </Button>
    </>
  );
}
