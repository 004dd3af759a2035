import { color, line, media, space, touch, type } from '@courtside/ui';
import styled from 'styled-components';
import { landingPlace, type DragState } from '../../board/drag-style';

/** One place of a day: handle, time and court, the teams with their boxes, menu. Everything that is pressed is 44 px. */
export const RowBox = styled.li<DragState & { readonly $live?: boolean }>`
  ${landingPlace}
  display: grid;
  grid-template-columns: ${touch} auto minmax(0, 1fr) ${touch};
  grid-template-areas: 'handle when teams menu' '. below below below';
  align-items: center;
  column-gap: ${space[1]};
  padding: ${space[1]} ${space[0]};
  border-top: ${line.hair} solid ${color.line};
  ${({ $live }) => ($live ? `box-shadow: inset 5px 0 ${color.ball};` : '')}
  @media ${media.phone} {
    grid-template-columns: ${touch} minmax(0, 1fr) ${touch};
    grid-template-areas: 'handle when menu' '. teams teams' '. below below';
    row-gap: ${space[0]};
    padding-inline-end: ${space[1]};
  }
`;

export const When = styled.div`
  grid-area: when;
  display: grid;
  justify-items: center;
  gap: ${space[0]};
  min-width: 3.5rem;
  ${type.table}
  font-weight: 700;
  [data-expected] {
    display: inline-flex;
    align-items: center;
    gap: ${space[0]};
    max-width: 6.5rem;
    ${type.meta}
    color: ${color.ink2};
    > svg {
      flex: none;
    }
  }
  [data-expected='late'] {
    color: ${color.warn};
  }
  s {
    ${type.meta}
    color: ${color.ink3};
  }
  @media ${media.phone} {
    [data-expected] {
      max-width: none;
    }
    display: flex;
    align-items: center;
    justify-content: flex-start;
    gap: ${space[1]};
  }
`;

export const PlusDays = styled.span`
  ${type.label}
  color: ${color.warn};
`;

export const Teams = styled.div`
  grid-area: teams;
  display: grid;
  gap: 6px;
  min-width: 0;
  > div {
    /* The name has the room of some letters beside its box, or a line of its own. */
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[1]};
    min-height: ${touch};
    ${type.table}
    font-weight: 600;
  }
  > div > :first-child {
    flex: 1 1 5rem;
  }
`;

export const Below = styled.div`
  grid-area: below;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${color.ink2};
  ${type.meta}
  > * {
    min-width: 0;
  }
  &:empty {
    display: none;
  }
`;

export const MenuPlace = styled.div`
  grid-area: menu;
  @media print {
    visibility: hidden;
  }
`;
