import { TextField, type TextFieldProps } from '@courtside/ui';

/** A field for a date and an hour, in the years that can be stored: the picker offers no others, though others can be typed. */
export function WallTimeField(props: Omit<TextFieldProps, 'type' | 'min' | 'max'>) {
  return <TextField {...props} type="datetime-local" min="1970-01-02T00:00" max="9999-12-31T23:59" />;
}
