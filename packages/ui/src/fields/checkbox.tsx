import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { touch, type } from '../tokens/scales';
import { describedBy, FieldError, FieldHint } from './field';

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  min-height: ${touch};
  padding: 0.625rem 0;
  ${type.body}
  cursor: pointer;
  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 1px 0 0;
    accent-color: ${color.action};
    cursor: inherit;
  }
  &:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;

/** Below the label, in line with its words. */
const Notes = styled.div`
  padding-inline-start: 2.125rem;
  &:empty {
    display: none;
  }
`;

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** Yes or no inside a form; for a setting that applies immediately use `Switch`. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <Row>
        <input
          type="checkbox"
          {...input}
          aria-describedby={describedBy(hint ? `${id}-hint` : false, error ? `${id}-error` : false)}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </Row>
      <Notes>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </Notes>
    </div>
  );
}
