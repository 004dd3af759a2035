/** Whether the element is one of webpack's own scripts on its second attempt. A remote's entry has its own boundary and does not count. */
const isChunk = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.dataset.webpack !== undefined && new URL(target.src).searchParams.has('again');

/**
 * Watches for files that a running app requested twice and that no longer exist on their server: a newer release has replaced them, and only a
 * reload helps. A lost connection does not count.
 * @returns stops watching
 */
export function watchMissingFiles(onMissing: () => void, request: typeof fetch = (...given) => fetch(...given)): () => void {
  const hear = ({ target }: Event) => {
    if (!isChunk(target)) return;
    request(target.src, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => (status === 404 || status === 410) && onMissing(),
      () => undefined,
    );
  };
  // Error events of elements do not bubble.
  window.addEventListener('error', hear, { capture: true });
  return () => window.removeEventListener('error', hear, { capture: true });
}
