import { useFormat, useTranslation } from '@courtside/i18n';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';
import type { TournamentData } from '../../workspace/tournament-data';
import type { Entry } from './entries-model';
import { carryOut, movedUpBy } from './use-bulk';

interface WithdrawEntriesDialogProps {
  readonly data: TournamentData;
  readonly entries: readonly Entry[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Withdraws several teams, after naming them and the teams that move up. */
export function WithdrawEntriesDialog({ data, entries, onDone, onClose }: WithdrawEntriesDialogProps) {
  const { t } = useTranslation('organizerEntries');
  const format = useFormat();
  const nameOf = (id: string) => data.entrants.find((team) => team.id === id)?.name ?? '';
  const next = movedUpBy(data, 'withdrawn', entries);
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      command={() =>
        carryOut(
          data.tournament.id,
          'withdrawn',
          entries.map(({ team }) => team.id),
        )
      }
      onDone={onDone}
      failed={(message) => t('bulk.failed', { message })}
      title={t('withdraw.title', { count: entries.length })}
      confirmLabel={t('withdraw.confirm', { count: entries.length })}
      destructive
    >
      <p>{format.list(entries.map(({ team }) => team.name))}</p>
      <p>
        {next.length > 0 ? t('withdraw.next', { count: next.length, teams: format.list(next.map(nameOf)) }) : t('withdraw.nobody')}{' '}
        {t('withdraw.told')}
      </p>
    </ConfirmTaskDialog>
  );
}
