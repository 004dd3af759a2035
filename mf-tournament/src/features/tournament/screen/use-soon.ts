import { TBD } from '@courtside/domain';
import type { WallGame } from '@courtside/domain/wall';
import { useTranslation } from '@courtside/i18n';

/** Returns "soon" for a game whose time has come; undefined for others, and while a team is unknown: it can't begin before that is decided. */
export function useSoon(): (game: WallGame) => string | undefined {
  const { t } = useTranslation('screen');
  return ({ game, isSoon }) => (isSoon && !game.teams.includes(TBD) ? t('soon') : undefined);
}
