import type { PlannerBand, PlannerPlan, PlannerRow, PlannerValue } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { color, line, Table, TableCard, VisuallyHidden } from '@courtside/ui';
import styled from 'styled-components';
import { BandGlyph } from './band-glyph';
import { bandStyle } from './band-style';

const Grid = styled(Table)`
  border-collapse: separate;
  border-spacing: 3px;
  thead th,
  tbody th {
    border: 0;
    padding: 0.375rem 0.125rem;
    text-align: center;
    color: ${color.ink};
    font-weight: 650;
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  td {
    padding: 0;
    border: 0;
  }
  tr > :first-child,
  tr > :last-child {
    padding-inline: 0.125rem;
  }
`;

const Value = styled.div<{ $band: PlannerBand | null; $chosen: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.25rem;
  min-height: 3.5rem;
  padding-inline: 0.125rem;
  border-radius: 2px;
  font-weight: 650;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;
  ${({ $band }) => $band && bandStyle[$band]}
  ${({ $chosen }) => $chosen && `outline: ${line.paint} solid ${color.ink}; outline-offset: -1px;`}
`;

/** Which of a plan's two lengths of time the table shows. */
export type ResultKind = 'courtTime' | 'frequency';

/** Game lengths down, team counts across; a dash where nothing can be played. The chosen plan has an ink frame. */
export function ResultTable({ caption, kind, rows }: { readonly caption: string; readonly kind: ResultKind; readonly rows: readonly PlannerRow[] }) {
  const { t } = useTranslation('planner');
  const format = useFormat();
  const value = (plan: PlannerPlan | null): PlannerValue | null => plan && plan[kind];
  return (
    <TableCard label={caption}>
      <Grid>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('game')}</th>
            {rows[0]?.cells.map(({ teams }) => (
              <th scope="col" key={teams}>
                {teams < 0 ? '–' : t('teamsColumn', { count: teams })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.gameLength}>
              <th scope="row">{row.gameLength < 0 ? '–' : t('minutesRow', { minutes: row.gameLength })}</th>
              {row.cells.map((cell) => {
                const shown = value(cell.plan);
                return (
                  <td key={cell.teams}>
                    <Value $band={shown?.band ?? null} $chosen={cell.chosen}>
                      {shown ? <BandGlyph band={shown.band} /> : <span aria-hidden="true">–</span>}
                      {shown && t('hours', { hours: format.number(shown.hours, 1) })}
                      <VisuallyHidden>
                        {`, ${shown ? t(`band.${shown.band}`) : t('noPlan')}`}
                        {cell.chosen && `, ${t('chosen')}`}
                      </VisuallyHidden>
                    </Value>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </TableCard>
  );
}
