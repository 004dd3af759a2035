import { courtLetter } from '@courtside/domain';
import type { Pass } from '@courtside/firebase';
import type { BoardCourt } from './board-model';

/**
 * The courts of a pass. Who keeps score confirms nothing: a game that has ended stays in sight until they go on from it, and then waits for the organisers.
 * @param left ids of ended games that they went on from
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
