import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style';
import { Field, partFrame } from './field';
import type { FieldFrameProps } from './field';

export const TextInput = styled.input`
  ${controlStyle}
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
