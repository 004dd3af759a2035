import { useState, type ReactNode } from 'react';
import { CountField } from '../fields/count-field';
import { TaskDialog } from '../saving/task-dialog';
import { useTask } from '../saving/use-task';

export interface MockCountDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly label: string;
  /** How many may be added at once, both ends included. */
  readonly limits: { readonly minimum: number; readonly maximum: number; readonly default: number };
  /** Says the limits at the field: a hint, an error when the number is out of them. */
  readonly range: string;
  readonly submitLabel: (count: number) => string;
  readonly add: (count: number) => Promise<unknown>;
  /** The catalogue's sentence for the cause's message. */
  readonly failed: (message: string) => string;
  readonly onClose: () => void;
}

/** Asks how many mock teams or players to add, and adds them. */
export function MockCountDialog({ title, text, label, limits, range, submitLabel, add, failed, onClose }: MockCountDialogProps) {
  const [count, setCount] = useState<number | null>(limits.default);
  const task = useTask(failed, { needsNetwork: true });
  const isPossible = count !== null && count >= limits.minimum && count <= limits.maximum;
  const submit = async () => {
    if (isPossible && (await task.run(() => add(count)))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={title}
      submitLabel={submitLabel(count ?? 0)}
      submitDisabled={!isPossible}
      size="small"
    >
      <p>{text}</p>
      <CountField
        label={label}
        hint={isPossible && range}
        error={!isPossible && range}
        value={count}
        onChange={setCount}
        min={limits.minimum}
        max={limits.maximum}
        maxDigits={2}
        start={limits.default}
      />
    </TaskDialog>
  );
}
