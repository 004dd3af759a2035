import { listEndedGames } from '@courtside/domain';
import { setBracketReferee, setReferee } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useTeamName } from '@courtside/tournament-ui';
import { ArrowLeftRightIcon, CircleAlertIcon, ListOrderedIcon, PencilIcon, WhistleIcon, type MenuItem } from '@courtside/ui';
import { useCallback } from 'react';
import { toStageArguments } from '../../../games/carry-out';
import type { BoardGame } from '../data/board-model';
import { useDay } from '../data/day-context';
import { useGameWords } from '../data/use-game-words';

const icon = { 'size': 20, 'aria-hidden': true } as const;
const SUGGESTED = 3;

/** Returns a function that sets or removes the referee of a game. */
export function useSetReferee() {
  const { tournament, run } = useDay();
  return useCallback(
    (game: BoardGame, referee: string) => {
      const { kind, id } = game;
      run(() =>
        kind === 'bracket'
          ? setBracketReferee(tournament.id, id, referee, ...toStageArguments(game))
          : setReferee(tournament.id, id, referee, ...toStageArguments(game)),
      );
    },
    [tournament.id, run],
  );
}

/**
 * Returns the rare actions of one game: a missing team, another place in the plan, the referee.
 * @param group heading for all actions but the missing teams, if there are others
 */
export function useGameMenu(game: BoardGame, group?: string): readonly MenuItem[] {
  const { t } = useTranslation('organizerDay');
  const { openSheet, referees, by } = useDay();
  const { sideName, isKnown } = useGameWords();
  const nameOf = useTeamName();
  const name = useSetReferee();
  const isOver = game.phase === 'finished' || game.phase === 'confirmed';
  // Scorekeepers only enter scores.
  if (by === 'scorekeeper') return [];
  const inGroup = group === undefined ? {} : { group };
  const history = {
    ...inGroup,
    key: 'history',
    label: t('history'),
    icon: <ListOrderedIcon {...icon} />,
    onSelect: () => openSheet({ kind: 'history', game: game.id }),
  };
  if (isOver) {
    const onSelect = () => openSheet({ kind: 'result', game: game.id });
    return [{ ...inGroup, key: 'result', label: t('action.correct'), icon: <PencilIcon {...icon} />, onSelect }, history];
  }
  const typed = game.bestOf &&
    game.hasTeams &&
    (game.phase === 'planned' || game.phase === 'called') && {
      ...inGroup,
      key: 'result',
      label: t('series.type'),
      icon: <PencilIcon {...icon} />,
      onSelect: () => openSheet({ kind: 'result', game: game.id }),
    };
  const isAhead = game.phase === 'planned' || game.phase === 'called';
  const others = (referees.get(game.id) ?? []).filter((team) => nameOf(team) !== game.referee);
  return [
    ...(game.hasTeams
      ? ([0, 1] as const)
          .filter((side) => isKnown(game.teams[side]))
          .map((side) => ({
            key: `missing${side}`,
            label: t(isAhead ? 'missing.open' : 'missing.openOn', { team: sideName(game, side) }),
            icon: <CircleAlertIcon {...icon} />,
            onSelect: () => openSheet({ kind: 'missing', game: game.id, side }),
          }))
      : []),
    ...(isAhead && listEndedGames(game.state).length === 0
      ? [
          {
            ...inGroup,
            key: 'swap',
            label: t('plan.menu.swap'),
            icon: <ArrowLeftRightIcon {...icon} />,
            onSelect: () => openSheet({ kind: 'plan', change: 'swap', game: game.id }),
          },
        ]
      : []),
    ...others.slice(0, SUGGESTED).map((team) => ({
      ...inGroup,
      key: `referee${team}`,
      label: t('queue.referee', { name: nameOf(team) }),
      icon: <WhistleIcon {...icon} />,
      onSelect: () => name(game, nameOf(team)),
    })),
    ...(game.referee === ''
      ? []
      : [{ ...inGroup, key: 'noReferee', label: t('referee.none'), icon: <WhistleIcon {...icon} />, onSelect: () => name(game, '') }]),
    ...(typed ? [typed] : []),
    history,
  ];
}
