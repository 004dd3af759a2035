import type { GameId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import type { NamedGame } from '../../results/use-correction-words';
import { getGameNumber, useBracket } from './bracket-context';

/** Returns a game of the bracket with its number and its scores. */
export function useNamedGame(): (id: string) => NamedGame | null {
  const { t } = useTranslation('organizerBracket');
  const { bracket, games } = useBracket();
  return (id) => {
    const game = games.get(id as GameId);
    const name = t('game.title', { number: getGameNumber(bracket, id as GameId) });
    return game ? { name, team1Score: game.team1Score, team2Score: game.team2Score } : null;
  };
}
