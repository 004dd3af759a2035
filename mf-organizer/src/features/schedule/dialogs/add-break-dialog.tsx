import { courtsOfDay, dayTimetable, mostCourts, type DayId } from '@courtside/domain';
import { breakPlacement } from '@courtside/domain/engines';
import { addBreak, removeBreak } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, SelectField } from '@courtside/ui';
import { useState } from 'react';
import { DayField } from '../days/day-field';
import { useSchedule } from '../../../games/schedule-context';
import { isRoundClosed } from '../../../games/schedule-model';
import { useTimeWords } from '../../../games/time-words';
import { useOfferUndo } from '../../../saving/plan-undo';
import { TaskDialog } from '../../../saving/task-dialog';
import { useTask } from '../../../saving/use-task';
import { useGroupsStage } from '../../../stages/groups-stage';

/** Add a Break: empties a time slot on all courts, or one place of the list. */
export function AddBreakDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'organizerUndo', 'common']);
  const clock = useTimeWords();
  const schedule = useSchedule();
  const { tournament, dayIds, gameName } = schedule;
  const openDays = dayIds.filter((id) => !isRoundClosed(schedule, id));
  const times = tournament.scheduleTimes;
  const [dayId, setDayId] = useState<DayId>(openDays[0] ?? ('0' as DayId));
  const [kind, setKind] = useState<'allCourts' | 'oneCourt'>('allCourts');
  const [index, setIndex] = useState(0);
  const { plan, address } = useGroupsStage();
  const offerUndo = useOfferUndo();
  const task = useTask((message) => t('problem.notSaved', { message }));
  const day = dayIds.indexOf(dayId);
  const courts = courtsOfDay(times, day);
  const rows = dayTimetable(tournament.schedule[dayId] ?? [], times, day);
  const places = kind === 'allCourts' ? rows.filter(({ court }) => court === 0) : rows;
  const place = places.some((row) => row.index === index) ? index : (places[0]?.index ?? 0);
  const submit = async () => {
    const target = breakPlacement(courts, place, kind);
    const at = { dayId, index: target.index };
    const save = () => (plan ? addBreak(tournament.id, at, target.slots, undefined, plan.id) : addBreak(tournament.id, at, target.slots));
    if (!(await task.run(save))) return;
    offerUndo({ said: t('organizerUndo:breakAdded'), undo: () => removeBreak(tournament.id, at, target.slots, ...address) });
    onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('break.title')}
      submitLabel={t('break.submit')}
      submitDisabled={places.length === 0}
      size="small"
    >
      {mostCourts(times) > 1 && (
        <ChoiceCards
          legend={t('break.kind')}
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'allCourts', label: t('break.allCourts'), text: t('break.allCourtsText') },
            { value: 'oneCourt', label: t('break.oneCourt'), text: t('break.oneCourtText') },
          ]}
        />
      )}
      <DayField days={openDays} value={dayId} onChange={setDayId} />
      <SelectField label={t('break.before')} value={String(place)} onChange={(event) => setIndex(Number(event.currentTarget.value))}>
        {places.map((row) => (
          <option key={row.index} value={String(row.index)}>
            {kind === 'allCourts' ? clock(row) : `${clock(row)} ${row.courtLetter}, ${gameName(row.entry)}`}
          </option>
        ))}
      </SelectField>
    </TaskDialog>
  );
}
