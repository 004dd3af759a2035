import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { line, motion, radius, touch, type } from '../tokens/scales';
import { FieldHint } from './field';

const Track = styled.span`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.5rem;
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.surface};
  transition: background-color ${motion.fast} ${motion.ease};
  &::after {
    content: '';
    position: absolute;
    top: 2px;
    left: 2px;
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${color.lineStrong};
    transition: transform ${motion.fast} ${motion.ease};
  }
`;

const Press = styled.button`
  display: inline-flex;
  max-width: 100%;
  align-items: center;
  gap: 0.75rem;
  min-height: ${touch};
  padding: 0.25rem 0;
  border: 0;
  background: none;
  text-align: start;
  ${type.body}
  /* A long word in large text breaks rather than widening the page. */
  > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[aria-checked='true'] ${Track} {
    background: ${color.action};
    border-color: ${color.action};
    &::after {
      background: ${color.onAction};
      transform: translateX(1.25rem);
    }
  }
  &:disabled {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-checked='true'] ${Track} {
      background: Highlight;
    }
  }
`;

export interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** On or off; applies immediately. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <Press
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      >
        <Track aria-hidden="true" />
        <span>{label}</span>
      </Press>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  );
}
