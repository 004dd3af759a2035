import { useTranslation } from '@courtside/i18n';
import { FormDialog, type FormDialogProps } from '@courtside/ui';
import type { Task } from './use-task';

export interface TaskDialogProps extends Omit<FormDialogProps, 'cancelLabel' | 'closeLabel' | 'busy' | 'error'> {
  /** What submitting runs: the dialog waits for it, and says its failure. Without one nothing is waited for. */
  readonly task?: Pick<Task, 'busy' | 'problem'>;
  readonly cancelLabel?: FormDialogProps['cancelLabel'];
}

/** A form of the organiser's tools: `FormDialog` in the words they share, with the state of the task that it runs. */
export function TaskDialog({ task, ...dialog }: TaskDialogProps) {
  const { t } = useTranslation('common');
  return (
    <FormDialog
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      busy={task?.busy ?? false}
      error={task?.problem}
      {...dialog}
    />
  );
}
