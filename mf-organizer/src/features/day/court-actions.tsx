import { decide } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { clockText } from '@courtside/tournament-ui';
import { Button, FlagIcon, Undo2Icon } from '@courtside/ui';
import { useRef, useState } from 'react';
import type { BoardGame } from './board-model';
import { CourtButton } from './court-button';
import { CourtQuestion, isAskedFirst } from './court-question';
import { Actions } from './court-style';
import { useDay } from './day-context';
import { useGameClock } from './game-clock';
import { RefereeLine } from './referee-line';
import { useGameWords } from './use-game-words';

export interface CourtActionsProps {
  readonly game: BoardGame;
  /** The sides from left to right. */
  readonly sides: readonly (1 | 2)[];
  /** What is called when this game ends. */
  readonly next: BoardGame | null;
  /** Takes the last goal back, while that is offered. */
  readonly undo: { readonly do: () => void; readonly from: string; readonly to: string } | null;
  /** The game goes on after its end: no goal is taken back in the place where that was pressed. */
  readonly onPlayOn: () => void;
  /** Tells people who hear the page. */
  readonly onSay: (words: string) => void;
}

/** Below the sides: what turns a thing back on the left, what ends the game on the right. Both places are there in every phase. */
export function CourtActions({ game, sides, next, undo, onPlayOn, onSay }: CourtActionsProps) {
  const { t } = useTranslation('organizerDay');
  const { act } = useDay();
  const [asked, setAsked] = useState<'open' | 'answered' | null>(null);
  const endButton = useRef<HTMLButtonElement>(null);
  const reading = useGameClock(game.state.play?.clock);
  const isUp = reading !== null && reading.leftMs <= 0;
  const timeLeft = reading !== null && !isUp ? t('early.left', { time: clockText(reading.leftMs) }) : '';
  const isOn = game.phase === 'playing' || game.phase === 'paused';
  const isOpen = isOn && asked === 'open';
  const end = (winner: 1 | 2 | null) => {
    if (asked) setAsked('answered');
    act(game, { kind: 'end', ending: winner === null ? 'played' : 'goldenGoal', winner });
    // Nobody has to remember it: the teams that follow are called by the end of the game before.
    if (next?.phase === 'planned' && next.hasTeams) act(next, { kind: 'call' });
  };
  const playOn = () => {
    setAsked('answered');
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
        {isOn && (
          <>
            <UndoButton undo={undo} />
            <CourtButton
              as={Button}
              ref={endButton}
              variant={isUp && !isOpen ? 'primary' : 'secondary'}
              size="large"
              icon={<FlagIcon size={20} aria-hidden="true" />}
              onPress={isOpen ? undefined : () => (isAskedFirst(game, timeLeft) ? setAsked('open') : end(null))}
            >
              {t('action.end')}
            </CourtButton>
          </>
        )}
        {game.phase === 'finished' && <AfterGame {...{ game, next, onPlayOn }} />}
      </Actions>
      {asked && <CourtQuestion {...{ game, sides, isOpen, timeLeft, onSay }} onEnd={end} onPlayOn={playOn} />}
    </>
  );
}

/** The game may go on, where it may; who can't confirm the result is told who does. */
function AfterGame({ game, next, onPlayOn }: Pick<CourtActionsProps, 'game' | 'next' | 'onPlayOn'>) {
  const { t } = useTranslation('organizerDay');
  const { act, by } = useDay();
  const { scoreText } = useGameWords();
  const playOn = () => {
    act(game, { kind: 'reopen' });
    onPlayOn();
    // The end of this game called the teams that follow; their court is in use again.
    if (next?.phase === 'called') act(next, { kind: 'uncall' });
  };
  return (
    <>
      {decide(game.state, { kind: 'reopen' }, { by }).allowed ? (
        <CourtButton as={Button} variant="secondary" size="large" icon={<Undo2Icon size={20} aria-hidden="true" />} onPress={playOn}>
          {t('action.playOn')}
        </CourtButton>
      ) : (
        <span />
      )}
      {by === 'scorekeeper' && <p>{t('keeper.waits', { score: scoreText(game) })}</p>}
    </>
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
