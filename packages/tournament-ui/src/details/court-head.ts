import { color, CourtSurface, gutter, media, pageWidth, space, type } from '@courtside/ui';
import styled from 'styled-components';

/** The head of a page about a person or a thing, in the color of a court: `.in` holds a picture next to the `.words`. */
export const CourtHead = styled(CourtSurface)`
  --cs-facts: ${color.onCourt2};
  container-type: inline-size;
  .in {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
    align-items: flex-start;
    max-width: ${pageWidth};
    margin: 0 auto;
    padding: ${space[3]} ${gutter} 1.125rem;
  }
  .words {
    flex: 1 1 min(100%, 11rem);
    min-width: 0;
    display: grid;
    gap: ${space[1]};
  }
  h1 {
    ${type.d2}
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  dd a {
    display: inline-block;
    color: inherit;
    padding-block: 2px;
  }
  @media ${media.wide} {
    .in {
      gap: ${space[4]};
      padding: ${space[4]} ${space[5]};
    }
    h1 {
      ${type.d1}
    }
  }
  @media print {
    --cs-facts: #000;
    .in {
      padding: 0 0 4mm;
    }
  }
`;
