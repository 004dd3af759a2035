import { Card, color, space, type } from '@courtside/ui';
import styled from 'styled-components';

/** A card of the details with something to do in it. */
export const Sheet = styled(Card)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  padding: ${space[3]};
  h3 {
    margin: 0;
    ${type.d3}
  }
  > p {
    margin: 0;
    color: ${color.ink2};
    ${type.table}
  }
`;
