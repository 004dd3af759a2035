import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { line } from '../tokens/scales';
import { controlStyle } from './control-style';
import { Field, partFrame } from './field';
import type { FieldFrameProps } from './field';

/** Its size follows the text, so `rows` is not enough. */
const Area = styled.textarea<{ $rows: number }>`
  ${controlStyle}
  resize: vertical;
  min-height: max(3rem, calc(${({ $rows }) => $rows} * 1.5em + 1.25rem + 2 * ${line.control}));
  field-sizing: content;
  max-height: 60vh;
`;

export type TextAreaProps = FieldFrameProps &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldFrameProps | 'aria-describedby' | 'aria-invalid'>;

/** Several lines of text; grows with the text if the browser supports it. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const [frame, area] = partFrame(props);
  return <Field {...frame}>{(control) => <Area rows={rows} $rows={rows} {...area} {...control} />}</Field>;
}
