import type { Tournament } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { addDays } from '@courtside/tournament-ui';
import { CalendarDaysIcon, Menu, type MenuItem } from '@courtside/ui';
import type { BoardDay } from './board-model';

export interface DayMenuProps {
  readonly tournament: Tournament;
  readonly days: readonly BoardDay[];
  readonly shown: BoardDay | null;
  readonly onDay: (day: number) => void;
}

/** What concerns the whole day, not one court. */
export function DayMenu({ tournament, days, shown, onDay }: DayMenuProps) {
  const { t } = useTranslation('organizerDay');
  const format = useFormat();
  const items: MenuItem[] = [
    ...(shown ? days : [])
      .filter(({ day }) => day !== shown?.day)
      .map(({ day }) => ({
        key: `day${day}`,
        label: format.date(addDays(tournament.startDate, day), 'day'),
        icon: <CalendarDaysIcon size={20} aria-hidden="true" />,
        onSelect: () => onDay(day),
      })),
  ];
  return items.length > 0 ? <Menu label={t('more')} items={items} /> : null;
}
