import { ConfirmQuestion, type ConfirmQuestionProps } from './confirm-question';
import { useTask } from './use-task';

export interface ConfirmTaskDialogProps<Result> extends Omit<ConfirmQuestionProps, 'onConfirm' | 'busy' | 'error'> {
  /** The command to run on confirmation. The dialog waits for it, and shows its failure. */
  readonly command: () => Promise<Result>;
  /** Returns the translated sentence for an error message. */
  readonly failed: (message: string) => string;
  /** A plain update; see `useTask`. */
  readonly queued?: boolean;
  /** It depends on what the server has; see `useTask`. */
  readonly needsNetwork?: boolean;
  /**
   * Called after the command has succeeded. Closes the dialog by default; not for queued commands, which have no result without a network.
   */
  readonly onDone?: (result: Result) => void;
}

/** Asks before a command, runs it, and closes when it is done. */
export function ConfirmTaskDialog<Result>({
  command,
  failed,
  queued = false,
  needsNetwork = false,
  onDone,
  ...question
}: ConfirmTaskDialogProps<Result>) {
  const task = useTask(failed, { queued, needsNetwork });
  const confirm = async () => {
    let result: Result | undefined;
    const isDone = await task.run(async () => {
      result = await command();
    });
    if (!isDone) return;
    if (onDone && !queued) onDone(result as Result);
    else question.onClose();
  };
  const close = () => {
    task.clear(); // If the dialog is only hidden, the next question starts without an old failure.
    question.onClose();
  };
  return <ConfirmQuestion {...question} onClose={close} onConfirm={() => void confirm()} busy={task.busy} error={task.problem} />;
}
