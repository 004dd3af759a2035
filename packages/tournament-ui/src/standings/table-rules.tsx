import { getTableOrder, type Tournament } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';

export interface TableRulesProps {
  readonly tournament: Pick<
    Tournament,
    'tableOrder' | 'tieBreakPreset' | 'headToHead' | 'pointsPerWin' | 'pointsPerDraw' | 'pointsPerLoss'
  >;
}

/** The points for a game and the order of level teams, in a sentence or two. */
export function TableRules({ tournament }: TableRulesProps) {
  const { t } = useTranslation('standings');
  const format = useFormat();
  const { tableOrder, pointsPerWin: win, pointsPerDraw: draw, pointsPerLoss: loss } = tournament;
  const isPlain = draw === 1 && loss === 0;
  if (tableOrder.length === 0 && isPlain) return t(`rules.${tournament.tieBreakPreset}`, { points: win });
  const criteria = getTableOrder(tournament).map((criterion) => t(`criterion.${criterion}`));
  return (
    <>
      {t('rules.points', { win, draw, loss })} {t('rules.order', { criteria: format.list(criteria) })}
    </>
  );
}
