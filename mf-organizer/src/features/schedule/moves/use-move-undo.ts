import { BREAK, type ScheduleEntry } from '@courtside/domain';
import type { EntryPlace } from '@courtside/domain/engines';
import { moveMatch } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useSchedule } from '../../../games/schedule-context';
import { useOfferUndo } from '../../../saving/plan-undo';
import { useGroupsStage } from '../../../stages/groups-stage';

/** Offers to move a game or a break back to its earlier place. */
export function useMoveUndo(): (entry: ScheduleEntry, from: EntryPlace, to: EntryPlace, forget?: () => void) => void {
  const { t } = useTranslation('organizerUndo');
  const { tournament, gameName } = useSchedule();
  const { address } = useGroupsStage();
  const offerUndo = useOfferUndo();
  return (entry, from, to, forget) =>
    offerUndo({
      said: entry === BREAK ? t('breakMoved') : t('moved', { game: gameName(entry) }),
      undo: () => {
        forget?.();
        return moveMatch(tournament.id, entry, to, from, true, ...address);
      },
    });
}
