import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { fontFamily, line, touch } from '../tokens/scales';
import { Field, partFrame } from './field';
import type { FieldFrameProps } from './field';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
  output {
    min-width: 2.5rem;
    text-align: end;
    font: 700 1.625rem/1 ${fontFamily.display};
  }
`;

const knob = `
  width: 1.75rem;
  height: 1.75rem;
  border: ${line.paint} solid ${color.surface};
  border-radius: 50%;
  background: ${color.action};
  box-shadow: 0 0 0 2px ${color.action};
`;

const Range = styled.input`
  flex: 1;
  min-width: 0;
  height: ${touch};
  margin: 0;
  appearance: none;
  background: linear-gradient(${color.lineStrong}, ${color.lineStrong}) center / 100% 3px no-repeat;
  cursor: pointer;
  &::-webkit-slider-thumb {
    appearance: none;
    ${knob}
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    ${knob}
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export interface SliderProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldFrameProps | 'type' | 'value' | 'onChange'> {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

/** A whole number on a scale, 1 to 10 by default, with the number visible. */
export function Slider({ value, onChange, min = 1, max = 10, step = 1, ...props }: SliderProps) {
  const [frame, input] = partFrame(props);
  return (
    <Field {...frame}>
      {(control) => (
        <Row>
          <Range
            {...input}
            {...control}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          />
          <output htmlFor={control.id}>{value}</output>
        </Row>
      )}
    </Field>
  );
}
