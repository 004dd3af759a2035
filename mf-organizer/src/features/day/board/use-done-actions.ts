import { useCallback, useState } from 'react';
import type { Done } from '../data/day-context';

/** Collects the actions on the plan and on teams on this page, the last one at the end; each can be undone after the later ones. */
export function useDoneActions(run: (command: () => Promise<unknown>) => void) {
  const [past, setPast] = useState<readonly Done[]>([]);
  const [isShown, setShown] = useState(false);
  const did = useCallback((done: Done) => {
    setPast((before) => [...before, done]);
    setShown(true);
  }, []);
  const last = past.at(-1) ?? null;
  const undo = useCallback(() => {
    if (!last) return;
    setShown(false);
    run(async () => {
      await last.undo();
      setPast((before) => before.filter((done) => done !== last));
    });
  }, [last, run]);
  return { did, last, notice: isShown ? last : null, undo, hide: useCallback(() => setShown(false), []) };
}
