import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { controlStyle } from './control-style';
import { Field, partFrame } from './field';
import type { FieldFrameProps } from './field';

/** A magnifying glass in the gray of a control's edge in the light theme, which is visible on both themes' surfaces. */
const glass =
  'data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 24 24%27 fill=%27none%27 stroke=%27%2374837d%27 stroke-width=%272%27 stroke-linecap=%27round%27%3E%3Ccircle cx=%2711%27 cy=%2711%27 r=%278%27/%3E%3Cpath d=%27m21 21-4.3-4.3%27/%3E%3C/svg%3E';

export const TextInput = styled.input`
  ${controlStyle}
  &[type='search'] {
    /* It grows by half at most, as other icons do. */
    --glass: min(1.25rem, 30px);
    padding-inline-start: calc(1.125rem + var(--glass));
    background: url('${glass}') 0.625rem 50% / var(--glass) no-repeat ${color.surface};
  }
  /* As high as a select next to it. */
  &::-webkit-datetime-edit-fields-wrapper {
    padding: 0;
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
