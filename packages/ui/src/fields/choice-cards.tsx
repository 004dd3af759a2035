import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { line, radius, type } from '../tokens/scales';
import { describedBy, FieldError, FieldHint } from './field';

const Choices = styled.fieldset`
  display: grid;
  gap: 0.5rem;
  legend {
    padding-bottom: 0.375rem;
    ${type.control}
  }
`;

const Options = styled.div<{ $columns: number; $short: boolean }>`
  display: grid;
  gap: 0.5rem;
  @media ${({ $short }) => ($short ? 'all' : '(min-width: 600px)')} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Option = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 0.75rem;
  align-items: start;
  align-content: start;
  padding: 0.75rem 0.875rem;
  border: ${line.control} solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  overflow-wrap: anywhere;
  cursor: pointer;
  /* A finger leaves a hover behind, which would look like a second choice. */
  @media (hover: hover) {
    &:hover {
      border-color: ${color.ink};
    }
  }
  &:has(:checked) {
    border-color: ${color.action};
    background: ${color.courtTint};
  }
  &:has(:focus-visible) {
    outline: ${line.paint} solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.ink3};
    cursor: not-allowed;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 2px 0 0;
    accent-color: ${color.action};
    outline: none;
  }
  b {
    ${type.body}
    font-weight: 700;
  }
  small {
    grid-column: 2;
    white-space: pre-line;
    ${type.meta}
    color: ${color.ink2};
  }
`;

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** The consequence of choosing it. */
  readonly text?: ReactNode;
  readonly disabled?: boolean;
}

export interface ChoiceCardsProps<V extends string> {
  readonly legend: ReactNode;
  readonly choices: ReadonlyArray<Choice<V>>;
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Cards next to each other on wide screens; numbers and letters on all screens. */
  readonly columns?: number;
  readonly disabled?: boolean;
}

/** A number or a letter: several fit next to each other on the smallest screen. */
const isShort = ({ label, text }: Choice<string>) => typeof label === 'string' && label.length <= 2 && !text;

/** A choice of a few options, each with an explanation: radio buttons in large cards. */
export function ChoiceCards<V extends string>({
  legend,
  choices,
  value,
  onChange,
  hint,
  error,
  columns = 1,
  disabled = false,
}: ChoiceCardsProps<V>) {
  const id = useId();
  return (
    <Choices disabled={disabled} aria-describedby={describedBy(hint ? `${id}-hint` : false, error ? `${id}-error` : false)}>
      <legend>{legend}</legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <Options $columns={columns} $short={choices.every(isShort)}>
        {choices.map((choice) => (
          <Option key={choice.value}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-labelledby={`${id}-${choice.value}`}
              aria-describedby={choice.text ? `${id}-${choice.value}-text` : undefined}
              onChange={() => onChange(choice.value)}
            />
            <b id={`${id}-${choice.value}`}>{choice.label}</b>
            {choice.text && <small id={`${id}-${choice.value}-text`}>{choice.text}</small>}
          </Option>
        ))}
      </Options>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Choices>
  );
}
