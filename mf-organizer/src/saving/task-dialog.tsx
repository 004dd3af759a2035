import { useTranslation } from '@courtside/i18n';
import { FormDialog, type FormDialogProps } from '@courtside/ui';
import { ClashNotice } from './clash-notice';
import type { Clash } from './use-conflict';
import type { Task } from './use-task';

export interface TaskDialogProps extends Omit<FormDialogProps, 'cancelLabel' | 'closeLabel' | 'busy' | 'error'> {
  /** The task that submitting runs: the dialog waits for it, and shows its failure. Without one it does not wait. */
  readonly task?: Pick<Task, 'busy' | 'problem'>;
  /** The choice after a save that another user's change has refused; see `useConflict`. */
  readonly clash?: Clash | null;
  readonly cancelLabel?: FormDialogProps['cancelLabel'];
}

/** A form of the organizer's tools: `FormDialog` with the shared texts, and with the state of its task. */
export function TaskDialog({ task, clash, children, ...dialog }: TaskDialogProps) {
  const { t } = useTranslation('common');
  return (
    <FormDialog
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      busy={task?.busy ?? false}
      error={task?.problem}
      {...dialog}
    >
      {children}
      {clash && <ClashNotice {...clash} />}
    </FormDialog>
  );
}
