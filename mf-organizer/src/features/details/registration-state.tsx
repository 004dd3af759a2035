import { canOpenRegistration, isMixer, limits, type Tournament } from '@courtside/domain';
import { closeRegistration, openRegistration } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, DoorOpenIcon, LockIcon, Notice } from '@courtside/ui';
import { useState } from 'react';
import { CountField } from '../../fields/count-field';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { Sheet } from './sheet';

/** Whether teams or players can register, and the button that changes it; only while there are no groups. */
export function RegistrationState({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation(['organizer', 'errors']);
  const [asking, setAsking] = useState(false);
  const task = useTask(() => t('errors:somethingWrong'), { queued: true });
  const isOpen = tournament.isRegistrationOpen;
  // Opening and closing are one verdict.
  const { allowed } = canOpenRegistration(tournament);
  const state = () => {
    if (isOpen) return isMixer(tournament) ? t('registration.isOpenMixer') : t('registration.isOpen', { count: tournament.playersPerTeam });
    return allowed ? t('registration.isClosed') : t('registration.closedByGroups');
  };
  return (
    <Sheet>
      <h3>{t('registration.heading')}</h3>
      <p role="status">{state()}</p>
      {isOpen && !tournament.isTournamentPublic && <p>{t('registration.notPublic')}</p>}
      {allowed && (
        <div>
          {isOpen ? (
            <Button
              variant="secondary"
              size="small"
              icon={<LockIcon size={20} aria-hidden="true" />}
              loading={task.busy}
              onClick={() => void task.run(() => closeRegistration(tournament.id))}
            >
              {t('registration.close')}
            </Button>
          ) : (
            <Button size="small" icon={<DoorOpenIcon size={20} aria-hidden="true" />} onClick={() => setAsking(true)}>
              {t('registration.open')}
            </Button>
          )}
        </div>
      )}
      {task.problem && <Notice kind="error">{task.problem}</Notice>}
      {asking && <OpenRegistrationDialog tournament={tournament} onClose={() => setAsking(false)} />}
    </Sheet>
  );
}

const { minimum, maximum } = limits.playersPerTeam;

/** Asks how many players a team has (2 to 12), then opens registration. */
export function OpenRegistrationDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizer', 'common', 'errors']);
  const [players, setPlayers] = useState<number | null>(Math.max(minimum, tournament.playersPerTeam));
  const task = useTask(() => t('errors:somethingWrong'), { queued: true });
  const mixer = isMixer(tournament);
  const isOut = players === null || players < minimum || players > maximum;
  const submit = async () => {
    if (isOut) return;
    if (await task.run(() => openRegistration(tournament.id, players))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('registration.title')}
      submitLabel={t('registration.open')}
      size="small"
    >
      <p>{mixer ? t('registration.textMixer') : t('registration.text')}</p>
      {!mixer && (
        <CountField
          label={t('registration.players')}
          hint={t('registration.playersHint')}
          error={isOut ? t('registration.playersOut') : undefined}
          value={players}
          onChange={setPlayers}
          min={minimum}
          max={maximum}
          maxDigits={2}
          start={limits.playersPerTeam.default}
        />
      )}
    </TaskDialog>
  );
}
