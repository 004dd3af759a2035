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
  &[data-withdrawn] {
    border-top-color: ${color.lineStrong};
  }
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
  /** It happened just now: the heading takes the focus, so that screen readers announce it. */
  readonly isNew: boolean;
  /** The team no longer takes part: no congratulation. */
  readonly isWithdrawn?: boolean;
  /** Check-in has begun: it comes first, because the completed registration is no longer news. */
  readonly isCheckIn?: boolean;
  /** Its captain may change it here. */
  readonly isChangeable?: boolean;
  /** The registered team. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Confirms the registration. */
export function RegistrationComplete({
  tournament,
  isNew,
  isWithdrawn = false,
  isCheckIn = false,
  isChangeable = false,
  children,
  actions,
}: RegistrationCompleteProps) {
  const { t } = useTranslation('registration');
  const isNews = !isWithdrawn && (isNew || !isCheckIn);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Sheet data-withdrawn={isWithdrawn || undefined}>
      {isNews && <CircleCheckIcon size={48} aria-hidden="true" />}
      <div>
        <Event>{tournament.name}</Event>
        <PageTitle ref={title} tabIndex={-1}>
          {t(isNews ? 'complete.title' : 'complete.own')}
        </PageTitle>
      </div>
      {isNews && <p role="status">{t('complete.text')}</p>}
      {children}
      <ChangeHint tournament={tournament} isChangeable={isChangeable} />
      <Stack $gap={space[1]}>
        <Button as={Link} to={linkTo('tournament', tournament.id)} size="large" wide>
          {t('complete.details')}
        </Button>
        {actions}
      </Stack>
    </Sheet>
  );
}
