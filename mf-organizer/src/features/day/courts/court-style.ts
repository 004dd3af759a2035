import { color, line, media, radius, space, type } from '@courtside/ui';
import styled, { css } from 'styled-components';

/** The width of a court relative to its text: large text leaves less room for columns. */
export const tight = '@container (max-width: 22rem)';

export const stacked = '@container (max-width: 17rem)';

/** Room for a team in one row with its score and its goals, so that the next games stay in view on a desktop. */
export const inRows = '@container court (34rem <= width < 56rem)';

/** Room for the next games next to the current one, which is then large. */
export const halved = '@container court (width >= 56rem)';

/** One court: full width on a phone, a column on a wide screen. */
export const Panel = styled.section`
  &:focus:not(:focus-visible) {
    outline: none;
  }
  display: grid;
  align-content: start;
  container: court / inline-size;
  min-width: 0;
  background: ${color.surface};
  @media ${media.wide} {
    border: ${line.hair} solid ${color.line};
    border-radius: ${radius.card};
    /* Not hidden, so that sticky elements at the end of the court stick to the window. */
    overflow: clip;
  }
`;

/** The game of the court and the next games, next to each other if a court has much room. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${halved} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    > div + div {
      --queue-line: 0px;
      border-inline-start: ${line.paint} solid ${color.ink};
      background: ${color.canvas};
    }
  }
`;

/** A court looks the same at the same width, whatever is next to it. */
export const Half = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
  min-width: 0;
`;

/** Disables scroll anchoring below the buttons: browsers would keep an element there in place, and move the buttons. */
export const noAnchor = css`
  overflow-anchor: none;
`;

/** The style of every button of a court. */
export const press = css`
  border: ${line.control} solid transparent;
  border-radius: ${radius.control};
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.lineStrong};
    color: ${color.ink3};
    cursor: not-allowed;
  }
  &[aria-disabled='true'] {
    opacity: 0.7;
    cursor: default;
  }
`;

/** How late a court is: a warning color, never the orange of a game in play. */
export const LateMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[0]};
  padding: 2px ${space[1]};
  border-radius: ${radius.badge};
  background: ${color.warnTint};
  color: ${color.warn};
  ${type.meta}
  font-weight: 650;
`;

/** The part above the courts. */
export const Part = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
`;
