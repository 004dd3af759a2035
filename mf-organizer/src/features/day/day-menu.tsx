import type { Tournament } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { addDays } from '@courtside/tournament-ui';
import { CalendarDaysIcon, ClockIcon, Menu, PauseIcon, Undo2Icon, type MenuItem } from '@courtside/ui';
import type { BoardDay } from './board-model';
import { useDay } from './day-context';

export interface DayMenuProps {
  readonly tournament: Tournament;
  readonly days: readonly BoardDay[];
  readonly shown: BoardDay | null;
  readonly onDay: (day: number) => void;
  /** What was done last here, and can be undone. */
  readonly undo: { readonly text: string; readonly do: () => void } | null;
}

/** What concerns the whole day, not one court. */
export function DayMenu({ tournament, days, shown, onDay, undo }: DayMenuProps) {
  const { t } = useTranslation('organizerDay');
  const format = useFormat();
  const { openSheet } = useDay();
  const items: MenuItem[] = [
    ...(shown
      ? [
          {
            key: 'stop',
            label: t('plan.menu.stop'),
            icon: <PauseIcon size={20} aria-hidden="true" />,
            onSelect: () => openSheet({ kind: 'plan', change: 'stop' }),
          },
          {
            key: 'plan',
            label: t('plan.menu.change'),
            icon: <ClockIcon size={20} aria-hidden="true" />,
            onSelect: () => openSheet({ kind: 'plan', change: 'late' }),
          },
        ]
      : []),
    ...(undo
      ? [
          {
            key: 'undo',
            label: t('undone.undoOf', { text: undo.text }),
            icon: <Undo2Icon size={20} aria-hidden="true" />,
            onSelect: undo.do,
          },
        ]
      : []),
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
