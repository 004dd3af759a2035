import { useTranslation } from '@courtside/i18n';
import { BellRingIcon, Menu, MinusIcon, showToast, Undo2Icon, type MenuItem } from '@courtside/ui';
import type { BoardCourt, BoardGame } from './board-model';
import { useDay } from './day-context';
import { useGameWords } from './use-game-words';

/** What is needed seldom: turning a call, a start or an older goal back, and the sound of this device. */
export function CourtMenu({ court, game }: { readonly court: BoardCourt; readonly game: BoardGame }) {
  const { t } = useTranslation('organizerDay');
  const { act, isAlarmOn, setAlarm } = useDay();
  const { sideName } = useGameWords();
  const goals = game.state.play?.goals ?? [];
  const isOn = game.phase === 'playing' || game.phase === 'paused';
  const back = <Undo2Icon size={20} aria-hidden="true" />;
  const items: MenuItem[] = [
    ...(game.phase === 'called'
      ? [{ key: 'uncall', label: t('action.uncall'), icon: back, onSelect: () => act(game, { kind: 'uncall' }) }]
      : []),
    ...(isOn && goals.length === 0
      ? [{ key: 'unstart', label: t('action.unstart'), icon: back, onSelect: () => act(game, { kind: 'unstart' }) }]
      : []),
    ...([1, 2] as const).flatMap((side) => {
      const last = isOn ? goals.filter((goal) => goal.side === side).at(-1) : undefined;
      return last
        ? [
            {
              key: `fewer${side}`,
              label: t('action.fewer', { team: sideName(game, side === 1 ? 0 : 1) }),
              icon: <MinusIcon size={20} aria-hidden="true" />,
              onSelect: () => act(game, { kind: 'undoGoal', id: last.id }),
            },
          ]
        : [];
    }),
    {
      key: 'alarm',
      label: t(isAlarmOn ? 'action.alarmOff' : 'action.alarmOn'),
      icon: <BellRingIcon size={20} aria-hidden="true" />,
      onSelect: () => {
        setAlarm(!isAlarmOn);
        showToast(t(isAlarmOn ? 'alarm.off' : 'alarm.on'));
      },
    },
  ];
  return <Menu label={t('action.more', { letter: court.letter })} items={items} />;
}
