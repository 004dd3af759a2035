import { color, CourtSurface, fontFamily, media, space, type } from '@courtside/ui';
import styled from 'styled-components';

export const Head = styled(CourtSurface)`
  display: flex;
  align-items: center;
  gap: ${space[0]} ${space[1]};
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[3]};
  > a:first-child {
    margin-inline-start: -0.5rem;
  }
  @media ${media.wide} {
    flex-wrap: wrap;
    column-gap: ${space[3]};
  }
`;

/** Whose board it is and whether it is saved: where there is less room below each other, while the menu stays in its corner. */
export const Middle = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[1]};
  min-width: 0;
  @media ${media.wide} {
    flex-basis: 16rem;
  }
`;

export const Title = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
  overflow-wrap: anywhere;
  h1 {
    margin: 0;
    ${type.d4}
  }
  h1:focus {
    outline: none;
  }
  p {
    margin: 0;
    ${type.meta}
    color: ${color.onCourt2};
  }
`;

/**
 * What changes with each tap has a line of its own where there is little room: however long its words are, the courts below stay where they are.
 * What is saved is said in white on the green; what waits keeps its own colours.
 */
export const Saved = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-height: 1.5rem;
  ${type.meta}
  color: ${color.onCourt2};
  font-variant-numeric: tabular-nums;
  @media ${media.wide} {
    flex: 0 0 auto;
  }
  [data-state='saving'] *,
  [data-state='success'] * {
    color: ${color.onCourt};
  }
`;

/** The time of the place, where there is room for it. */
export const Time = styled.time`
  display: none;
  font: 700 2rem/1 ${fontFamily.display};
  font-variant-numeric: tabular-nums;
  @media ${media.wide} {
    display: block;
  }
`;

/** What stands in the menu where there is less room. */
export const Wide = styled.div`
  display: none;
  gap: ${space[1]};
  @media ${media.wide} {
    display: flex;
  }
`;
