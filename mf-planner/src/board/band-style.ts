import type { PlannerBand } from '@courtside/domain';
import { color } from '@courtside/ui';
import { css } from 'styled-components';

const paint = (ground: string, ink: string) => css`
  background-color: ${ground};
  color: ${ink};
`;
const stripe = (angle: string, width: string, gap: string, ink: string) =>
  `repeating-linear-gradient(${angle}, color-mix(in srgb, ${ink} 12%, transparent) 0 ${width}, transparent ${width} ${gap})`;

/** Ground, ink and pattern of a band: each of the four is told apart without its colour. */
export const bandStyle = {
  tooMuch: css`
    ${paint(color.bandSpare, color.onBandSpare)}
    border: 2px dotted ${color.ink3};
  `,
  smooth: css`
    ${paint(color.bandSmooth, color.onBandSmooth)}
  `,
  flush: css`
    ${paint(color.bandFlush, color.onBandFlush)}
    background-image: ${stripe('135deg', '5px', '14px', color.onBandFlush)};
  `,
  notEnough: css`
    ${paint(color.bandShort, color.onBandShort)}
    background-image: ${stripe('45deg', '1px', '6px', color.onBandShort)}, ${stripe('135deg', '1px', '6px', color.onBandShort)};
  `,
} as const satisfies Record<PlannerBand, unknown>;
