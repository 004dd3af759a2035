import type { PlannerRow } from '@courtside/domain/planner';
import { BandValue } from './band-value';
import { useWords } from './words';

/** Which of a plan's two lengths of time the table shows. */
export type ResultKind = 'courtTime' | 'frequency';

/** Game lengths down, team counts across; a dash where nothing can be played. The chosen plan has an ink frame. */
export function ResultTable({
  caption,
  kind,
  rows,
}: {
  readonly caption: string;
  readonly kind: ResultKind;
  readonly rows: readonly PlannerRow[];
}) {
  const { t } = useWords();
  return (
    <div className="cs-card">
      <table className="cs-grid">
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
              {row.cells.map((cell) => (
                <td key={cell.teams}>
                  <BandValue value={cell.plan && cell.plan[kind]} chosen={cell.chosen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
