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

/** The tournament's name and the saving state, below each other if there is less room, while the menu stays in its corner. */
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
 * Text that changes with each tap has a separate line if there is little room: however long it is, the courts below do not move. Saved
 * state is white on the green; waiting state keeps its own colors.
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

/** The venue's time, if there is room. */
export const Time = styled.time`
  display: none;
  font: 700 2rem/1 ${fontFamily.display};
  font-variant-numeric: tabular-nums;
  @media ${media.wide} {
    display: block;
  }
`;

/** Items that are in the menu if there is less room. */
export const Wide = styled.div`
  display: none;
  gap: ${space[1]};
  @media ${media.wide} {
    display: flex;
  }
`;
