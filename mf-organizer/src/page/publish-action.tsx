import type { Tournament } from '@courtside/domain';
import { publish } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { useState } from 'react';
import { ConfirmTaskDialog } from '../saving/confirm-task-dialog';
import { useTask } from '../saving/use-task';
import { usePartName } from '../visibility/use-part-name';
import { visitorParts } from '../visibility/visitor-parts';

/** Returns what publishing shows to visitors: all existing parts, except the scorers, which are a separate choice. */
const partsToShow = (tournament: Tournament) =>
  visitorParts(tournament).flatMap(({ id, isThere, isShown }) => (isThere && !isShown && id !== 'scorers' ? [id] : []));

/** Publishes all existing parts at once; asks for confirmation if that makes the tournament public for good. */
export function usePublish(tournament: Tournament) {
  const { t } = useTranslation('organizer');
  const format = useFormat();
  const nameOf = usePartName();
  const [isAsking, setAsking] = useState(false);
  const failed = (message: string) => t('path.publishFailed', { message });
  const task = useTask(failed, { queued: true });
  const parts = partsToShow(tournament);
  const send = () => publish(tournament.id, parts);
  const all = visitorParts(tournament).filter(({ id, isThere, isShown }) => isThere && (isShown || parts.some((part) => part === id)));
  return {
    isBusy: task.busy,
    start: () => (tournament.isTournamentPublic ? void task.run(send) : setAsking(true)),
    node: (
      <>
        {task.problem && <Notice kind="error">{task.problem}</Notice>}
        <ConfirmTaskDialog
          open={isAsking && !tournament.isTournamentPublic}
          onClose={() => setAsking(false)}
          needsNetwork
          command={send}
          failed={failed}
          title={t('path.publishTitle')}
          confirmLabel={t('path.publish')}
        >
          <p>{t('path.publishText', { parts: format.list(all.map(({ id }) => nameOf(id))) })}</p>
          <p>
            <strong>{t('openTournament.irreversible')}</strong>
          </p>
        </ConfirmTaskDialog>
      </>
    ),
  };
}
