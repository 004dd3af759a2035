import type { TeamId } from '@courtside/domain';
import { moveTeamBetweenGroups } from '@courtside/firebase';
import { useEffect, useRef, useState } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import type { ColumnPlace } from '../../board/move-team';
import { useTask } from '../../saving/use-task';
import type { Groups } from '../../games/group-drafts';
import { movedGroups, WAITING } from './group-columns';

/**
 * Moves teams between the groups of a tournament. A move shows immediately. The server then decides one move after another, based on its present groups, and a
 * refused move is reverted. @param words returns the sentence for a failure
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
  // The response may arrive before or after the watched document. The move stays visible until the document has changed, so that nothing jumps.
  useEffect(() => {
    latest.current = stored;
    if (waiting.current === 0) setAhead(null);
    else setAhead((now) => (now && JSON.stringify(now) === stored ? null : now));
  }, [stored]);
  const move = (teamId: TeamId, to: ColumnPlace) => {
    // The message is not cleared when a move starts: a waiting move would remove the message about the one before it.
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
