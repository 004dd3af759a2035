import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../base/visually-hidden';
import { courtColors } from '../tokens/palette';
import type { CourtLetter } from '../tokens/palette';
import { fontFamily, radius } from '../tokens/scales';

/** `text`: as large as the letters around it. */
export type CourtBadgeSize = 'small' | 'normal' | 'large' | 'text';

/** The halfway line is a tick at the upper side alone: below a C it would make a Ç. */
const boundary = (inset: number, stroke: number, tick: number, unit = 'px') => css`
  &::before {
    inset: ${inset}${unit};
    border-width: ${stroke}${unit};
  }
  &::after {
    left: calc(50% - ${stroke / 2}${unit});
    top: ${inset}${unit};
    width: ${stroke}${unit};
    height: ${tick}${unit};
    background: #fff;
  }
`;

const sizes: Readonly<Record<CourtBadgeSize, ReturnType<typeof css>>> = {
  small: css`
    width: 26px;
    height: 20px;
    font-size: 14px;
    ${boundary(1.5, 1, 0)}
  `,
  normal: css`
    width: 38px;
    height: 28px;
    font-size: 19px;
    ${boundary(2.5, 1.5, 2.5)}
  `,
  large: css`
    width: 60px;
    height: 44px;
    font-size: 31px;
    ${boundary(4, 2, 5)}
  `,
  text: css`
    width: 1.83em;
    height: 1.3em;
    font-size: 1em;
    ${boundary(0.1, 0.055, 0.125, 'em')}
  `,
};

const Root = styled.span<{ $size: CourtBadgeSize }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: ${radius.badge};
  color: #fff;
  font: 700 1rem/1 ${fontFamily.display};
  print-color-adjust: exact;
  &::before {
    content: '';
    position: absolute;
    border: 0 solid rgba(255, 255, 255, 0.92);
  }
  &::after {
    content: '';
    position: absolute;
  }
  ${({ $size }) => sizes[$size]}
  @media print {
    width: auto;
    background: none !important;
    color: #000;
    &::before,
    &::after {
      display: none;
    }
  }
`;

export interface CourtBadgeProps {
  readonly letter: CourtLetter;
  /** "Court A", for assistive technology. */
  readonly label: string;
  readonly size?: CourtBadgeSize;
  readonly className?: string;
}

/** A court from above with its letter. Courts are always this rectangle; a *group* is always written out. */
export function CourtBadge({ letter, label, size = 'normal', className }: CourtBadgeProps) {
  return (
    <Root $size={size} className={className} style={{ background: courtColors[letter] }}>
      <span aria-hidden="true">{letter}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}

export const isCourtLetter = (value: string): value is CourtLetter => Object.hasOwn(courtColors, value);
