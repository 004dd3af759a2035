import type { ScheduleTime } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { color, line, space, type as text } from '@courtside/ui';
import styled, { css } from 'styled-components';
import { inColumns } from './in-columns';
import { PlusDays } from './row-style';

const Time = styled.li`
  padding: ${space[0]} ${space[2]};
  border-top: ${line.hair} solid ${color.line};
  background: ${color.sunken};
  ${text.small}
  font-weight: 700;
  /* On paper it is on the sheet of its games. */
  break-after: avoid;
  ${inColumns(css`
    padding: 0.375rem ${space[1]};
    background: none;
    ${text.table}
    font-weight: 700;
    > * {
      display: block;
    }
    &[data-empty] {
      background: ${color.sunken};
    }
  `)}
`;

export interface TimeHeadProps {
  readonly time: Pick<ScheduleTime, 'time' | 'plusDays'>;
  readonly gridRow: number | string;
  /** Whether no game is played at this time. */
  readonly isEmpty?: boolean;
}

/** The time of the following games; next to them if the courts are columns. */
export function TimeHead({ time: { time, plusDays }, gridRow, isEmpty = false }: TimeHeadProps) {
  const { t } = useTranslation('organizerSchedule');
  return (
    <Time style={{ gridRow, gridColumn: 1 }} data-empty={isEmpty || undefined}>
      <time>{time}</time>
      {plusDays > 0 && <PlusDays> {t('plusDays', { count: plusDays })}</PlusDays>}
    </Time>
  );
}
