import { wallTimeAt, type Tournament } from '@courtside/domain';
import type { CheckInHours } from '@courtside/domain/registration';
import { setCheckInHours } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Switch } from '@courtside/ui';
import { useState } from 'react';
import { useWallTime } from '../../fields/use-wall-time';
import { WallTimeField } from '../../fields/wall-time-field';
import { TaskDialog } from '../../saving/task-dialog';
import { useDraft } from '../../saving/use-draft';
import { useTask } from '../../saving/use-task';
import { getTimeZone } from './registration-times-dialog';

interface Draft {
  readonly isAsked: boolean;
  /** In the event's time zone, as the field has it. */
  readonly opens: string;
  readonly closes: string;
}

function toDraft(hours: CheckInHours | null, { startDate }: Tournament, zone: string): Draft {
  if (!hours) return { isAsked: false, opens: `${startDate}T08:00`, closes: `${startDate}T09:00` };
  return { isAsked: true, opens: wallTimeAt(hours.opensAt, zone), closes: wallTimeAt(hours.closesAt, zone) };
}

interface CheckInDialogProps {
  readonly tournament: Tournament;
  readonly hours: CheckInHours | null;
  readonly onClose: () => void;
}

/** Asks whether captains check in, and when; the morning of the first day is proposed. */
export function CheckInDialog({ tournament, hours, onClose }: CheckInDialogProps) {
  const { t } = useTranslation('organizerEntries');
  const format = useFormat();
  const zone = getTimeZone(tournament);
  const { draft, setDraft, seen, onConflict, clash } = useDraft({
    stored: hours,
    toDraft: (stored) => toDraft(stored, tournament, zone),
    keptAs: `${tournament.id}.checkIn`,
  });
  const { isAsked, opens, closes } = draft;
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const [isTried, setTried] = useState(false);
  const task = useTask((message) => t('checkIn.failed', { message }), { needsNetwork: true, onConflict });
  const opening = useWallTime(opens, zone);
  const closing = useWallTime(closes, zone);
  const isReversed = opening.instant !== null && closing.instant !== null && closing.instant <= opening.instant;
  const problem = ({ instant }: typeof opening) => (instant === null ? t('checkIn.wrong') : instant === 0 && t('checkIn.missing'));
  const submit = async () => {
    setTried(true);
    // A hidden field is not validated.
    const [opensAt, closesAt] = isAsked ? [opening.look(), closing.look()] : [null, null];
    if (isAsked && (!opensAt || !closesAt || closesAt <= opensAt)) return;
    const next = opensAt && closesAt ? { opensAt, closesAt } : null;
    if (await task.run(() => setCheckInHours(tournament.id, next, seen))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      clash={clash}
      onClose={onClose}
      onSubmit={submit}
      title={t('checkIn.title')}
      submitLabel={t('checkIn.save')}
      size="small"
    >
      <p>{t('checkIn.lead')}</p>
      <Switch label={t('checkIn.ask')} checked={isAsked} onChange={(asked) => change({ isAsked: asked })} />
      {isAsked && (
        <>
          <WallTimeField
            {...opening.bind}
            label={t('checkIn.opens')}
            hint={t('checkIn.zone', { zone: format.timeZone(zone, tournament.startDate) })}
            error={isTried && problem(opening)}
            value={opens}
            onChange={(event) => change({ opens: event.currentTarget.value })}
          />
          <WallTimeField
            {...closing.bind}
            label={t('checkIn.closes')}
            error={isTried && (problem(closing) || (isReversed && t('checkIn.reversed')))}
            value={closes}
            onChange={(event) => change({ closes: event.currentTarget.value })}
          />
        </>
      )}
    </TaskDialog>
  );
}
