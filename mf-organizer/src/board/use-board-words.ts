import { useTranslation } from '@courtside/i18n';
import type { TeamBoardWords } from './team-board';

/** Returns the visible and announced texts for moves of teams between groups. */
export function useGroupBoardWords(): TeamBoardWords {
  const { t } = useTranslation('organizerTeams');
  return {
    instructions: t('groups.instructions'),
    nobody: t('groups.nobody'),
    handle: (team) => t('groups.moveTeam', { team }),
    menu: (team) => t('groups.menu', { team }),
    up: t('groups.up'),
    down: t('groups.down'),
    moveTo: ({ name, isWaiting }) => (isWaiting ? t('groups.toWaiting') : t('groups.toGroup', { group: name })),
    picked: (team) => t('groups.picked', { team }),
    over: (team, group, place) => t('groups.over', { team, group, place }),
    dropped: (team, group, place) => t('groups.dropped', { team, group, place }),
    cancelled: (team) => t('groups.cancelled', { team }),
  };
}
