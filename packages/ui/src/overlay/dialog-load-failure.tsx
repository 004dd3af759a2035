import { useEffect } from 'react';
import { showToast } from '../feedback/toast-store';

export interface DialogLoadFailureProps {
  /** What is said. */
  readonly text: string;
  readonly retry: () => void;
  readonly onClose: () => void;
}

/** In the place of a dialog whose files could not be had: it is closed, which is said, and the next attempt fetches them anew. */
export function DialogLoadFailure({ text, retry, onClose }: DialogLoadFailureProps) {
  useEffect(() => {
    showToast(text, { kind: 'error' });
    retry();
    onClose();
  }, [text, retry, onClose]);
  return null;
}
