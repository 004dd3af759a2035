import { color, line, space, type } from '@courtside/ui';
import styled from 'styled-components';

/** A list of rows with lines between them. Parts of a row that do not fit go to the next line. */
export const RowList = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    padding: ${space[1]} 0;
    border-top: ${line.hair} solid ${color.line};
  }
  small {
    ${type.meta}
    color: ${color.ink3};
  }
`;

/** The part of a row that takes the rest of its width, or a separate line. */
export const RowText = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
  overflow-wrap: anywhere;
  > small {
    display: block;
  }
`;
