import { limits } from '@courtside/domain';
import { withdrawOwnTeam } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Dialog, Notice, Stack, TextArea, useTyped } from '@courtside/ui';
import { useState } from 'react';
import { useSending } from '../../failure/use-sending';

const problems = { 'unavailable': 'offline', 'conflict': 'late', 'not-found': 'late', 'other': 'failed' } as const;

interface WithdrawTeamProps {
  readonly tournamentId: string;
  readonly teamId: string;
  readonly uid: string;
  /** Its place is another team's then. */
  readonly isLimited: boolean;
  /** The team has withdrawn; the page shows it. */
  readonly onWithdrawn: () => void;
}

const empty = { reason: '' };

/**
 * Lets the captain withdraw the team, after a confirmation, with an optional reason for the organizers. The reason stays in the tab until the
 * team has withdrawn, or the captain keeps it.
 */
export function WithdrawTeam({ tournamentId, teamId, uid, isLimited, onWithdrawn }: WithdrawTeamProps) {
  const { t } = useTranslation(['registration', 'common']);
  const [isAsking, setAsking] = useState(false);
  const [{ reason }, keep, giveUp] = useTyped(`withdrawal.${tournamentId}.${teamId}.${uid}`, empty);
  const { isBusy, problem, send, forget } = useSending(problems);
  const isTooLong = reason.trim().length > limits.withdrawalReason;

  const close = () => {
    setAsking(false);
    forget();
  };
  const finish = () => {
    giveUp();
    close();
  };
  const withdraw = async () => {
    if (isTooLong || !(await send(() => withdrawOwnTeam(tournamentId, teamId, reason)))) return;
    finish();
    onWithdrawn();
  };

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t('withdraw.ask')}
      </Button>
      {isAsking && (
        <Dialog
          open
          size="small"
          title={t('withdraw.title')}
          closeLabel={t('common:action.close')}
          onClose={close}
          busy={isBusy}
          footer={
            <>
              <Button variant="secondary" onClick={finish} disabled={isBusy} data-autofocus>
                {t('withdraw.stay')}
              </Button>
              <Button variant="danger" onClick={() => void withdraw()} loading={isBusy}>
                {t('withdraw.do')}
              </Button>
            </>
          }
        >
          <Stack>
            <p>{t(isLimited ? 'withdraw.text' : 'withdraw.textUnlimited')}</p>
            <TextArea
              label={t('withdraw.reason')}
              hint={t('withdraw.reasonHint')}
              error={isTooLong ? t('withdraw.reasonTooLong', { count: limits.withdrawalReason }) : undefined}
              rows={3}
              value={reason}
              onChange={(event) => keep({ reason: event.currentTarget.value })}
            />
            {problem && <Notice kind="error">{t(`withdraw.${problem}`)}</Notice>}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
