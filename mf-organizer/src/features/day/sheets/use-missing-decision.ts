import { withdrawTeam } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { carryOut, takeBack } from '../../../games/carry-out';
import { bothForfeit, toNoShow, type Forfeit } from '../../../games/missing-team';
import type { BoardGame } from '../data/board-model';
import { useDay, type Done } from '../data/day-context';
import type { Missing, MissingAction } from './use-missing-actions';

type Forfeits = readonly (readonly [game: BoardGame, forfeit: Forfeit])[];

/** A decision that is queued without a network, with the text to show when it is done. */
interface Decision extends Done {
  readonly run: () => Promise<unknown>;
}

/** Returns a function that prepares a forfeit or a withdrawal of a missing side. */
export function useMissingDecision(
  game: BoardGame,
  side: 0 | 1,
  { team: name, opponent, withdrawal }: Missing,
): (action: Extract<MissingAction, 'noShow' | 'doubleForfeit' | 'withdraw'>) => Decision {
  const { t } = useTranslation('organizerDay');
  const { tournament } = useDay();
  const team = game.teams[side];
  const texts = {
    noShow: () => t('missing.done.noShow', { team: name, winner: opponent, score: `${tournament.forfeitGoals}–0` }),
    doubleForfeit: () => t('missing.done.both', { team: name, other: opponent }),
    withdraw: (count: number) => t('missing.done.withdraw', { team: name, count }),
  };
  return (action) => {
    const isLeaving = action === 'withdraw';
    const forfeits: Forfeits = isLeaving ? withdrawal.left : [[game, action === 'noShow' ? toNoShow(side) : bothForfeit]];
    const leave = (isGone: boolean) =>
      isLeaving ? [withdrawTeam(tournament.id, team, isGone, isGone ? forfeits.map(([{ id }]) => id) : [])] : [];
    return {
      run: () => Promise.all([...leave(true), ...forfeits.map(([one, forfeit]) => carryOut(tournament.id, one, forfeit))]),
      text: texts[action](forfeits.length),
      undo: () => {
        const returned = Promise.all(leave(false));
        return Promise.all([returned, undoForfeits(tournament.id, forfeits, returned)]);
      },
    };
  };
}

/** Undoes forfeits. @param returned the team plays again: until then its opponents pass it in the bracket, whatever is undone there */
const undoForfeits = (tournamentId: string, forfeits: Forfeits, returned: Promise<unknown>) =>
  Promise.all(
    forfeits.map(async ([game, { ending }]) => {
      if (game.kind === 'bracket') await returned;
      const unplayed = { winner: null, clock: null, goals: [], isConfirmed: false };
      const play = { ...unplayed, ...game.state.play, ending, state: 'finished' } as const;
      return takeBack(tournamentId, game, { ...game, state: { ...game.state, play } });
    }),
  );
