import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style';
import { Field } from './field';
import type { FieldFrameProps } from './field';

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
  min-height: 3rem;
  field-sizing: content;
  max-height: 60vh;
`;

export type TextAreaProps = FieldFrameProps &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldFrameProps | 'aria-describedby' | 'aria-invalid'>;

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ label, hint, error, marker, labelHidden, id, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} marker={marker} labelHidden={labelHidden} id={id}>
      {(control) => <Area rows={rows} {...area} {...control} />}
    </Field>
  );
}
