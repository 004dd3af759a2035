import { color, line, media, radius, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { faintWhileDragged, framedRow, type DragState } from '../../board/drag-style';

export const Teams = styled.ol`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Team = styled.li`
  border: ${line.hair} solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]};
    padding: ${space[1]} ${space[2]};
    border-bottom: ${line.paint} solid ${color.ink};
  }
  h3 {
    margin: 0;
    ${type.d4}
  }
  header span {
    color: ${color.ink2};
    ${type.small}
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Player = styled.li<DragState & { readonly $over: boolean }>`
  ${faintWhileDragged}
  ${framedRow}
  display: flex;
  align-items: center;
  gap: ${space[0]};
  min-height: 3rem;
  ${type.table}
  ${({ $over }) => ($over ? `box-shadow: inset 0 0 0 3px ${color.focus};` : '')}
  > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media ${media.phone} {
    min-height: 3.25rem;
  }
`;

export const Skill = styled.span`
  flex: none;
  color: ${color.ink2};
  ${type.small}
`;
