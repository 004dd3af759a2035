import { listEndedGames } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import {
  BellRingIcon,
  ClockIcon,
  FlagIcon,
  LockIcon,
  Menu,
  MinusIcon,
  PencilIcon,
  showToast,
  TimerIcon,
  Undo2Icon,
  UsersIcon,
  type MenuItem,
} from '@courtside/ui';
import { goalsBefore } from '@courtside/domain/day';
import type { BoardCourt, BoardGame } from '../data/board-model';
import { useDay } from '../data/day-context';
import { useGameMenu } from './use-game-menu';
import { useGameWords } from '../data/use-game-words';

/** Rare actions: undoing a call, a start or an older goal, and the sound of this device. */
export function CourtMenu({ court, game }: { readonly court: BoardCourt; readonly game: BoardGame }) {
  const { t } = useTranslation('organizerDay');
  const { act, openSheet, by, isAlarmOn, setAlarm, playersOf } = useDay();
  const [ofThisGame, ofThisCourt] = [t('menu.game'), t('menu.court', { letter: court.letter })];
  const ofGame = useGameMenu(game, ofThisGame);
  const { sideName } = useGameWords();
  const goals = game.state.play?.goals ?? [];
  /** A series has several games: these are the goals of the one that is played. */
  const ownGoals = goals.slice(goalsBefore(game.state));
  const isOn = game.phase === 'playing' || game.phase === 'paused';
  const back = <Undo2Icon size={20} aria-hidden="true" />;
  const ofCourt: MenuItem[] = [
    {
      group: ofThisCourt,
      key: 'played',
      label: t('playedGames.openOn', { letter: court.letter }),
      icon: <PencilIcon size={20} aria-hidden="true" />,
      onSelect: () => openSheet({ kind: 'played', day: game.day, court: court.court }),
    },
    {
      group: ofThisCourt,
      key: 'late',
      label: t('plan.menu.late', { letter: court.letter }),
      icon: <ClockIcon size={20} aria-hidden="true" />,
      onSelect: () => openSheet({ kind: 'plan', change: 'late', court: court.court }),
    },
    {
      group: ofThisCourt,
      key: 'close',
      label: t('plan.menu.close', { letter: court.letter }),
      icon: <LockIcon size={20} aria-hidden="true" />,
      onSelect: () => openSheet({ kind: 'plan', change: 'closeCourt', court: court.court }),
    },
  ];
  const items: MenuItem[] = [
    ...(game.phase === 'called' && listEndedGames(game.state).length === 0
      ? [{ key: 'uncall', label: t('action.uncall'), icon: back, onSelect: () => act(game, { kind: 'uncall' }) }]
      : []),
    ...(isOn && ownGoals.length === 0
      ? [{ key: 'unstart', label: t('action.unstart'), icon: back, onSelect: () => act(game, { kind: 'unstart' }) }]
      : []),
    ...([1, 2] as const).flatMap((side) => {
      const last = isOn ? ownGoals.filter((goal) => goal.side === side).at(-1) : undefined;
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
    ...(isOn
      ? [
          {
            key: 'clock',
            label: t('clockSheet.title'),
            icon: <TimerIcon size={20} aria-hidden="true" />,
            onSelect: () => openSheet({ kind: 'clock', game: game.id }),
          },
        ]
      : []),
    ...decidedLater(game).map((ending) => ({
      key: ending,
      label: t(`ending.${ending}`),
      icon: <FlagIcon size={20} aria-hidden="true" />,
      onSelect: () => act(game, { kind: 'end', ending, winner: getLeader(game) }),
    })),
    ...(goals.length > 0 && game.teams.some((team) => playersOf(team).length > 0)
      ? [
          {
            group: ofThisGame,
            key: 'goals',
            label: t('scorer.menu'),
            icon: <UsersIcon size={20} aria-hidden="true" />,
            onSelect: () => openSheet({ kind: 'goals', game: game.id }),
          },
        ]
      : []),
    ...ofGame,
    ...(by === 'scorekeeper' ? [] : ofCourt),
    {
      group: t('menu.device'),
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

/** Returns the endings of a bracket game that is not level: it may have been decided after its time. */
function decidedLater(game: BoardGame): readonly ('overtime' | 'goldenGoal')[] {
  const isOn = game.phase === 'playing' || game.phase === 'paused';
  return isOn && game.kind === 'bracket' && !game.bestOf && getLeader(game) !== null ? ['overtime', 'goldenGoal'] : [];
}

function getLeader({ state: { team1Score, team2Score } }: BoardGame): 1 | 2 | null {
  const lead = (team1Score ?? 0) - (team2Score ?? 0);
  return lead === 0 ? null : lead > 0 ? 1 : 2;
}
