import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { Button, CircleCheckIcon, color, line, PageTitle, radius, space, Stack, type } from '@courtside/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ChangeHint } from './change-hint';

const Sheet = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${line.hair} solid ${color.line};
  border-top: 6px solid ${color.action};
  border-radius: ${radius.card};
  background: ${color.surface};
  > svg {
    color: ${color.action};
  }
  h1 {
    margin: 0;
  }
`;

const Event = styled.p`
  ${type.small}
  color: ${color.ink3};
  overflow-wrap: anywhere;
`;

interface RegistrationCompleteProps {
  readonly tournament: Tournament;
  /** It happened just now: the heading takes the focus, so that the news is heard. */
  readonly isNew: boolean;
  /** What was registered. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** The registration stands. */
export function RegistrationComplete({ tournament, isNew, children, actions }: RegistrationCompleteProps) {
  const { t } = useTranslation('registration');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Sheet>
      <CircleCheckIcon size={48} aria-hidden="true" />
      <div>
        <Event>{tournament.name}</Event>
        <PageTitle ref={title} tabIndex={-1}>
          {t('complete.title')}
        </PageTitle>
      </div>
      <p role="status">{t('complete.text')}</p>
      {children}
      <ChangeHint tournament={tournament} />
      <Stack $gap={space[1]}>
        <Button as={Link} to={linkTo('tournament', tournament.id)} size="large" wide>
          {t('complete.details')}
        </Button>
        {actions}
      </Stack>
    </Sheet>
  );
}
