import { type Tournament } from '@courtside/domain';
import { canOpenTournament } from '@courtside/domain/engines';
import { openTournament } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button } from '@courtside/ui';
import { useState } from 'react';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';

export interface OpenTournamentProps {
  readonly tournament: Pick<Tournament, 'id' | 'isTournamentPublic'>;
  /** Called after the server has made it public. */
  readonly onOpened: () => void;
}

/**
 * Makes a private tournament public, for good, after a confirmation. The change shows before the server has answered: the question closes
 * then, and opens again with the error if the server refuses.
 */
export function OpenTournament({ tournament, onOpened }: OpenTournamentProps) {
  const { t } = useTranslation('organizer');
  const [asking, setAsking] = useState(false);
  const { allowed } = canOpenTournament(tournament);
  return (
    <>
      {allowed && (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {t('openTournament.button')}
        </Button>
      )}
      <ConfirmTaskDialog
        open={asking && allowed}
        onClose={() => setAsking(false)}
        needsNetwork
        command={() => openTournament(tournament.id)}
        failed={() => t('openTournament.failed')}
        onDone={() => {
          setAsking(false);
          onOpened();
        }}
        title={t('openTournament.title')}
        confirmLabel={t('openTournament.confirm')}
      >
        <p>{t('openTournament.text')}</p>
        <p>
          <strong>{t('openTournament.irreversible')}</strong>
        </p>
      </ConfirmTaskDialog>
    </>
  );
}
