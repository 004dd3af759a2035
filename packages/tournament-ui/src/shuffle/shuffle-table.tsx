import type { PlayerId } from '@courtside/domain';
import type { ShuffleRow } from '@courtside/domain/shuffle';
import { useFormat, useTranslation } from '@courtside/i18n';
import { color, EmptyLine, Table, TableCard, type } from '@courtside/ui';
import styled from 'styled-components';

const Named = styled(Table)`
  tbody th {
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    ${type.meta}
    color: ${color.ink3};
  }
`;

/** Next to a name, its numbers: on a wide page they would be far from it. */
const Narrow = styled.div`
  max-width: 48rem;
`;

const columns = ['played', 'wins', 'goalDifference', 'points'] as const;

export interface ShuffleTableProps {
  readonly rows: readonly ShuffleRow[];
  readonly nameOf: (player: PlayerId) => string;
  /** The reader, whose row is marked. */
  readonly me?: string | null;
}

/** The table of all players of a shuffle: points, games, wins, goal difference; on wider screens also the points of a game. Before the first
 * result all would be level, so there is none. */
export function ShuffleTable({ rows, nameOf, me = null }: ShuffleTableProps) {
  const { t } = useTranslation(['shuffle', 'standings']);
  const format = useFormat();
  const valueOf = (row: ShuffleRow, column: (typeof columns)[number]) =>
    column === 'goalDifference' ? format.signed(row.goalDifference) : column === 'played' ? row.games : row[column];
  if (rows.every(({ games }) => games === 0)) return <EmptyLine>{t('noTable')}</EmptyLine>;
  return (
    <Narrow>
      <TableCard label={t('table')}>
        <Named>
          <caption>{t('table')}</caption>
          <thead>
            <tr>
              <th scope="col" data-num>
                <abbr title={t('standings:column.rank')}>#</abbr>
              </th>
              <th scope="col">{t('player')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" data-num>
                  <abbr title={t(`standings:column.${column}`)}>{t(`standings:letter.${column}`)}</abbr>
                </th>
              ))}
              <th scope="col" data-num data-phone="hide">
                <abbr title={t('perGame')}>{t('perGameShort')}</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.player} data-mine={row.player === me || undefined}>
                <td data-num>{row.rank}</td>
                <th scope="row">
                  {nameOf(row.player)}
                  {row.isAway && <small>{t('away')}</small>}
                </th>
                {columns.map((column) => (
                  <td key={column} data-num>
                    {column === 'points' ? <strong>{valueOf(row, column)}</strong> : valueOf(row, column)}
                  </td>
                ))}
                <td data-num data-phone="hide">
                  {row.games === 0 ? '–' : format.number(row.pointsPerGame, 2)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={columns.length + 3}>{t('level')}</td>
            </tr>
          </tfoot>
        </Named>
      </TableCard>
    </Narrow>
  );
}
