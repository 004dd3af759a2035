import { useState, type ReactNode } from 'react';
import { CountField } from '../fields/count-field';
import { TaskDialog } from '../saving/task-dialog';
import { useTask } from '../saving/use-task';

export interface MockCountDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly label: string;
  /** How many can be added at once, inclusive. */
  readonly limits: { readonly minimum: number; readonly maximum: number; readonly default: number };
  /** The limits for the field's hint, and for its error. */
  readonly range: string;
  readonly submitLabel: (count: number) => string;
  readonly add: (count: number) => Promise<unknown>;
  /** Returns the translated sentence for an error message. */
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
