import type { TieBreakPreset } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Table, TableCard } from '@courtside/ui';
import { workedExample } from './worked-example';

/** The same results in one of the two orders, with the criterion that puts each team ahead of the next. */
export function WorkedExampleTable({ preset }: { readonly preset: TieBreakPreset }) {
  const { t } = useTranslation('about');
  const format = useFormat();
  return (
    <TableCard label={t(`tieBreaks.${preset}.name`)}>
      <Table>
        <caption>{t(`tieBreaks.${preset}.name`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tieBreaks.example.team')}</th>
            <th scope="col" data-num>
              {t('tieBreaks.example.points')}
            </th>
            <th scope="col" data-num>
              {t('tieBreaks.example.record')}
            </th>
            <th scope="col" data-num>
              {t('tieBreaks.example.goals')}
            </th>
            <th scope="col">{t('tieBreaks.example.ahead')}</th>
          </tr>
        </thead>
        <tbody>
          {workedExample(preset).map(({ teamId, points, wins, draws, losses, goalDifference, aheadBy }) => (
            <tr key={teamId}>
              <th scope="row">{teamId}</th>
              <td data-num>{points}</td>
              <td data-num>{`${wins}–${draws}–${losses}`}</td>
              <td data-num>{format.signed(goalDifference)}</td>
              <td>{aheadBy ? t(`tieBreaks.example.by.${aheadBy.criterion}`) : ''}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableCard>
  );
}
