import { color, fontFamily, line, onCourtSurface, space, type } from '@courtside/ui';
import styled from 'styled-components';

/** Tabs on the green of the head; the chosen one looks like part of the page below. */
export const TabsOnCourt = styled.div`
  container-type: inline-size;
  [role='tablist'] {
    gap: ${space[1]};
    padding: ${space[0]} ${space[2]} 0;
    background: ${color.court};
    ${onCourtSurface}
  }
  [role='tab'] {
    flex: 1 1 0;
    min-width: max-content;
    min-height: 3.25rem;
    padding: ${space[0]} ${space[2]};
    @container (max-width: 22rem) {
      min-width: min-content;
      padding-inline: ${space[1]};
      white-space: normal;
    }
    border: ${line.control} solid color-mix(in srgb, ${color.onCourt} 45%, transparent);
    border-bottom: 0;
    border-radius: 6px 6px 0 0;
    color: ${color.onCourt};
  }
  [role='tab']:hover {
    color: ${color.onCourt};
    background: rgba(255, 255, 255, 0.14);
  }
  [role='tab'][aria-selected='true'] {
    border-color: ${color.surface};
    background: ${color.surface};
    color: ${color.ink};
    outline-color: ${color.ink};
    &::after {
      content: none;
    }
  }
  @media (forced-colors: active) {
    [role='tab'][aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;

/** Badge and score next to each other, the court's state at the end. */
export const TabLabel = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[0]} ${space[1]};
  width: 100%;
  font-variant-numeric: tabular-nums;
  b {
    font: 700 1.375rem/1 ${fontFamily.display};
    white-space: nowrap;
  }
  small {
    display: grid;
    margin-inline-start: auto;
    text-align: end;
    ${type.meta}
    font-weight: 600;
  }
  /* Large text: clock and lateness of the court are below the score, with space for both from the start. */
  @container (max-width: 22rem) {
    small {
      flex: 1 0 100%;
      min-height: 2.25rem;
      text-align: start;
    }
  }
`;

/** All courts in a row, each as wide as the screen: native swiping, which snaps to a court. */
export const Strip = styled.div`
  position: relative;
  display: flex;
  align-items: start;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

export const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  overflow: clip;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;
