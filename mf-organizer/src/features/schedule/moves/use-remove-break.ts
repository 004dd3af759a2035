import type { ScheduleEntry } from '@courtside/domain';
import type { EntryPlace } from '@courtside/domain/engines';
import { addBreak, removeBreak } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useCallback } from 'react';
import { useSchedule } from '../../../games/schedule-context';
import { useOfferUndo } from '../../../saving/plan-undo';
import { useGroupsStage } from '../../../stages/groups-stage';

/** Removes adjacent breaks of a day, and offers to put them back before what followed them. */
export function useRemoveBreak(): (day: readonly ScheduleEntry[], place: EntryPlace, slots: number) => Promise<void> {
  const { t } = useTranslation('organizerUndo');
  const { id } = useSchedule().tournament;
  const { address } = useGroupsStage();
  const offerUndo = useOfferUndo();
  return useCallback(
    async (day, place, slots) => {
      await removeBreak(id, place, slots, ...address);
      const next = day[place.index + slots] ?? null;
      offerUndo({ said: t('breakRemoved'), undo: () => addBreak(id, place, slots, { next }, ...address) });
    },
    [t, id, offerUndo, address],
  );
}
