import { countWins, listEndedGames } from '@courtside/domain';
import { toGoalId } from '@courtside/domain/day';
import { newDocumentId } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { TeamName } from '@courtside/tournament-ui';
import { ArrowLeftRightIcon, serverNow, VisuallyHidden } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { boardDevice } from '../data/board-device';
import type { BoardGame } from '../data/board-model';
import { CourtActions } from './court-actions';
import { CourtButton } from './court-button';
import { AheadGoal, Counted, GoalButton, Name, Score, SideColumn, Sides, SwapButton } from './court-sides-style';
import { OverSlot, StepSlot } from './court-slots';
import { useDay } from '../data/day-context';
import { useDoubtfulGoal } from './use-doubtful-goal';
import { useGameWords } from '../data/use-game-words';
import { useIsGolden } from './game-clock';
import { useTappedGoals } from './use-tapped-goals';
import { useUndo } from './use-undo';
import { nameIn } from '../data/use-players';
import { WhoScored } from './who-scored';

export interface CourtGameProps {
  readonly game: BoardGame;
  readonly next: BoardGame | null;
  /** Called when a temporary offer has gone. */
  readonly onGone: () => void;
}

/** The game of a court: both sides with their goals, and the possible actions. */
export function CourtGame({ game, next, onGone }: CourtGameProps) {
  const { t } = useTranslation('organizerDay');
  const { act, playersOf } = useDay();
  const { isKnown, sideName } = useGameWords();
  const { scores, counts, add, drop } = useTappedGoals(game);
  const doubt = useDoubtfulGoal(game);
  const [isSwapped, setSwapped] = useState(false);
  const [said, setSaid] = useState('');
  const isOn = game.phase === 'playing' || game.phase === 'paused';
  const [lastTapped, setTapped] = useUndo(isOn);
  const games = listEndedGames(game.state);
  const ended = games.length;
  const wins = countWins(games);
  // The next game of a series begins without the goals of the last one.
  const isEarlier = isOn && lastTapped?.ended !== ended;
  const tapped = lastTapped && !isEarlier && counts(lastTapped.goalId) ? lastTapped : null;
  const isAhead = game.phase === 'planned' || game.phase === 'called';
  const scoreAfter = (side: 1 | 2, more: number) =>
    `${(scores[0] ?? 0) + (side === 1 ? more : 0)}–${(scores[1] ?? 0) + (side === 2 ? more : 0)}`;
  const score = (side: 1 | 2) => {
    const goal = { id: toGoalId(newDocumentId(), boardDevice()), side, at: serverNow(), player: '' };
    add(goal);
    act(game, { kind: 'goal', goal }, () => drop(goal.id));
    setTapped({ gameId: game.id, goalId: goal.id, side, ended });
    setSaid(t('announce.goal', { team: sideName(game, side === 1 ? 0 : 1), score: scoreAfter(side, 1) }));
  };
  const undo = () => {
    if (!tapped) return;
    // Undoing a goal that another device counted too means that there was one goal: both devices remove the same one.
    const isDoubtful = doubt !== null && [doubt.first.id, doubt.second.id].includes(tapped.goalId);
    const goalId = isDoubtful ? doubt.second.id : tapped.goalId;
    drop(goalId);
    act(game, { kind: 'undoGoal', id: goalId });
    setTapped(null);
    setSaid(t('announce.undone', { score: scoreAfter(tapped.side, -1) }));
  };
  useEffect(() => {
    if (!tapped) onGone();
  }, [tapped, onGone]);
  const scorers = isOn && tapped ? playersOf(game.teams[tapped.side - 1] ?? '') : [];
  const credit = (player: string) => {
    if (!tapped) return;
    act(game, { kind: 'credit', id: tapped.goalId, player });
    setSaid(t(player === '' ? 'scorer.taken' : 'scorer.credited', { player: nameIn(scorers, player) }));
  };
  // A goal can be tapped and the game ended before the goal has been read: the score on the screen decides.
  const shown = { ...game, state: { ...game.state, team1Score: scores[0], team2Score: scores[1] } };
  const sides: readonly (1 | 2)[] = isSwapped ? [2, 1] : [1, 2];
  return (
    <>
      <Sides>
        {sides.map((side, place) => {
          const team = game.teams[side - 1] ?? '';
          const name = sideName(game, side === 1 ? 0 : 1);
          const goals = scores[side - 1];
          return (
            <SideColumn key={side}>
              <Name title={name}>{isKnown(team) ? <TeamName id={team} discSize={24} /> : name}</Name>
              {isAhead ? (
                <StepSlot game={game} step={place === 0 ? 'call' : 'start'} isSwapped={isSwapped} />
              ) : (
                (isOn || goals !== null) && <Score data-side={side}>{goals ?? 0}</Score>
              )}
              {isOn && (
                <CourtButton as={GoalButton} data-act onPress={() => score(side)} aria-label={t('action.goalOf', { team: name })}>
                  <b aria-hidden="true">+1</b>
                  <GoalWord game={shown} />
                </CourtButton>
              )}
              {isAhead && (ended > 0 ? <Score>{wins[side - 1]}</Score> : <AheadGoal aria-hidden="true">+1</AheadGoal>)}
            </SideColumn>
          );
        })}
        {game.phase === 'finished' && <OverSlot game={shown} />}
        {ended > 0 && !isOn && <Counted $row={isAhead ? 3 : 2}>{t('series.won')}</Counted>}
        {isOn && (
          <CourtButton as={SwapButton} aria-label={t('action.swap')} title={t('action.swap')} onPress={() => setSwapped(!isSwapped)}>
            <ArrowLeftRightIcon size={20} aria-hidden="true" />
          </CourtButton>
        )}
      </Sides>
      <CourtActions
        game={shown}
        sides={sides}
        next={next}
        onSay={setSaid}
        onPlayOn={() => setTapped(null)}
        undo={isOn && tapped ? { do: undo, from: scoreAfter(tapped.side, 0), to: scoreAfter(tapped.side, -1) } : null}
      />
      {tapped && (
        <WhoScored
          players={scorers}
          team={sideName(game, tapped.side === 1 ? 0 : 1)}
          credited={game.state.play?.goals.find(({ id }) => id === tapped.goalId)?.player ?? ''}
          onCredit={credit}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

/** A goal that decides a bracket game after its time is a golden one. */
function GoalWord({ game }: { readonly game: BoardGame }) {
  const { t } = useTranslation('organizerDay');
  return t(useIsGolden(game) ? 'level.golden' : 'action.goal');
}
