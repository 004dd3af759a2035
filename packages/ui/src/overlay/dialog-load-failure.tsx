import { useEffect } from 'react';
import { showToast } from '../feedback/toast-store';

export interface DialogLoadFailureProps {
  /** The message. */
  readonly text: string;
  readonly retry: () => void;
  readonly onClose: () => void;
}

/** Replaces a dialog whose files could not be loaded: shows a message and closes the dialog. The next attempt loads the files again. */
export function DialogLoadFailure({ text, retry, onClose }: DialogLoadFailureProps) {
  useEffect(() => {
    showToast(text, { kind: 'error' });
    retry();
    onClose();
  }, [text, retry, onClose]);
  return null;
}
