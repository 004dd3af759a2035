import type { DayId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Badge, ChevronDownIcon, ChevronUpIcon, IconButton, space } from '@courtside/ui';
import styled from 'styled-components';
import { useSchedule } from '../../games/schedule-context';
import type { ScheduleSight } from './use-schedule-sight';

/** In the corner, where the heading leaves room for it. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space[0]};
  inset-inline-end: ${space[1]};
  @media print {
    display: none;
  }
`;

export interface DayFoldProps {
  readonly dayId: DayId;
  readonly isFolded: boolean;
  /** Games that are over and have no score: said while they are out of sight. */
  readonly overdue: number;
  readonly onFold: ScheduleSight['fold'];
}

/** In the head of a day: folds its games away, and opens them. */
export function DayFold({ dayId, isFolded, overdue, onFold }: DayFoldProps) {
  const { t } = useTranslation('organizerSchedule');
  const { shortDayName } = useSchedule();
  const Icon = isFolded ? ChevronDownIcon : ChevronUpIcon;
  const day = shortDayName(dayId);
  return (
    <>
      {isFolded && overdue > 0 && <Badge>{t('sight.overdue', { count: overdue })}</Badge>}
      <Corner>
        <IconButton
          aria-expanded={!isFolded}
          label={isFolded ? t('sight.unfoldDay', { day }) : t('sight.foldDay', { day })}
          onClick={() => onFold(dayId, !isFolded)}
        >
          <Icon size={24} aria-hidden="true" />
        </IconButton>
      </Corner>
    </>
  );
}
