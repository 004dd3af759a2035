import { decide } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { clockText } from '@courtside/tournament-ui';
import { Button, CheckIcon, ChevronRightIcon, FlagIcon, MegaphoneIcon, Notice, PlayIcon, Undo2Icon } from '@courtside/ui';
import { useState } from 'react';
import type { BoardGame } from './board-model';
import { Actions, MainButton } from './court-style';
import { useDay } from './day-context';
import { useGameClock } from './game-clock';
import { useGameWords } from './use-game-words';

export interface CourtActionsProps {
  readonly game: BoardGame;
  /** What is called when this game ends. */
  readonly next: BoardGame | null;
  /** Takes the last goal back, while that is offered. */
  readonly undo: { readonly do: () => void; readonly from: string; readonly to: string } | null;
  /** Tells people who hear the page. */
  readonly onSay: (words: string) => void;
}

const icon = { 'size': 24, 'aria-hidden': true } as const;

/** What can be done with a game now: the next thing large, what turns it back beside it. */
export function CourtActions({ game, next, undo, onSay }: CourtActionsProps) {
  const { t } = useTranslation('organizerDay');
  const { act, by, goOn } = useDay();
  const { sideName, scoreText } = useGameWords();
  const playOn = () => {
    act(game, { kind: 'reopen' });
    // The end of this game called the teams that follow; their court is in use again.
    if (next?.phase === 'called') act(next, { kind: 'uncall' });
  };
  const mayPlayOn = decide(game.state, { kind: 'reopen' }, { by }).allowed;
  const names = { team1: sideName(game, 0), team2: sideName(game, 1) };
  switch (game.phase) {
    case 'planned':
      return (
        <Actions>
          <MainButton
            type="button"
            disabled={!game.hasTeams}
            onClick={() => act(game, { kind: 'call' })}
            aria-label={game.hasTeams ? t('action.callOf', { ...names, letter: game.courtLetter }) : undefined}
          >
            <MegaphoneIcon {...icon} />
            {game.hasTeams ? t('action.call') : t('waitsForTeams')}
          </MainButton>
        </Actions>
      );
    case 'called':
      return (
        <Actions>
          <MainButton
            type="button"
            disabled={!game.hasTeams}
            onClick={() => act(game, { kind: 'start', length: game.length })}
            aria-label={t('action.startOf', names)}
          >
            <PlayIcon {...icon} />
            {t('action.start')}
          </MainButton>
        </Actions>
      );
    case 'playing':
    case 'paused':
      return <InPlay {...{ game, next, undo, onSay }} />;
    case 'finished':
      return (
        <Actions>
          {by === 'scorekeeper' ? (
            <>
              <p>{t('keeper.waits', { score: scoreText(game) })}</p>
              <MainButton type="button" onClick={() => goOn(game)}>
                <ChevronRightIcon {...icon} />
                {t('keeper.goOn')}
              </MainButton>
            </>
          ) : (
            <MainButton type="button" onClick={() => act(game, { kind: 'confirm' })}>
              <CheckIcon {...icon} />
              {t('action.confirm', { score: scoreText(game) })}
            </MainButton>
          )}
          {mayPlayOn && (
            <Button variant="secondary" size="large" icon={<Undo2Icon size={20} aria-hidden="true" />} onClick={playOn}>
              {t('action.playOn')}
            </Button>
          )}
        </Actions>
      );
    case 'confirmed':
      return null;
  }
}

function InPlay({ game, next, undo, onSay }: CourtActionsProps) {
  const { t } = useTranslation('organizerDay');
  const { act } = useDay();
  const { sideName } = useGameWords();
  const [asked, setAsked] = useState<'winner' | 'early' | null>(null);
  const reading = useGameClock(game.state.play?.clock);
  const isUp = reading !== null && reading.leftMs <= 0;
  const timeLeft = reading !== null && !isUp ? t('early.left', { time: clockText(reading.leftMs) }) : '';
  const { team1Score, team2Score } = game.state;
  const isLevel = (team1Score ?? 0) === (team2Score ?? 0);
  const end = (winner: 1 | 2 | null) => {
    act(game, { kind: 'end', ending: winner === null ? 'played' : 'goldenGoal', winner });
    // Nobody has to remember it: the teams that follow are called by the end of the game before.
    if (next?.phase === 'planned' && next.hasTeams) act(next, { kind: 'call' });
  };
  const askOrEnd = () => {
    if (game.kind === 'bracket' && isLevel) setAsked('winner');
    else if (timeLeft !== '') {
      setAsked('early');
      onSay(t('early.question'));
    } else end(null);
  };
  if (asked === 'winner' && isLevel) {
    return (
      <>
        <Notice kind="warning" title={t('level.title')}>
          {t('level.text')}
        </Notice>
        <Actions>
          {([1, 2] as const).map((side) => (
            <Button key={side} size="large" onClick={() => end(side)}>
              {t('level.winner', { team: sideName(game, side === 1 ? 0 : 1) })}
            </Button>
          ))}
          <Button variant="secondary" size="large" onClick={() => setAsked(null)}>
            {t('level.playOn')}
          </Button>
        </Actions>
      </>
    );
  }
  // Each button keeps its place, also while there is nothing to undo: none of them comes under a finger that meant another one.
  const isAsked = asked === 'early';
  return (
    <Actions>
      {isAsked ? (
        <Button variant="danger" size="large" icon={<FlagIcon size={20} aria-hidden="true" />} onClick={() => end(null)}>
          <span>
            {t('early.end')} <small>{timeLeft || '\u00a0'}</small>
          </span>
        </Button>
      ) : (
        <UndoButton undo={undo} />
      )}
      <Button
        variant={isUp && !isAsked ? 'primary' : 'secondary'}
        size="large"
        icon={isAsked ? undefined : <FlagIcon size={20} aria-hidden="true" />}
        onClick={isAsked ? () => setAsked(null) : askOrEnd}
      >
        {t(isAsked ? 'early.playOn' : 'action.end')}
      </Button>
    </Actions>
  );
}

function UndoButton({ undo }: Pick<CourtActionsProps, 'undo'>) {
  const { t } = useTranslation('organizerDay');
  return (
    <Button
      variant="secondary"
      size="large"
      icon={<Undo2Icon size={20} aria-hidden="true" />}
      aria-disabled={undo === null || undefined}
      aria-label={undo === null ? t('action.undoGoal') : undefined}
      onClick={undo?.do}
    >
      <span>
        {t('action.undo')} <small>{undo ? t('action.undoFrom', { from: undo.from, to: undo.to }) : '\u00a0'}</small>
      </span>
    </Button>
  );
}
