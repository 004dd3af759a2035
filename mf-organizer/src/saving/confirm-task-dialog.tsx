import { ConfirmQuestion, type ConfirmQuestionProps } from './confirm-question';
import { useTask } from './use-task';

export interface ConfirmTaskDialogProps<Result> extends Omit<ConfirmQuestionProps, 'onConfirm' | 'busy' | 'error'> {
  /** What confirming does. The dialog waits for it, and says its failure. */
  readonly command: () => Promise<Result>;
  /** The catalogue's sentence for the cause's message. */
  readonly failed: (message: string) => string;
  /** A plain update; see `useTask`. */
  readonly queued?: boolean;
  /** It goes by what the server has; see `useTask`. */
  readonly needsNetwork?: boolean;
  /** The command has succeeded. Closes the dialog unless told otherwise; not for what is queued, which has no result without a network. */
  readonly onDone?: (result: Result) => void;
}

/** Asks before a command that can't be taken back, runs it, and closes when it is done. */
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
    task.clear(); // where it is only hidden, the next question starts without an old failure
    question.onClose();
  };
  return <ConfirmQuestion {...question} onClose={close} onConfirm={() => void confirm()} busy={task.busy} error={task.problem} />;
}
