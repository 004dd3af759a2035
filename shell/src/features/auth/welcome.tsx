import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { Button, space } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { AuthLayout } from './auth-layout';

const Steps = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: ${space[4]} 0 0;
  padding: 0;
  list-style: none;
  p {
    margin: 0 0 ${space[1]};
  }
`;

const steps = ['profile', 'home', 'organize'] as const;

/** The next steps for a user who has just signed up and has no page to return to. */
export function Welcome() {
  const { t } = useTranslation('auth');
  const text = useRef<HTMLParagraphElement>(null);
  // The pressed button no longer exists.
  useEffect(() => {
    text.current?.focus();
  }, []);
  return (
    <AuthLayout title={t('welcome.title')}>
      <p ref={text} tabIndex={-1}>
        {t('welcome.text')}
      </p>
      <Steps>
        {steps.map((step, index) => (
          <li key={step}>
            <p>{t(`welcome.${step}Text`)}</p>
            <Button as={Link} to={linkTo(step)} variant={index === 0 ? 'primary' : 'secondary'} wide>
              {t(`welcome.${step}`)}
            </Button>
          </li>
        ))}
      </Steps>
    </AuthLayout>
  );
}
