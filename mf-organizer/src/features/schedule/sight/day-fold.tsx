import type { DayId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Badge, ChevronDownIcon, ChevronUpIcon, IconButton, space } from '@courtside/ui';
import styled from 'styled-components';
import { useSchedule } from '../../../games/schedule-context';
import type { ScheduleSight } from './use-schedule-sight';

/** It is in the corner, where the heading leaves room for it. */
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
  /** The number of finished games without a score, which is shown while the day is folded. */
  readonly overdue: number;
  readonly onFold: ScheduleSight['fold'];
}

/** A button in the head of a day that folds and unfolds its games. */
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
