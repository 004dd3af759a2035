import type { TeamId } from '@courtside/domain';
import { moveTeamBetweenGroups } from '@courtside/firebase';
import { useEffect, useRef, useState } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import type { ColumnPlace } from '../../board/move-team';
import { useTask } from '../../saving/use-task';
import type { Groups } from '../../games/group-drafts';
import { movedGroups, WAITING } from './group-columns';

/**
 * Moves teams between the groups of a tournament. A move shows at once; the server decides it on what the groups are by then, one move after
 * the other, and a refused one goes back.
 * @param words the catalogue's sentence for a failure
 */
export function useGroupMoves({ tournament, seedOrder }: TournamentData, words: () => string) {
  const task = useTask(words, { keepsProblem: true });
  const [ahead, setAhead] = useState<Groups | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const groups: Groups = ahead ?? tournament.groups;
  const stored = JSON.stringify(tournament.groups);
  const latest = useRef(stored);
  const base = useRef(stored);
  // The answer may come before the watched document does, or after it: what was moved stays until the document has changed, so that nothing jumps.
  useEffect(() => {
    latest.current = stored;
    if (waiting.current === 0) setAhead(null);
    else setAhead((now) => (now && JSON.stringify(now) === stored ? null : now));
  }, [stored]);
  const move = (teamId: TeamId, to: ColumnPlace) => {
    // Not when a move starts: one that waited would wipe what was just said of the one before it.
    task.clear();
    if (waiting.current === 0) base.current = stored;
    setAhead(movedGroups(groups, seedOrder, teamId, to));
    waiting.current += 1;
    const place = to.columnId === WAITING ? null : { groupId: to.columnId, index: to.index };
    queue.current = queue.current
      .then(() => task.run(() => moveTeamBetweenGroups(tournament.id, teamId, place)))
      .then((done) => {
        waiting.current -= 1;
        if (!done || (waiting.current === 0 && latest.current !== base.current)) setAhead(null);
      });
  };
  return { groups, move, problem: task.problem, busy: task.busy };
}
