import type { Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Button, color, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { useMailReach } from './use-mail-reach';

const Block = styled.section`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  p {
    ${type.small}
    margin: 0;
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  p[role='alert'] {
    color: ${color.danger};
  }
`;

interface MailReachProps {
  readonly tournament: Tournament;
  readonly uid: string;
  /** The account's address, confirmed or not. */
  readonly account: string;
  readonly team: string;
}

/** Shows at which address messages reach the captain. They can confirm the address, or unsubscribe. */
export function MailReach({ tournament, uid, account, team }: MailReachProps) {
  const { t } = useTranslation('registration');
  const { state, isBusy, hasFailed, ask, check, stop, resume } = useMailReach({ tournament, uid, team });
  if (state.is === 'unknown') return null;
  const [text, label, act] =
    state.is === 'reached'
      ? [t('mail.reached', { email: state.email }), t('mail.stop'), stop]
      : state.is === 'stopped'
        ? [t('mail.stopped'), t('mail.resume'), resume]
        : state.is === 'unproven'
          ? [t('mail.unproven', { email: account }), t('mail.send'), ask]
          : [t('mail.sent', { email: account }), t('mail.check'), check];
  return (
    <Block aria-label={t('mail.title')}>
      <p role="status">
        {text} {state.is === 'asked' && state.tried && t('mail.notYet')}
      </p>
      {hasFailed && <p role="alert">{t('mail.failed')}</p>}
      {/* One button for the current step, so that the focus stays on it. */}
      <Button variant={state.is === 'reached' ? 'quiet' : 'secondary'} size="small" loading={isBusy} onClick={() => void act()}>
        {label}
      </Button>
    </Block>
  );
}
