import { useEffect } from 'react';

/** In the place of a dialog whose files could not be had: it is closed, and the next attempt fetches them anew. */
export function GivenUp({ retry, onClose }: { readonly retry: () => void; readonly onClose: () => void }) {
  useEffect(() => {
    retry();
    onClose();
  }, [retry, onClose]);
  return null;
}
