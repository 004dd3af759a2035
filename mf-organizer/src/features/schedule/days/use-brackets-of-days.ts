import type { BracketGame, GameId } from '@courtside/domain';
import { useFurtherStages } from '@courtside/firebase';
import { useMemo } from 'react';
import { useSchedule } from '../../../games/schedule-context';
import { listBracketsOfDays, type BracketOfDay } from './bracket-places';
import { toBracketEvent } from '../../../stages/bracket-event';
import { useEventStages } from '../../../stages/event-stages';
import { useGroupsStage } from '../../../stages/groups-stage';

/**
 * Returns the brackets with their days. Reads, for a tournament with further brackets: one per bracket and one for its games, which the
 * sections of these brackets watch too.
 * @param games of the first bracket; null while there is none
 */
export function useBracketsOfDays(games: ReadonlyMap<GameId, BracketGame> | null): readonly BracketOfDay[] {
  const { tournament, dayIds } = useSchedule();
  const event = useEventStages();
  const { plan } = useGroupsStage();
  const { stages } = useFurtherStages(tournament);
  return useMemo(
    () => (plan ? [] : listBracketsOfDays({ tournament, dayIds }, games, stages, (bracket) => toBracketEvent(event, bracket))),
    [plan, tournament, dayIds, games, stages, event],
  );
}
