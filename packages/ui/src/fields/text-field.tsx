import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style';
import { Field } from './field';
import type { FieldFrameProps } from './field';

export const TextInput = styled.input`
  ${controlStyle}
`;

export type TextFieldProps = FieldFrameProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldFrameProps | 'aria-describedby' | 'aria-invalid'>;

/**
 * One line of text (or e-mail, address, …, by `type`). Everything else goes to the <input>,
 * so `{...register('name')}` of react-hook-form fits.
 */
export function TextField({ label, hint, error, marker, labelHidden, id, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} marker={marker} labelHidden={labelHidden} id={id}>
      {(control) => <TextInput type={type} {...input} {...control} />}
    </Field>
  );
}

/** A calendar date, "YYYY-MM-DD" as its value; the browser shows it in the reader's way. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}

/** A time of day, "HH:MM" (24 h) as its value. */
export function TimeField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="time" />;
}
