import styled from 'styled-components';

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;

/** The painted lines of a court, faint, behind a head. */
export function CourtLines() {
  return (
    <Lines viewBox="0 0 1200 260" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path fill="#fff" fillOpacity=".05" d="M700 0H1160V260H700Z" />
      <g fill="none" stroke="#fff" strokeOpacity=".22" strokeWidth="4">
        <path d="M1160 -10V270M700 -10V270M1160 42A88 88 0 0 0 1160 218" />
        <circle cx="700" cy="130" r="68" />
      </g>
    </Lines>
  );
}
