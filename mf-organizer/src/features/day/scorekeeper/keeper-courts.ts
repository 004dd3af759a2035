import { courtLetter } from '@courtside/domain';
import type { Pass } from '@courtside/firebase';
import type { BoardCourt } from '../data/board-model';

/**
 * Returns the courts of a pass. Scorekeepers do not confirm: an ended game stays in view until they leave it, and then waits for the
 * organizers.
 * @param left ids of ended games that they have left
 */
export function keeperCourts(courts: readonly BoardCourt[], pass: Pass, left: ReadonlySet<string>): readonly BoardCourt[] {
  return courts
    .filter(({ letter }) => pass.court === null || letter === courtLetter(pass.court))
    .map((court) => {
      const { current, queue } = court;
      if (current?.phase !== 'finished' || !left.has(current.id)) return court;
      const next = queue.find(({ phase }) => phase === 'called') ?? queue[0] ?? null;
      return { ...court, current: next, queue: queue.filter((game) => game !== next) };
    });
}
