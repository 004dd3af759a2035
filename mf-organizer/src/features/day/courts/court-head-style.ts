import { color, fontFamily, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { inRows, noAnchor, press, tight } from './court-style';

/** Clock and state, below each other; in one row if there is much room, with as many lines of text as fit the clock's height. */
export const Top = styled.div`
  ${inRows} {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 5.5rem;
    padding: ${space[1]} ${space[1]} ${space[1]} ${space[3]};
    > div {
      display: contents;
    }
    > div:last-child > div {
      order: 1;
      flex: 1;
      min-width: 0;
    }
    > div:first-child > :last-child {
      order: 2;
    }
    > div:last-child > button {
      order: 3;
      margin-inline-start: calc(-1 * ${space[1]});
    }
  }
`;

/** Badge, clock, and the clock's buttons. */
export const ClockRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]} 0;
`;

export const MetaRow = styled.div`
  ${noAnchor}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[0]} ${space[2]};
  min-height: 2.25rem;
  padding: 0 ${space[3]} ${space[1]};
  ${type.small}
  color: ${color.ink2};
`;

/** The texts about the game, on as many lines as needed, and its menu, which does not move. */
export const StateRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding: 0 ${space[1]} ${space[1]} ${space[3]};
  ${type.small}
  color: ${color.ink2};
  /* Room for two lines, even if there is one, because the lateness of a court comes and goes during a game. In a narrow column three. */
  @container (max-width: 40rem) {
    min-height: 3.75rem;
  }
  ${tight} {
    min-height: 4.75rem;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[0]} ${space[2]};
  }
  /* A long state wraps, so that the button next to it does not cover it. */
  > div > * {
    white-space: normal;
  }
  /* How far a series is, to be read at arm's length. */
  [data-series] {
    flex-basis: 100%;
    order: -1;
    color: ${color.ink};
    font: 700 1.375rem/1.2 ${fontFamily.display};
  }
`;

/** Next to the clock: pause and resume. One width for both words in every language, so that the row wraps in no phase. */
export const ClockButton = styled.button<{ $isMain: boolean }>`
  ${press}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  width: 5.75rem;
  min-height: 4.25rem;
  padding: ${space[0]};
  background: ${({ $isMain }) => ($isMain ? color.action : color.surface)};
  border-color: ${({ $isMain }) => ($isMain ? color.action : color.ink)};
  color: ${({ $isMain }) => ($isMain ? color.onAction : color.ink)};
  ${type.small}
  font-weight: 650;
  ${tight} {
    width: 5rem;
    padding-inline: 0;
    ${type.meta}
    font-weight: 650;
  }
  &[aria-hidden='true'] {
    visibility: hidden;
  }
`;
