import { color, type } from '@courtside/ui';
import styled from 'styled-components';

/** Facts of a registration, each below its term. */
export const Terms = styled.dl`
  margin: 0;
  display: grid;
  dt {
    ${type.meta}
    color: ${color.ink3};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
