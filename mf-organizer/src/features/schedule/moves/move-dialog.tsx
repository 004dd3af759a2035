import { BREAK, dayTimetable, type DayId, type ScheduleEntry } from '@courtside/domain';
import { type EntryPlace } from '@courtside/domain/engines';
import { moveMatch } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { SelectField } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../../../saving/task-dialog';
import { useTask } from '../../../saving/use-task';
import { DayField } from '../days/day-field';
import { MoveWarning } from './move-warning';
import { useMoveUndo } from './use-move-undo';
import { usePlaceWords } from '../days/place-words';
import { samePlace } from '../days/place-text';
import { useSchedule } from '../../../games/schedule-context';
import { isRoundClosed } from '../../../games/schedule-model';
import { useGroupsStage } from '../../../stages/groups-stage';

export interface MoveDialogProps {
  readonly entry: ScheduleEntry;
  readonly from: EntryPlace;
  readonly onClose: () => void;
}

/** Moves a game or a break without dragging: day and position. */
export function MoveDialog({ entry, from, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const schedule = useSchedule();
  const { tournament, dayIds, gameName } = schedule;
  const [dayId, setDay] = useState<DayId>(from.dayId);
  const [index, setIndex] = useState(from.index);
  // The entry first leaves its own day, so that day has a choice for each place; another day has one more at its end.
  const entries = tournament.schedule[dayId] ?? [];
  const places = dayTimetable(dayId === from.dayId ? entries : [...entries, BREAK], tournament.scheduleTimes, dayIds.indexOf(dayId));
  const { plan } = useGroupsStage();
  const placeWords = usePlaceWords();
  const to: EntryPlace = { dayId, index: Math.min(index, places.length - 1) };
  const unchanged = samePlace(from, to);
  const offerUndo = useMoveUndo();
  const task = useTask((message) => t('problem.notSaved', { message }));
  const move = async () => {
    const save = () => (plan ? moveMatch(tournament.id, entry, from, to, false, plan.id) : moveMatch(tournament.id, entry, from, to));
    if (!(await task.run(save))) return;
    offerUndo(entry, from, to);
    onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={move}
      title={t('move.title', { game: gameName(entry) })}
      submitLabel={t('move.submit')}
      submitDisabled={unchanged}
      size="small"
    >
      <DayField days={dayIds.filter((id) => !isRoundClosed(schedule, id))} value={dayId} onChange={setDay} />
      <SelectField label={t('move.position')} value={String(to.index)} onChange={(event) => setIndex(Number(event.currentTarget.value))}>
        {places.map((place) => (
          <option key={place.index} value={String(place.index)}>
            {t('move.place', { position: place.index + 1, place: placeWords(place) })}
          </option>
        ))}
      </SelectField>
      {!unchanged && <MoveWarning from={from} to={to} always />}
    </TaskDialog>
  );
}
