import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';

const Track = styled.div`
  position: relative;
  height: var(--cs-bar, 6px);
  background: ${color.sunken};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div<{ $live: boolean }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  background: ${({ $live }) => ($live ? color.ball : color.action)};
  forced-color-adjust: none;
`;

/** Stays within the bar at both ends: a bar as wide as the page would else make the page scroll sideways. */
const Ball = styled.div`
  position: absolute;
  inset-inline-start: clamp(0px, var(--cs-bar-at) - var(--cs-bar-ball, 14px) / 2, 100% - var(--cs-bar-ball, 14px));
  top: calc((var(--cs-bar, 6px) - var(--cs-bar-ball, 14px)) / 2);
  width: var(--cs-bar-ball, 14px);
  height: var(--cs-bar-ball, 14px);
  border: 2px solid ${color.surface};
  border-radius: 50%;
  background: ${color.ball};
`;

export interface ProgressBarProps {
  /** 0 to 1; values outside are clamped. */
  readonly value: number;
  readonly label: string;
  /** Read by screen readers instead of the percentage, such as "8 of 12 minutes". */
  readonly valueText?: string;
  /** A game in play: orange, with the ball as its head. Everything else is green. */
  readonly live?: boolean;
}

/** `--cs-bar` and `--cs-bar-ball` set its height and the size of its ball. */
export function ProgressBar({ value, label, valueText, live = false }: ProgressBarProps) {
  const share = Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
  const percent = Math.round(share * 100);
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} aria-valuetext={valueText}>
      <Fill $live={live} style={{ width: `${share * 100}%` }} />
      {live && <Ball style={{ '--cs-bar-at': `${share * 100}%` } as CSSProperties} />}
    </Track>
  );
}
