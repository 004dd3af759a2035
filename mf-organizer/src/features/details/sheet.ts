import { Card, color, line, space, type } from '@courtside/ui';
import styled from 'styled-components';

/** The settings, one per row. The layout depends on their width in letters. */
export const Sheets = styled(Card)`
  container-type: inline-size;
  > * + * {
    border-top: ${line.hair} solid ${color.line};
  }
`;

/** A setting: its name, its value, and its button at the end. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(0, auto);
  gap: ${space[0]} ${space[3]};
  align-items: center;
  padding: ${space[1]} ${space[3]};
  overflow-wrap: anywhere;
  h3 {
    /* A word is not broken to make room for the button. */
    overflow-wrap: break-word;
    margin: 0;
    ${type.body}
    font-weight: 700;
  }
  > p {
    margin: 0;
    color: ${color.ink2};
    ${type.table}
  }
  > * {
    grid-column: 1 / -1;
  }
  > h3 {
    grid-column: 1;
    grid-row: 1;
  }
  > [data-edit] {
    grid-column: 2;
    grid-row: 1;
  }
  /* Large text on a phone: the words get the whole width. */
  @container (max-width: 18rem) {
    padding-inline: ${space[1]};
    > [data-edit] {
      grid-column: 1 / -1;
      grid-row: auto;
    }
  }
  @container (min-width: 40rem) {
    grid-template-columns: minmax(min-content, 10rem) minmax(0, 1fr) auto;
    > * {
      grid-column: 2;
    }
    > [data-edit] {
      grid-column: 3;
    }
  }
`;
