import { css } from 'styled-components';
import { color } from '../tokens/css-vars';
import { line, motion, radius, touch, type } from '../tokens/scales';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'onCourt' | 'onCourtQuiet';
export type ButtonSize = 'normal' | 'small' | 'large';

const paint = (background: string, text: string, edge: string) => `background:${background};color:${text};border-color:${edge};`;

const variants: Readonly<Record<ButtonVariant, { rest: string; hover: string }>> = {
  primary: {
    rest: paint(color.action, color.onAction, color.action),
    hover: paint(color.actionHover, color.onAction, color.actionHover),
  },
  secondary: {
    rest: paint(color.surface, color.ink, color.lineStrong),
    hover: paint(color.sunken, color.ink, color.ink),
  },
  quiet: {
    rest: paint('transparent', color.action, 'transparent'),
    hover: paint(color.courtTint, color.action, 'transparent'),
  },
  danger: {
    rest: paint(color.danger, color.onDanger, color.danger),
    hover: paint(color.dangerHover, color.onDanger, color.dangerHover),
  },
  onCourt: {
    rest: paint(color.onCourt, '#0A5342', color.onCourt),
    hover: paint(color.onCourt2, '#073C30', color.onCourt2),
  },
  onCourtQuiet: {
    rest: paint('transparent', color.onCourt, color.onCourt),
    hover: paint('rgba(255,255,255,.14)', color.onCourt, color.onCourt),
  },
};

/** On a narrow screen long labels need the room at their sides. */
const sizes: Readonly<Record<ButtonSize, string>> = {
  small: `padding:0.375rem min(0.75rem,3.75vw);${type.small}font-weight:650;`,
  normal: `padding:0.5rem min(1rem,5vw);${type.control}`,
  large: `padding:0.75rem min(1.5rem,7.5vw);${type.body}font-weight:650;`,
};

export interface ButtonStyleProps {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $wide: boolean;
}

/** The look of a button, for any element. Even the small one is 44 px high. */
export const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: ${touch};
  min-width: ${touch};
  ${({ $wide }) => $wide && 'width: 100%;'}
  border: ${line.control} solid;
  border-radius: ${radius.control};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant].rest}
  transition:
    background-color ${motion.fast} ${motion.ease},
    border-color ${motion.fast} ${motion.ease},
    transform ${motion.fast} ${motion.ease};
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled='true']) {
      ${({ $variant }) => variants[$variant].hover}
    }
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    ${({ $variant }) => variants[$variant].hover}
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${color.sunken};
    border-color: ${color.lineStrong};
    color: ${color.ink3};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
