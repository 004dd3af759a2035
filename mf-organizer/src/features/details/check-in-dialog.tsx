import { instantAt, wallTimeAt, type Tournament } from '@courtside/domain';
import type { CheckInHours } from '@courtside/domain/registration';
import { setCheckInHours } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Switch, TextField, useCarriedState } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { zoneOf } from './registration-times-dialog';

interface Draft {
  readonly isAsked: boolean;
  /** On the clocks of the event, as the field has it. */
  readonly opens: string;
  readonly closes: string;
}

function draftOf(hours: CheckInHours | null, { startDate }: Tournament, zone: string): Draft {
  if (!hours) return { isAsked: false, opens: `${startDate}T08:00`, closes: `${startDate}T09:00` };
  return { isAsked: true, opens: wallTimeAt(hours.opensAt, zone), closes: wallTimeAt(hours.closesAt, zone) };
}

interface CheckInDialogProps {
  readonly tournament: Tournament;
  readonly hours: CheckInHours | null;
  readonly onClose: () => void;
}

/** Asks whether captains check in, and in which hours; proposed is the morning of the first day. */
export function CheckInDialog({ tournament, hours, onClose }: CheckInDialogProps) {
  const { t } = useTranslation('organizerEntries');
  const format = useFormat();
  const zone = zoneOf(tournament);
  const [seen] = useState(hours);
  const [draft, setDraft] = useCarriedState<Draft>(`${tournament.id}.checkIn`, () => draftOf(seen, tournament, zone));
  const { isAsked, opens, closes } = draft;
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const [isTried, setTried] = useState(false);
  const task = useTask((message) => t('checkIn.failed', { message }), { needsNetwork: true });
  const [opensAt, closesAt] = [instantAt(opens, zone) ?? 0, instantAt(closes, zone) ?? 0];
  const isMissing = opensAt === 0 || closesAt === 0;
  const isReversed = !isMissing && closesAt <= opensAt;
  const submit = async () => {
    setTried(true);
    if (isAsked && (isMissing || isReversed)) return;
    if (await task.run(() => setCheckInHours(tournament.id, isAsked ? { opensAt, closesAt } : null, seen))) onClose();
  };
  return (
    <TaskDialog task={task} onClose={onClose} onSubmit={submit} title={t('checkIn.title')} submitLabel={t('checkIn.save')} size="small">
      <p>{t('checkIn.lead')}</p>
      <Switch label={t('checkIn.ask')} checked={isAsked} onChange={(asked) => change({ isAsked: asked })} />
      {isAsked && (
        <>
          <TextField
            type="datetime-local"
            label={t('checkIn.opens')}
            hint={t('checkIn.zone', { zone: format.timeZone(zone, tournament.startDate) })}
            error={isTried && opensAt === 0 ? t('checkIn.missing') : undefined}
            value={opens}
            onChange={(event) => change({ opens: event.currentTarget.value })}
          />
          <TextField
            type="datetime-local"
            label={t('checkIn.closes')}
            error={isTried ? (closesAt === 0 && t('checkIn.missing')) || (isReversed && t('checkIn.reversed')) || undefined : undefined}
            value={closes}
            onChange={(event) => change({ closes: event.currentTarget.value })}
          />
        </>
      )}
    </TaskDialog>
  );
}
