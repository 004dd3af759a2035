import { parseWholeNumber, stepByKeys, stepNumber, wholeNumberBox } from '@courtside/ui/whole-number';
import { useId } from 'react';

export interface NumberBoxProps {
  readonly name: string;
  readonly label: string;
  /** `null` is an emptied box. Typing may leave the limits (say so in `error`); keys and buttons never do. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min: number;
  readonly max: number;
  /** The value of the first step from an empty box. */
  readonly start: number;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly labels: { readonly less: string; readonly more: string };
}

/** A whole number with large minus and plus; arrow keys work too. Plain elements and classes, for any page. */
export function NumberBox({ name, label, value, onChange, min, max, start, hint, error, labels }: NumberBoxProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const move = (by: number) => onChange(stepNumber(value, by, { min, max, start }));
  return (
    <div className="cs-field">
      <label className="cs-label" htmlFor={id}>
        {label}
      </label>
      <div className="cs-control">
        <div className="cs-box">
          <button
            type="button"
            className="cs-step"
            aria-label={labels.less}
            title={labels.less}
            aria-controls={id}
            disabled={value !== null && value <= min}
            onClick={() => move(-1)}
          >
            <Sign d="M5 12h14" />
          </button>
          <input
            id={id}
            className="cs-number"
            name={name}
            {...wholeNumberBox(value, { min, max })}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
            onChange={(event) => {
              const next = parseWholeNumber(event.currentTarget.value);
              if (next !== undefined) onChange(next);
              else event.currentTarget.value = value === null ? '' : String(value);
            }}
            onKeyDown={stepByKeys(move)}
          />
          <button
            type="button"
            className="cs-step"
            aria-label={labels.more}
            title={labels.more}
            aria-controls={id}
            disabled={value !== null && value >= max}
            onClick={() => move(1)}
          >
            <Sign d="M5 12h14M12 5v14" />
          </button>
        </div>
        {hint && (
          <div className="cs-meta" id={`${id}-hint`}>
            {hint}
          </div>
        )}
        {error && (
          <div className="cs-error" id={`${id}-error`}>
            {error}
          </div>
        )}
      </div>
    </div>
  );
}

function Sign({ d }: { readonly d: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
