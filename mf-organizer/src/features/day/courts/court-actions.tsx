import { listEndedGames } from '@courtside/domain';
import { decide, hasBegunAfter } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { clockText } from '@courtside/tournament-ui';
import { Button, FlagIcon, Undo2Icon } from '@courtside/ui';
import { useRef, useState } from 'react';
import type { BoardGame } from '../data/board-model';
import { CourtButton } from './court-button';
import { CourtQuestion, needsConfirmation } from './court-question';
import { Actions } from './court-actions-style';
import { useDay } from '../data/day-context';
import { getSeriesScores } from '../../../games/carry-out';
import { useGameClock } from './game-clock';
import { RefereeLine } from './referee-line';
import { useGameWords } from '../data/use-game-words';

export interface CourtActionsProps {
  readonly game: BoardGame;
  /** The sides from left to right. */
  readonly sides: readonly (1 | 2)[];
  /** The game whose teams are called when this one ends. */
  readonly next: BoardGame | null;
  /** Removes the last goal, while that is offered. */
  readonly undo: { readonly do: () => void; readonly from: string; readonly to: string } | null;
  /** Called when the game continues after its end, so that no undo of a goal appears in the same place. */
  readonly onPlayOn: () => void;
  /** Announces text to screen readers. */
  readonly onSay: (words: string) => void;
}

/** Actions below the sides: undo on the left, end of the game on the right. Both places exist in every phase. */
export function CourtActions({ game, sides, next, undo, onPlayOn, onSay }: CourtActionsProps) {
  const { t } = useTranslation('organizerDay');
  const { act } = useDay();
  const ended = listEndedGames(game.state).length;
  /** The game of a series that the question is about: the next one must not begin with it, also if another device ended this one. */
  const [asked, setAsked] = useState<{ readonly isOpen: boolean; readonly ended: number } | null>(null);
  const endButton = useRef<HTMLButtonElement>(null);
  const reading = useGameClock(game.state.play?.clock);
  const isUp = reading !== null && reading.leftMs <= 0;
  const timeLeft = reading !== null && !isUp ? t('early.left', { time: clockText(reading.leftMs) }) : '';
  const isOn = game.phase === 'playing' || game.phase === 'paused';
  const isOpen = isOn && asked?.isOpen === true && asked.ended === ended;
  const answer = () => setAsked((question) => question && { ...question, isOpen: false });
  const endGame = (winner: 1 | 2 | null) => {
    answer();
    const end = { kind: 'end', ending: winner === null ? 'played' : 'goldenGoal', winner } as const;
    act(game, end);
    // A series goes on with its next game.
    if (game.bestOf && !getSeriesScores(game, end)) return;
    // Calls the next teams automatically when the game before ends.
    if (next?.phase === 'planned' && next.hasTeams) act(next, { kind: 'call' });
  };
  const playOn = () => {
    answer();
    endButton.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Actions>
        {(game.phase === 'planned' || game.phase === 'called') && (
          <div>
            <RefereeLine game={game} />
          </div>
        )}
        {game.phase === 'called' && ended > 0 && <PlayOn {...{ game, onPlayOn }} />}
        {isOn && (
          <>
            <UndoButton undo={undo} />
            <CourtButton
              as={Button}
              ref={endButton}
              variant={isUp && !isOpen ? 'primary' : 'secondary'}
              size="large"
              icon={<FlagIcon size={20} aria-hidden="true" />}
              onPress={isOpen ? undefined : () => (needsConfirmation(game, timeLeft) ? setAsked({ isOpen: true, ended }) : endGame(null))}
            >
              {t('action.end')}
            </CourtButton>
          </>
        )}
        {game.phase === 'finished' && <AfterGame {...{ game, next, onPlayOn }} />}
      </Actions>
      {asked && <CourtQuestion {...{ game, sides, isOpen, timeLeft, onSay }} onEnd={endGame} onPlayOn={playOn} />}
    </>
  );
}

/** Lets the game continue if possible, and names the winner of a level one. Tells a scorekeeper, who can't confirm the result, that an organizer does. */
function AfterGame({ game, next, onPlayOn }: Pick<CourtActionsProps, 'game' | 'next' | 'onPlayOn'>) {
  const { t } = useTranslation('organizerDay');
  const { by } = useDay();
  const { scoreText, sideName } = useGameWords();
  const winner = game.state.play?.winner;
  return (
    <>
      <PlayOn {...{ game, next, onPlayOn }} />
      {/* The level score does not show it. */}
      {winner && <p>{t('level.winner', { team: sideName(game, winner === 1 ? 0 : 1) })}</p>}
      {by === 'scorekeeper' && <p>{t('keeper.waits', { score: scoreText(game) })}</p>}
    </>
  );
}

/** Continues the game that was ended last, if possible. */
function PlayOn({ game, next = null, onPlayOn }: Pick<CourtActionsProps, 'game' | 'onPlayOn'> & Partial<Pick<CourtActionsProps, 'next'>>) {
  const { t } = useTranslation('organizerDay');
  const { act, by, plan } = useDay();
  const playOn = () => {
    // The end of this game called the next teams, but their court is in use again; after a refusal it is free for them.
    const called = next?.phase === 'called' ? next : null;
    if (called) act(called, { kind: 'uncall' });
    act(game, { kind: 'reopen' }, () => called && act(called, { kind: 'call' }));
    onPlayOn();
  };
  const verdict = decide(game.state, { kind: 'reopen' }, { by, othersBegun: hasBegunAfter(plan, game.id) });
  if (!verdict.allowed) return verdict.reason === 'othersBegun' ? <p>{t('failed.begun')}</p> : <span />;
  return (
    <CourtButton as={Button} variant="secondary" size="large" icon={<Undo2Icon size={20} aria-hidden="true" />} onPress={playOn}>
      {t('action.playOn')}
    </CourtButton>
  );
}

function UndoButton({ undo }: Pick<CourtActionsProps, 'undo'>) {
  const { t } = useTranslation('organizerDay');
  return (
    <CourtButton
      as={Button}
      variant="secondary"
      size="large"
      icon={<Undo2Icon size={20} aria-hidden="true" />}
      aria-label={undo === null ? t('action.undoGoal') : undefined}
      onPress={undo?.do}
    >
      <span>
        {t('action.undo')} {undo && <small>{t('action.undoFrom', { from: undo.from, to: undo.to })}</small>}
      </span>
    </CourtButton>
  );
}
