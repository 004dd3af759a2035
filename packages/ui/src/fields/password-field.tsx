import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button';
import { EyeIcon, EyeOffIcon } from '../icons';
import { color } from '../tokens/css-vars';
import { type } from '../tokens/scales';
import { Field, partFrame } from './field';
import { TextInput } from './text-field';
import type { TextFieldProps } from './text-field';

const Box = styled.div`
  position: relative;
  input {
    padding-inline-end: 3.25rem;
  }
  button {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
  }
`;

const CapsLock = styled.div`
  margin-top: 0.375rem;
  ${type.meta}
  font-weight: 600;
  color: ${color.warn};
`;

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  readonly labels: { readonly show: string; readonly hide: string; readonly capsLock: string };
}

/** A password: can be shown, warns about caps lock. Give it the right `autoComplete` for password managers. */
export function PasswordField({ labels, onKeyDown, onKeyUp, ...props }: PasswordFieldProps) {
  const [frame, input] = partFrame(props);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field {...frame}>
      {(control) => (
        <div>
          <Box>
            <TextInput
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              onKeyDown={(event) => {
                watchCapsLock(event);
                onKeyDown?.(event);
              }}
              onKeyUp={(event) => {
                watchCapsLock(event);
                onKeyUp?.(event);
              }}
            />
            <IconButton label={shown ? labels.hide : labels.show} onClick={() => setShown(!shown)}>
              {shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
            </IconButton>
          </Box>
          <div role="status">{capsLock && <CapsLock>{labels.capsLock}</CapsLock>}</div>
        </div>
      )}
    </Field>
  );
}
