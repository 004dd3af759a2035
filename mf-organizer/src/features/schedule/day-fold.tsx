import type { DayId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Badge, Button, ChevronDownIcon, ChevronUpIcon } from '@courtside/ui';
import styled from 'styled-components';
import { useSchedule } from './schedule-context';
import type { ScheduleSight } from './use-schedule-sight';

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: inherit;
  margin-inline-start: auto;
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
    <Place>
      {isFolded && overdue > 0 && <Badge>{t('sight.overdue', { count: overdue })}</Badge>}
      <Button
        variant="quiet"
        size="small"
        aria-expanded={!isFolded}
        aria-label={isFolded ? t('sight.unfoldDay', { day }) : t('sight.foldDay', { day })}
        icon={<Icon size={20} aria-hidden="true" />}
        onClick={() => onFold(dayId, !isFolded)}
      >
        {isFolded ? t('sight.unfold') : t('sight.fold')}
      </Button>
    </Place>
  );
}
