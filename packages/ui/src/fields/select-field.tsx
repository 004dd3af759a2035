import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../icons';
import { color } from '../tokens/css-vars';
import { controlStyle } from './control-style';
import { Field, partFrame } from './field';
import type { FieldFrameProps } from './field';

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-inline-end: 0.75rem;
    top: calc(50% - 10px);
    pointer-events: none;
    color: ${color.ink2};
  }
`;

const Native = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 2.5rem;
  text-overflow: ellipsis;
  option {
    background: ${color.surface};
    color: ${color.ink};
  }
`;

export type SelectFieldProps = FieldFrameProps &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldFrameProps | 'aria-describedby' | 'aria-invalid'>;

/** A short list: the browser's own select, which works on every phone. `<option>`s are its children. */
export function SelectField({ children, ...props }: SelectFieldProps) {
  const [frame, select] = partFrame(props);
  return (
    <Field {...frame}>
      {(control) => (
        <Box>
          <Native {...select} {...control}>
            {children}
          </Native>
          <ChevronDownIcon size={20} aria-hidden="true" />
        </Box>
      )}
    </Field>
  );
}
