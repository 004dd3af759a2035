import { instantAt, wallTimeAt, type Tournament } from '@courtside/domain';
import { setRegistrationWindow } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { TextField } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';

/** The zone whose clocks the times are on: the event's, or where it names none the organiser's own. */
export const zoneOf = ({ timeZone }: Pick<Tournament, 'timeZone'>): string => timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Asks from when until when registration takes entries by itself; either may stay empty. */
export function RegistrationTimesDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizer', 'errors']);
  const format = useFormat();
  const zone = zoneOf(tournament);
  const shown = (instant: number) => (instant > 0 ? wallTimeAt(instant, zone) : '');
  const [opens, setOpens] = useState(shown(tournament.registrationOpensAt));
  const [closes, setCloses] = useState(shown(tournament.registrationClosesAt));
  const [isAsked, setAsked] = useState(false);
  const task = useTask(() => t('errors:somethingWrong'), { queued: true });
  const [opensAt, closesAt] = [instantAt(opens, zone) ?? 0, instantAt(closes, zone) ?? 0];
  const isReversed = closesAt > 0 && closesAt <= opensAt;
  const submit = async () => {
    setAsked(true);
    if (isReversed) return;
    if (await task.run(() => setRegistrationWindow(tournament.id, opensAt, closesAt))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('registration.times')}
      submitLabel={t('registration.timesSave')}
      size="small"
    >
      <p>{t('registration.timesText', { zone: format.timeZone(zone, tournament.startDate) })}</p>
      <TextField
        type="datetime-local"
        label={t('registration.opensAt')}
        hint={t('registration.opensHint')}
        value={opens}
        onChange={(event) => setOpens(event.currentTarget.value)}
      />
      <TextField
        type="datetime-local"
        label={t('registration.closesAt')}
        hint={t('registration.closesHint')}
        error={isAsked && isReversed ? t('registration.timesReversed') : undefined}
        value={closes}
        onChange={(event) => setCloses(event.currentTarget.value)}
      />
    </TaskDialog>
  );
}
