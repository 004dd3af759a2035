import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { controlStyle } from './control-style';
import { Field, partFrame } from './field';
import type { FieldFrameProps } from './field';

/** A magnifying glass in the gray of a control's edge in the light theme, which is visible on both themes' surfaces. */
const glass =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%2374837d' stroke-width='2' stroke-linecap='round'%3E%3Ccircle cx='11' cy='11' r='8'/%3E%3Cpath d='m21 21-4.3-4.3'/%3E%3C/svg%3E";

export const TextInput = styled.input`
  ${controlStyle}
  &[type='search'] {
    /* It grows by half at most, as other icons do. */
    --glass: min(1.25rem, 30px);
    padding-inline-start: calc(1.125rem + var(--glass));
    background: url('${glass}') 0.625rem 50% / var(--glass) no-repeat ${color.surface};
  }
`;

export type TextFieldProps = FieldFrameProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldFrameProps | 'aria-describedby' | 'aria-invalid'>;

/** One line of text (or e-mail, address, …, by `type`). Other props go to the <input>, so `{...register('name')}` of react-hook-form fits. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const [frame, input] = partFrame(props);
  return <Field {...frame}>{(control) => <TextInput type={type} {...input} {...control} />}</Field>;
}

/** A calendar date, "YYYY-MM-DD" as its value; the browser shows it in the user's way. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}

/** A time of day, "HH:MM" (24 h) as its value. */
export function TimeField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="time" />;
}
