import { isOrganizer, type Tournament } from '@courtside/domain';
import { acceptedOrganizers, isAskedToOrganize } from '@courtside/domain/engines';
import { acceptOrganizing } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Notice } from '@courtside/ui';
import { useState } from 'react';
import { useTask } from '../../saving/use-task';
import { RemoveOrganizer } from './remove-organizer';

/** Asks a user who was named as an organizer to accept. Until they accept, the tournament can't be left to them. */
export function AskedToOrganize({ tournament, uid }: { readonly tournament: Tournament; readonly uid: string | null }) {
  const { t } = useTranslation('organizer');
  const task = useTask((message) => t('organizers.acceptFailed', { message }));
  const [declining, setDeclining] = useState(false);
  if (uid === null || !isAskedToOrganize(tournament, uid)) return null;
  return (
    <>
      <Notice
        kind="info"
        action={
          <>
            <Button size="small" disabled={task.busy} onClick={() => void task.run(() => acceptOrganizing(tournament.id))}>
              {t('organizers.accept')}
            </Button>
            <Button variant="secondary" size="small" disabled={task.busy} onClick={() => setDeclining(true)}>
              {t('organizers.decline')}
            </Button>
          </>
        }
      >
        {t('organizers.asked')}
      </Notice>
      {task.problem && <Notice kind="error">{task.problem}</Notice>}
      {declining && <RemoveOrganizer tournament={tournament} by={uid} uid={uid} name="" onClose={() => setDeclining(false)} />}
    </>
  );
}

/** In older tournaments no organizer was asked: further organizers can accept here, so that the first can leave. */
export function StaysOn({ tournament, uid }: { readonly tournament: Tournament; readonly uid: string | null }) {
  const { t } = useTranslation('organizer');
  const task = useTask((message) => t('organizers.acceptFailed', { message }));
  if (
    uid === null ||
    tournament.acceptedOrganizerUids !== null ||
    !isOrganizer(tournament, uid) ||
    acceptedOrganizers(tournament).some((one) => one === uid)
  )
    return null;
  return (
    <div>
      <Button variant="secondary" size="small" disabled={task.busy} onClick={() => void task.run(() => acceptOrganizing(tournament.id))}>
        {t('organizers.stayOn')}
      </Button>
      {task.problem && <Notice kind="error">{task.problem}</Notice>}
    </div>
  );
}
