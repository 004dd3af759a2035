import { decide } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
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
}

const icon = { 'size': 24, 'aria-hidden': true } as const;

/** What can be done with a game now: the next thing large, what turns it back beside it. */
export function CourtActions({ game, next, undo }: CourtActionsProps) {
  const { t } = useTranslation('organizerDay');
  const { act, by, goOn } = useDay();
  const { sideName, scoreText } = useGameWords();
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
      return <InPlay {...{ game, next, undo }} />;
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
            <Button
              variant="secondary"
              size="large"
              icon={<Undo2Icon size={20} aria-hidden="true" />}
              onClick={() => act(game, { kind: 'reopen' })}
            >
              {t('action.playOn')}
            </Button>
          )}
        </Actions>
      );
    case 'confirmed':
      return null;
  }
}

function InPlay({ game, next, undo }: CourtActionsProps) {
  const { t } = useTranslation('organizerDay');
  const { act } = useDay();
  const { sideName } = useGameWords();
  const [isAsking, setAsking] = useState(false);
  const reading = useGameClock(game.state.play?.clock);
  const isUp = reading !== null && reading.leftMs <= 0;
  const { team1Score, team2Score } = game.state;
  const isLevel = (team1Score ?? 0) === (team2Score ?? 0);
  const end = (winner: 1 | 2 | null) => {
    act(game, { kind: 'end', ending: winner === null ? 'played' : 'goldenGoal', winner });
    // Nobody has to remember it: the teams that follow are called by the end of the game before.
    if (next?.phase === 'planned' && next.hasTeams) act(next, { kind: 'call' });
  };
  if (isAsking && isLevel) {
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
          <Button variant="secondary" size="large" onClick={() => setAsking(false)}>
            {t('level.playOn')}
          </Button>
        </Actions>
      </>
    );
  }
  return (
    <Actions>
      {undo && (
        <Button variant="secondary" size="large" icon={<Undo2Icon size={20} aria-hidden="true" />} onClick={undo.do}>
          <span>
            {t('action.undo')} <small>{t('action.undoFrom', { from: undo.from, to: undo.to })}</small>
          </span>
        </Button>
      )}
      <Button
        variant={isUp ? 'primary' : 'secondary'}
        size="large"
        icon={<FlagIcon size={20} aria-hidden="true" />}
        onClick={() => (game.kind === 'bracket' && isLevel ? setAsking(true) : end(null))}
      >
        {t('action.end')}
      </Button>
    </Actions>
  );
}
