import { useEffect, useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../actions/button';
import { Notice } from '../feedback/notice';
import { Stack } from '../layout/page';
import { Dialog } from './dialog';
import type { DialogProps } from './dialog';

export interface FormDialogProps extends Pick<DialogProps, 'onClose' | 'title' | 'closeLabel' | 'size' | 'busy' | 'children'> {
  /** Called by the submit button, and by Enter in a field. Never while busy, and never while `submitDisabled`. */
  readonly onSubmit: () => void | Promise<void>;
  readonly submitLabel: ReactNode;
  readonly cancelLabel: ReactNode;
  /** The action of the button next to the submit button; by default it closes the dialog. */
  readonly onCancel?: () => void;
  readonly submitDisabled?: boolean;
  /** Submitting deletes something: a red button that has to be pressed itself, while Enter in a field does nothing. */
  readonly destructive?: boolean;
  /** The failure of the last attempt, shown above the buttons and announced immediately. */
  readonly error?: ReactNode;
  /** Room between the parts of the form. */
  readonly gap?: string;
}

/**
 * A dialog with fields, and a button that submits them. It is open while it is mounted, so that it always starts in its initial state. The owner
 * checks the input (`noValidate`), shows errors at the fields, to which the focus then moves, and closes the dialog when it is done.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    onSubmit,
    submitLabel,
    cancelLabel,
    onClose,
    onCancel = onClose,
    submitDisabled = false,
    destructive = false,
    busy = false,
    error,
    gap,
    children,
    ...dialog
  } = props;
  const form = useId();
  const [attempts, setAttempts] = useState(0);
  const submit = () => {
    if (busy || submitDisabled) return;
    setAttempts(attempts + 1);
    void onSubmit();
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (!destructive) submit();
  };
  // After a refused submit the focus moves to the first field with an error.
  useEffect(() => {
    const wrong = attempts > 0 ? document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    wrong?.focus();
    // The message is below the field, where the bar of buttons may hide it.
    for (const id of wrong?.getAttribute('aria-describedby')?.split(' ') ?? [])
      void document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }, [attempts, form]);
  return (
    <Dialog
      open
      {...dialog}
      onClose={onClose}
      busy={busy}
      message={error && <Notice kind="error">{error}</Notice>}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            variant={destructive ? 'danger' : 'primary'}
            loading={busy}
            disabled={submitDisabled}
            {...(destructive ? { onClick: submit } : { type: 'submit', form })}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={enter} {...(gap === undefined ? {} : { $gap: gap })}>
        {children}
      </Stack>
    </Dialog>
  );
}
