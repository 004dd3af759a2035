import { mostCourts } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { EmptyLine, space } from '@courtside/ui';
import { memo, useDeferredValue, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ScheduleFilter } from './filter';
import { ScheduleDays, type ScheduleDaysProps } from './schedule-days';
import { ScheduleFilters, useScheduleFilter } from './schedule-filters';

export interface ScheduleViewProps extends Omit<ScheduleDaysProps, 'filter' | 'gamesBefore' | 'name'> {
  /** Teams to filter by, in the order to offer them. */
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  /** Renders the games of further groups, which have the same filter. */
  readonly further?: ((filter: ScheduleFilter) => ReactNode) | undefined;
}

const Choice = styled.div`
  margin-bottom: ${space[4]};
  @media print {
    display: none;
  }
`;

/** Days or rounds as cards, with filters by team and court. */
export const ScheduleView = memo(function ScheduleView({ teams, further, ...days }: ScheduleViewProps) {
  const { t } = useTranslation('schedule');
  const { tournament, matches } = days;
  const courtCount = mostCourts(tournament.scheduleTimes);
  const { filter, change } = useScheduleFilter((team) => teams.some(({ id }) => id === team), courtCount);
  // The choice shows at once, the rows follow.
  const shownFilter = useDeferredValue(filter);
  return (
    <>
      <Choice>
        <ScheduleFilters teams={teams} courtCount={courtCount} filter={filter} onChange={change} />
      </Choice>
      <ScheduleDays {...days} filter={shownFilter} />
      {matches.size === 0 && <EmptyLine>{t('empty')}</EmptyLine>}
      {further?.(shownFilter)}
    </>
  );
});
