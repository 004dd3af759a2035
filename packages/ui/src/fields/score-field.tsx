import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { fontFamily, line, radius } from '../tokens/scales';
import { parseWholeNumber } from './whole-number';

const Box = styled.input<{ $large: boolean }>`
  width: ${({ $large }) => ($large ? '5rem' : '3.25rem')};
  height: ${({ $large }) => ($large ? '4.5rem' : '2.75rem')};
  flex: none;
  padding: 0;
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  text-align: center;
  font: 700 ${({ $large }) => ($large ? '2.5rem' : '1.5rem')} / 1 ${fontFamily.display};
  &[aria-invalid='true'] {
    border: ${line.paint} solid ${color.danger};
  }
  &:disabled,
  &[readonly] {
    background: ${color.sunken};
  }
  @media print {
    background: none;
  }
`;

export interface ScoreFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'size'> {
  /** The label for screen readers, such as "Score of Pédale Douce". */
  readonly label: string;
  /** `null`: nothing entered, which is not 0. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly invalid?: boolean;
  /** For the scoring mode at the court. */
  readonly large?: boolean;
}

/** Goals of one side: a whole number of at least 0, or empty. Other input is ignored. */
export function ScoreField({ label, value, onChange, invalid = false, large = false, ...input }: ScoreFieldProps) {
  return (
    <Box
      {...input}
      $large={large}
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      aria-label={label}
      aria-invalid={invalid || undefined}
      value={value ?? ''}
      onFocus={(event) => {
        event.currentTarget.select(); // the next digit replaces the old score
        input.onFocus?.(event);
      }}
      onChange={(event) => {
        const next = parseWholeNumber(event.currentTarget.value);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
