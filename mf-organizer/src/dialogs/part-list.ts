import { color, line, space, type } from '@courtside/ui';
import styled from 'styled-components';

/** Heads the games of a day or round in a dialog. */
export const PartHeading = styled.h3`
  ${type.d4}
  margin: ${space[2]} 0 0;
`;

/** The games of a day or round, or the teams, each with a field. */
export const PartList = styled.ul<{ readonly $dense?: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding-block: ${({ $dense = false }) => space[$dense ? 0 : 2]};
    border-top: ${line.hair} solid ${color.line};
  }
`;
