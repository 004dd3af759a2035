import { addScheduleDay } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { TimeField } from '@courtside/ui';
import { useState } from 'react';
import { useSchedule } from '../../../games/schedule-context';
import { TaskDialog } from '../../../saving/task-dialog';
import { useTask } from '../../../saving/use-task';
import { useGroupsStage } from '../../../stages/groups-stage';

/** Adds an empty day after the last one. */
export function AddDayDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const { tournament, dayIds } = useSchedule();
  const { address } = useGroupsStage();
  const [start, setStart] = useState(tournament.scheduleTimes.startTimes.at(-1) ?? '09:00');
  const task = useTask((message) => t('problem.notSaved', { message }));
  const nextId = String(Math.max(-1, ...dayIds.map(Number).filter(Number.isFinite)) + 1);
  const submit = async () => {
    if (start !== '' && (await task.run(() => addScheduleDay(tournament.id, nextId, start, ...address)))) onClose();
  };
  return (
    <TaskDialog task={task} onClose={onClose} onSubmit={submit} title={t('addDay.title')} submitLabel={t('addDay.submit')} size="small">
      <p>{t('addDay.text', { number: dayIds.length + 1 })}</p>
      <TimeField
        label={t('addDay.start')}
        value={start}
        error={start === '' && t('times.startMissing')}
        onChange={(event) => setStart(event.currentTarget.value)}
      />
    </TaskDialog>
  );
}
