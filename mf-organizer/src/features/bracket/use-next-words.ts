import { BYE, finalRanking, getRoundPlaces, TBD, getGameState, type Bracket, type GameId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { useSchedule } from '../../games/schedule-context';

/** Describes in a sentence where winner and loser of a game go next, for a bracket with its result. */
export function useNextWords(): (bracket: Bracket, gameId: GameId) => string | null {
  const { t } = useTranslation('organizerBracket');
  const { nameOf } = useSchedule();
  /** Describes a game without a winner: the team that advances without a game, and whether the tournament ends. */
  const undecidedWords = (bracket: Bracket, gameId: GameId): string => {
    const { slots } = getGameState(bracket, gameId);
    const { winnerTo, loserTo, roundId } = bracket.template.games[bracket.template.indexOf.get(gameId) ?? -1] ?? {};
    const passing = [winnerTo, loserTo].flatMap((later) => {
      const state = bracket.states[later ?? -1];
      return state?.status === 'bye' && state.winner !== TBD ? [t('game.passes', { team: nameOf(state.winner) })] : [];
    });
    const { complete, champion } = finalRanking(bracket);
    const isLast = complete && champion === null && !getRoundPlaces(roundId ?? '');
    return [
      t('game.bothOut', { team1: nameOf(slots[0]), team2: nameOf(slots[1]) }),
      ...passing,
      ...(isLast ? [t('game.noChampion')] : []),
    ].join(' ');
  };
  return (bracket, gameId) => {
    const { winner, loser, status } = getGameState(bracket, gameId);
    if (status === 'bye') return t('game.passes', { team: nameOf(winner) });
    if (status !== 'decided') return null;
    if (winner === BYE) return undecidedWords(bracket, gameId);
    const next = (team: string): string | null => {
      // The next place of the team, byes skipped.
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
    return finalRanking(bracket).champion === winner ? t('game.champion', names) : null;
  };
}
