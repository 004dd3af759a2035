import { Card, space, type } from '@courtside/ui';
import styled from 'styled-components';

/** A sheet with a heading and an ordered list: a group, the way of a team, a ranking. */
export const ListCard = styled(Card)`
  padding: ${space[3]};
  h3 {
    margin: 0 0 ${space[2]};
    ${type.d3}
  }
  ol {
    display: grid;
    gap: ${space[2]};
  }
`;
