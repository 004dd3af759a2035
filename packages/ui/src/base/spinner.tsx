import styled, { css, keyframes } from 'styled-components';
import { color } from '../tokens/css-vars';
import { space, type } from '../tokens/scales';
import { media } from '../tokens/scales';

const turn = keyframes`to{transform:rotate(1turn)}`;
const breathe = keyframes`50%{opacity:.35}`;

/** A spinner without words, for inside an element that already names what is loading. */
export const SpinnerRing = styled.span<{ $size?: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size = 20 }) => $size / 16}rem;
  height: ${({ $size = 20 }) => $size / 16}rem;
  border: 2px solid currentColor;
  border-top-color: transparent;
  border-radius: 50%;
  @media ${media.moving} {
    animation: ${turn} 0.8s linear infinite;
  }
`;

const Place = styled.div<{ $fill: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[4]};
  color: ${color.ink2};
  ${type.table}
  ${({ $fill }) =>
    $fill &&
    css`
      min-height: 40vh;
    `}
`;

const Court = styled.svg`
  width: 4.5rem;
  height: 3rem;
  color: ${color.lineStrong};
  @media ${media.moving} {
    circle {
      animation: ${breathe} 1.2s ease-in-out infinite;
    }
  }
`;

export interface SpinnerProps {
  /** The name of the loading content; announced politely to screen readers. */
  readonly label: string;
  /** Fills a part of the page, for a section without other content. */
  readonly fill?: boolean;
}

/** Shown while content loads: a small court whose center circle pulses, with a label. */
export function Spinner({ label, fill = false }: SpinnerProps) {
  return (
    <Place role="status" $fill={fill}>
      <Court viewBox="0 0 72 48" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
        <rect x="1.5" y="1.5" width="69" height="45" />
        <path d="M36 2V46" />
        <circle cx="36" cy="24" r="9" />
      </Court>
      <span>{label}</span>
    </Place>
  );
}
