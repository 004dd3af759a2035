import type { Tournament } from '@courtside/domain';
import { provenEmail } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Notice, Spinner, Stack } from '@courtside/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useEmailProof } from './use-email-proof';

interface ProofGateProps {
  readonly tournament: Tournament;
  /** The account's address. */
  readonly account: string;
  /** Content for users with a confirmed address, if the organizers require one. */
  readonly children: ReactNode;
}

/** If organizers only accept confirmed addresses, the user has to confirm theirs first. The rules enforce it. */
export function ProofGate({ tournament, account, children }: ProofGateProps) {
  const { t } = useTranslation('registration');
  const isAsked = tournament.needsProvenEmail;
  const [isProven, setProven] = useState<boolean | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (isAsked)
      provenEmail().then(
        (email) => isWanted && setProven(email !== null),
        () => isWanted && setProven(false),
      );
    return () => {
      isWanted = false;
    };
  }, [isAsked]);
  const { asked, isBusy, hasFailed, ask, check } = useEmailProof(tournament.id, () => {
    setProven(true);
    return Promise.resolve(true);
  });
  if (!isAsked || isProven === true) return <>{children}</>;
  if (isProven === null) return <Spinner label={t('loading')} fill />;
  return (
    <Stack>
      <Notice kind="info" title={t('proof.title')}>
        {t('proof.text')}
      </Notice>
      <p role="status">
        {t(asked ? 'mail.sent' : 'proof.send', { email: account })} {asked?.tried && t('mail.notYet')}
      </p>
      {hasFailed && <Notice kind="error">{t('mail.failed')}</Notice>}
      <div>
        <Button loading={isBusy} onClick={() => void (asked ? check() : ask())}>
          {t(asked ? 'mail.check' : 'mail.send')}
        </Button>
      </div>
    </Stack>
  );
}
