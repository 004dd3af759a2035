import { wallTimeAt, type Tournament } from '@courtside/domain';
import { setRegistrationWindow } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { useState } from 'react';
import { useWallTime } from '../../fields/use-wall-time';
import { WallTimeField } from '../../fields/wall-time-field';
import { TaskDialog } from '../../saving/task-dialog';
import { useDraft } from '../../saving/use-draft';
import { useTask } from '../../saving/use-task';

/** Returns the time zone of the times: the event's, or the organizer's own if it has none. */
export const getTimeZone = ({ timeZone }: Pick<Tournament, 'timeZone'>): string =>
  timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether registration would close before it opens; one without an end never does. */
const isBefore = (closes: number | null, opens: number | null): boolean =>
  closes !== null && opens !== null && closes > 0 && closes <= opens;

/** Asks when registration opens and closes automatically; either may stay empty. */
export function RegistrationTimesDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizer', 'errors']);
  const format = useFormat();
  const zone = getTimeZone(tournament);
  const shown = (instant: number) => (instant > 0 ? wallTimeAt(instant, zone) : '');
  const { registrationOpensAt, registrationClosesAt } = tournament;
  const { draft, setDraft, seen, onConflict, clash } = useDraft({
    stored: { registrationOpensAt, registrationClosesAt },
    toDraft: (stored) => ({ opens: shown(stored.registrationOpensAt), closes: shown(stored.registrationClosesAt) }),
  });
  const { opens, closes } = draft;
  const [isAsked, setAsked] = useState(false);
  const task = useTask(() => t('errors:somethingWrong'), { queued: true, onConflict });
  const opening = useWallTime(opens, zone);
  const closing = useWallTime(closes, zone);
  const isReversed = isBefore(closing.instant, opening.instant);
  const submit = async () => {
    setAsked(true);
    const [opensAt, closesAt] = [opening.look(), closing.look()];
    // An empty time would mean none, and open registration at once.
    if (opensAt === null || closesAt === null || isBefore(closesAt, opensAt)) return;
    if (await task.run(() => setRegistrationWindow(tournament.id, opensAt, closesAt, seen))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      clash={clash}
      onClose={onClose}
      onSubmit={submit}
      title={t('registration.times')}
      submitLabel={t('registration.timesSave')}
      size="small"
    >
      <p>{t('registration.timesText', { zone: format.timeZone(zone, tournament.startDate) })}</p>
      <WallTimeField
        {...opening.bind}
        label={t('registration.opensAt')}
        hint={t('registration.opensHint')}
        error={isAsked && opening.instant === null && t('registration.timeWrong')}
        value={opens}
        onChange={(event) => setDraft({ ...draft, opens: event.currentTarget.value })}
      />
      <WallTimeField
        {...closing.bind}
        label={t('registration.closesAt')}
        hint={t('registration.closesHint')}
        error={isAsked && (closing.instant === null ? t('registration.timeWrong') : isReversed && t('registration.timesReversed'))}
        value={closes}
        onChange={(event) => setDraft({ ...draft, closes: event.currentTarget.value })}
      />
    </TaskDialog>
  );
}
