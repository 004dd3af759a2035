/** webpack names its own scripts so; a remote's entry, which has a boundary of its own, is none. */
const isChunk = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.dataset.webpack !== undefined && new URL(target.src).searchParams.has('again');

/**
 * Hears of files that an app which runs asked for twice and that are gone from their server: a newer release has taken the place of the whole, and nothing but a
 * reload helps. A line that is down is no such thing.
 * @returns ends it
 */
export function watchMissingFiles(onMissing: () => void, request: typeof fetch = (...given) => fetch(...given)): () => void {
  const hear = ({ target }: Event) => {
    if (!isChunk(target)) return;
    request(target.src, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => (status === 404 || status === 410) && onMissing(),
      () => undefined,
    );
  };
  // Such events don't bubble.
  window.addEventListener('error', hear, { capture: true });
  return () => window.removeEventListener('error', hear, { capture: true });
}
