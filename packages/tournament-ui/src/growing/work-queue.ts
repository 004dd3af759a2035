/** Small tasks, one per frame, so that no tap has to wait for all of them. */
const waiting = new Set<() => void>();
let scheduled = false;

function runNext(): void {
  scheduled = false;
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  next();
  schedule();
}

function schedule(): void {
  if (scheduled || waiting.size === 0) return;
  scheduled = true;
  // A hidden page has no frames.
  if (document.visibilityState === 'hidden') setTimeout(runNext, 0);
  else requestAnimationFrame(() => setTimeout(runNext, 0));
}

/** Runs the task after the earlier ones. @returns cancels it */
export function queueWork(work: () => void): () => void {
  waiting.add(work);
  schedule();
  return () => waiting.delete(work);
}
