import type { Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { addDays, useFormatDay } from '@courtside/tournament-ui';
import {
  CalendarDaysIcon,
  ClockIcon,
  KeyRoundIcon,
  MegaphoneIcon,
  Menu,
  PauseIcon,
  PencilIcon,
  PrinterIcon,
  Undo2Icon,
  UsersIcon,
  useCarriedState,
  type MenuItem,
} from '@courtside/ui';
import { DeskDialog, type DeskDialogName } from '../../../dialogs/desk-tools';
import type { BoardDay } from '../data/board-model';
import { useDay } from '../data/day-context';
import { useDeviceMenu } from './use-device-menu';

export interface DayMenuProps {
  readonly tournament: Tournament;
  readonly days: readonly BoardDay[];
  readonly shown: BoardDay | null;
  readonly onDay: (day: number) => void;
  /** The last action here that can be undone. */
  readonly undo: { readonly text: string; readonly do: () => void } | null;
  /** Scorekeepers do not change plans, announce, or make passes. */
  readonly isOrganizer: boolean;
}

/** Actions for the whole day, not for one court. */
export function DayMenu({ tournament, days, shown, onDay, undo, isOrganizer }: DayMenuProps) {
  const { t } = useTranslation(['organizerDay', 'tournament']);
  const [open, setOpen] = useCarriedState<DeskDialogName | null>(`${tournament.id}.dayMenu`, null);
  const formatDay = useFormatDay();
  const { teams, openSheet } = useDay();
  const ofDevice = useDeviceMenu();
  const gone = teams.filter(({ id }) => tournament.withdrawnTeamIds.includes(id));
  const items: MenuItem[] = [
    ...(shown && isOrganizer
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
          {
            key: 'played',
            label: t('playedGames.open'),
            icon: <PencilIcon size={20} aria-hidden="true" />,
            onSelect: () => openSheet({ kind: 'played', day: shown.day }),
          },
        ]
      : []),
    ...(isOrganizer ? gone : []).map(({ id, name }) => ({
      key: `return${id}`,
      label: t('playsAgain', { team: name }),
      icon: <UsersIcon size={20} aria-hidden="true" />,
      onSelect: () => openSheet({ kind: 'return', team: id }),
    })),
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
        label: formatDay(addDays(tournament.startDate, day)),
        icon: <CalendarDaysIcon size={20} aria-hidden="true" />,
        onSelect: () => onDay(day),
      })),
    ...(isOrganizer
      ? [
          {
            key: 'announce',
            label: t('tournament:desk.announce'),
            icon: <MegaphoneIcon size={20} aria-hidden="true" />,
            onSelect: () => setOpen('announce'),
          },
          {
            key: 'passes',
            label: t('tournament:desk.passes'),
            icon: <KeyRoundIcon size={20} aria-hidden="true" />,
            onSelect: () => setOpen('passes'),
          },
        ]
      : []),
    ...(shown
      ? [
          {
            key: 'print',
            label: t('paper.print'),
            icon: <PrinterIcon size={20} aria-hidden="true" />,
            onSelect: () => window.print(),
          },
        ]
      : []),
    ...ofDevice,
  ];
  return (
    <>
      <Menu label={t('more')} items={items} />
      {open && (
        <DeskDialog
          name={open}
          tournament={tournament}
          courts={shown?.courts.map(({ letter }) => letter) ?? []}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
