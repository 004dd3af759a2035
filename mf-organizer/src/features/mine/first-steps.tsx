import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { Button, color, EmptyState, fontFamily, radius, space } from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space[2]};
  margin-top: ${space[3]};
  counter-reset: step;
  li {
    display: flex;
    gap: ${space[2]};
    align-items: flex-start;
    min-width: 0;
    color: ${color.ink2};
    overflow-wrap: anywhere;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    flex: none;
    min-width: 1.75rem;
    border-radius: ${radius.badge};
    background: ${color.ink};
    color: ${color.surface};
    font: 700 1.25rem/1.75rem ${fontFamily.display};
    text-align: center;
  }
`;

const steps = ['create', 'teams', 'plan', 'open'] as const;

/** For a user who organizes nothing yet: how to create a tournament. */
export function FirstSteps() {
  const { t } = useTranslation('organizerMine');
  return (
    <>
      <EmptyState
        title={t('empty')}
        actions={
          <Button as={Link} to={linkTo('organize')}>
            {t('organize')}
          </Button>
        }
      >
        {t('emptyText')}
      </EmptyState>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{t(`emptySteps.${step}`)}</li>
        ))}
      </Steps>
    </>
  );
}
