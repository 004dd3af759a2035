import { color, line, media, radius, space, type } from '@courtside/ui';
import styled from 'styled-components';

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

export const Player = styled.li<{ $dragged: boolean; $over: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[0]};
  min-height: 3rem;
  border-top: ${line.hair} solid ${color.line};
  ${type.table}
  font-weight: 550;
  ${({ $dragged }) => ($dragged ? 'opacity: 0.35;' : '')}
  ${({ $over }) => ($over ? `box-shadow: inset 0 0 0 3px ${color.focus};` : '')}
  &:first-child {
    border-top: 0;
  }
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
