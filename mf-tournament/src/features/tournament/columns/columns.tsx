import { space } from '@courtside/ui';
import { Fragment, type ReactNode, type RefCallback } from 'react';
import styled from 'styled-components';
import { GAP, LAST, SHARES, TABLES, type Part, type Row } from './arrange';
import { Staying } from './staying';

const Rows = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  /* Directly below the bar of sections the room of the page is enough. */
  &:first-child > :first-child [data-section]:first-child > header {
    margin-top: 0;
  }
  /* On paper a grid would keep its parts from beginning new sheets. */
  @media print {
    display: block;
  }
`;

const Line = styled.div`
  display: grid;
  gap: ${space[2]} ${GAP}rem;
  min-width: 0;
  @media screen {
    &[data-columns='2'] {
      grid-template-columns: minmax(0, ${SHARES.two[0]}fr) minmax(${TABLES}rem, ${SHARES.two[1]}fr);
    }
    &[data-columns='2'][data-row='about'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
    &[data-columns='3'] {
      grid-template-columns: minmax(0, ${SHARES.three[0]}fr) minmax(${TABLES}rem, ${SHARES.three[1]}fr) minmax(
          ${LAST}rem,
          ${SHARES.three[2]}fr
        );
    }
  }
  @media print {
    display: block;
  }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-width: 0;
  > * {
    min-width: 0;
  }
  @media print {
    display: block;
  }
`;

/** Sticky columns: the tables next to the games, and the details next to a long list of teams. */
const stays = ({ id, columns }: Row, index: number): boolean =>
  columns.length > 1 && (columns[index]?.join() === 'standings' || (id === 'about' && columns[index]?.join() === 'details'));

export interface ColumnsProps {
  readonly room: RefCallback<HTMLDivElement>;
  readonly rows: readonly Row[];
  readonly titleOf: (part: Part) => string;
  readonly draw: (part: Part) => ReactNode;
}

/** The parts of the page in rows and columns; the document has them in reading order. */
export function Columns({ room, rows, titleOf, draw }: ColumnsProps) {
  return (
    <Rows ref={room}>
      {rows.map((row) => (
        <Line key={row.id} data-row={row.id} data-columns={row.columns.length}>
          {row.columns.map((column, index) => {
            const parts = column.map((part) => <Fragment key={part}>{draw(part)}</Fragment>);
            return (
              <Column key={index} data-aside={index > 0 || undefined}>
                {stays(row, index) ? <Staying label={titleOf(column[0] as Part)}>{parts}</Staying> : parts}
              </Column>
            );
          })}
        </Line>
      ))}
    </Rows>
  );
}
