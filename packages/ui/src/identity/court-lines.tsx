import styled from 'styled-components';
import { onCourtSurface } from '../theme/base-css';
import { color } from '../tokens/css-vars';

/** Anything painted in court green, with white text and yellow focus rings. */
export const CourtSurface = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.court};
  color: ${color.onCourt};
  ${onCourtSurface}
  > * {
    position: relative;
  }
  @media print {
    background: none;
    color: #000;
  }
`;

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  @media print {
    display: none;
  }
`;

/** The painted lines behind a tournament's head; lies in a `CourtSurface`, first. */
export function CourtLines() {
  return (
    <Lines viewBox="0 0 1200 260" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" style={{ position: 'absolute' }}>
      <path fill="#fff" fillOpacity=".05" d="M700 0H1160V260H700Z" />
      <g fill="none" stroke="#fff" strokeOpacity=".26" strokeWidth="4">
        <path d="M1160 -10V270M700 -10V270M1160 40A90 90 0 0 0 1160 220" />
        <circle cx="700" cy="130" r="70" />
      </g>
    </Lines>
  );
}
