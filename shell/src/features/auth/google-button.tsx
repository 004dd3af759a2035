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

/** Sign-in with a Google account, for existing and new users. */
export function GoogleButton({ purpose, explain, onFailure }: GoogleButtonProps) {
  const { t } = useTranslation('auth');
  const [busy, setBusy] = useState(false);
  const returnPath = useReturnPath();
  // Browsers open a window only within the click that requests it: the code must be loaded before.
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
