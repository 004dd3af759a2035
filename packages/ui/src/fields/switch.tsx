import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EyeIcon, EyeOffIcon } from '../icons';
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

/** On or off, effective at once. */
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

const Pill = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2rem;
  padding: 3px 12px 3px 9px;
  border: ${line.control} solid ${color.action};
  border-radius: ${radius.pill};
  background: ${color.courtTint};
  color: ${color.action};
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: 650;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: -8px 0; /* the pill is slim, the finger is not */
  }
  &[aria-checked='false'] {
    border-color: ${color.lineStrong};
    color: ${color.ink};
    background: repeating-linear-gradient(135deg, ${color.surface} 0 6px, ${color.sunken} 6px 12px);
  }
  &:hover:not(:disabled) {
    border-color: ${color.ink};
  }
  &:disabled {
    opacity: 0.7;
    cursor: progress;
  }
`;

export interface VisibilityToggleProps {
  /** What is shown or hidden, such as "Show this section to everyone"; only heard. */
  readonly label: string;
  readonly isPublic: boolean;
  readonly onChange: (isPublic: boolean) => void;
  readonly words: { readonly public: string; readonly private: string };
  readonly disabled?: boolean;
}

/** Public (open eye, green) or not public (crossed eye, hatched). */
export function VisibilityToggle({ label, isPublic, onChange, words, disabled = false }: VisibilityToggleProps) {
  return (
    <Pill
      type="button"
      role="switch"
      aria-checked={isPublic}
      aria-label={`${label}: ${isPublic ? words.public : words.private}`}
      disabled={disabled}
      onClick={() => onChange(!isPublic)}
    >
      {isPublic ? <EyeIcon size={16} aria-hidden="true" /> : <EyeOffIcon size={16} aria-hidden="true" />}
      {isPublic ? words.public : words.private}
    </Pill>
  );
}
