import { color, CourtSurface, fontFamily } from '@courtside/ui';
import styled from 'styled-components';

/** A waiting screen. */
export const Standby = styled(CourtSurface)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1em;
  min-height: 100vh;
  padding: 1em;
  font-size: clamp(1rem, 1.8vw, 4rem);
  text-align: center;
  h1 {
    font: 700 2em / 1.1 ${fontFamily.display};
    text-wrap: balance;
  }
  p {
    color: ${color.onCourt2};
  }
  > svg {
    width: 4em;
    height: 4em;
  }
`;
