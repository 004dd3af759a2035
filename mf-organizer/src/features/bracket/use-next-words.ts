import { finalRanking, stateOf, type Bracket, type GameId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { useSchedule } from '../../games/schedule-context';

/** Where winner and loser of a game go, in a sentence, for a bracket with its result in it. */
export function useNextWords(): (bracket: Bracket, gameId: GameId) => string | null {
  const { t } = useTranslation('organizerBracket');
  const { nameOf } = useSchedule();
  return (bracket, gameId) => {
    const { winner, loser, status } = stateOf(bracket, gameId);
    if (status !== 'decided') return null;
    const next = (team: string): string | null => {
      // The place that a team stands in next, byes passed.
      const index = bracket.states.findIndex(
        (state) => (state.slots as readonly string[]).includes(team) && (state.status === 'waiting' || state.status === 'ready'),
      );
      const number = bracket.template.games[index]?.number;
      return number ? t('game.gameNumber', { number }) : null;
    };
    const [winnerTo, loserTo] = [next(winner), next(loser)];
    const names = { winner: nameOf(winner), loser: nameOf(loser) };
    if (winnerTo && loserTo) return t('game.movesBoth', { ...names, winnerTo, loserTo });
    if (winnerTo) return `${t('game.moves', { ...names, winnerTo })} ${t('game.out', names)}`;
    const { complete, teams } = finalRanking(bracket);
    return complete && teams[0]?.teamId === winner ? t('game.champion', names) : null;
  };
}
