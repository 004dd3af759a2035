import styled from 'styled-components';
import { IconButton } from '../actions/icon-button';
import { MinusIcon, PlusIcon } from '../icons';
import { color } from '../tokens/css-vars';
import { fontFamily, line, radius } from '../tokens/scales';
import { Field, partFrame } from './field';
import type { FieldFrameProps } from './field';
import { parseWholeNumber, stepByKeys, stepNumber, wholeNumberBox } from './whole-number';

const Box = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  /* In a wide dialog its two buttons would be far from the number. */
  max-width: 15rem;
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:has(input:focus-visible) {
    outline: ${line.paint} solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    flex: 1;
    width: 3ch;
    min-width: 0;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    text-align: center;
    font: 700 1.625rem/1 ${fontFamily.display};
    outline: none;
  }
`;

export interface NumberFieldProps extends FieldFrameProps {
  readonly id?: string;
  readonly name?: string;
  /** `null` is an empty box. Typed numbers may exceed the limits (show it in `error`); the buttons never do. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly maxDigits?: number;
  /** The value after the first press of a button if the box is empty. */
  readonly start?: number;
  readonly disabled?: boolean;
  readonly labels: { readonly less: string; readonly more: string };
}

/** A whole number with large minus and plus; arrow keys work too. */
export function NumberField(props: NumberFieldProps) {
  const [frame, own] = partFrame(props);
  const { name, value, onChange, onBlur, min = 0, max = 999, step = 1, maxDigits = 3, start = min, disabled, labels } = own;
  const move = (by: number) => onChange(stepNumber(value, by, { min, max, start }));
  return (
    <Field {...frame}>
      {(control) => (
        <Box>
          <IconButton
            label={labels.less}
            aria-controls={control.id}
            disabled={disabled || (value !== null && value <= min)}
            onClick={() => move(-step)}
          >
            <MinusIcon size={20} />
          </IconButton>
          <input
            {...control}
            name={name}
            {...wholeNumberBox(value, { min, max })}
            disabled={disabled}
            onChange={(event) => {
              const next = parseWholeNumber(event.currentTarget.value, maxDigits);
              if (next !== undefined) onChange(next);
            }}
            onBlur={onBlur}
            onKeyDown={stepByKeys(move, step)}
          />
          <IconButton
            label={labels.more}
            aria-controls={control.id}
            disabled={disabled || (value !== null && value >= max)}
            onClick={() => move(step)}
          >
            <PlusIcon size={20} />
          </IconButton>
        </Box>
      )}
    </Field>
  );
}
