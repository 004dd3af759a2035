import { listEndedGames } from '@courtside/domain';
import { getPlayLength } from '@courtside/domain/day';
import { resultText } from '@courtside/domain/text';
import { useTranslation } from '@courtside/i18n';
import { CheckIcon, ChevronRightIcon, MegaphoneIcon, PauseIcon, PlayIcon } from '@courtside/ui';
import type { ReactNode } from 'react';
import type { BoardGame } from '../data/board-model';
import { CourtButton } from './court-button';
import { Ahead, OverButton, StepButton } from './court-sides-style';
import { ClockButton } from './court-head-style';
import { useDay } from '../data/day-context';
import { useGameWords } from '../data/use-game-words';

/*
 * The buttons of a game are in the same places in every phase: next to the clock, pause and resume; on the line of the scores, before there
 * are any, the call on the left and the start on the right; below them the goals, and after the game its confirmation. So a press never
 * hits a button that its own tap has added.
 */

const icon = { 'size': 24, 'aria-hidden': true } as const;
const clockIcon = { 'size': 28, 'aria-hidden': true } as const;

/** The button next to the clock. The only place where two buttons follow each other, so it is guarded. */
export function ClockSlot({ game }: { readonly game: BoardGame }) {
  const { t } = useTranslation('organizerDay');
  const { act } = useDay();
  const isPaused = game.phase === 'paused';
  if (!isPaused && game.phase !== 'playing') return <ClockButton as="span" $isMain={false} aria-hidden="true" />;
  const kind = isPaused ? 'resume' : 'pause';
  return (
    <CourtButton key={kind} as={ClockButton} $isMain={isPaused} onPress={() => act(game, { kind })}>
      {isPaused ? <PlayIcon {...clockIcon} /> : <PauseIcon {...clockIcon} />}
      {t(`action.${kind}`)}
    </CourtButton>
  );
}

interface StepSlotProps {
  readonly game: BoardGame;
  readonly step: 'call' | 'start';
  /** The second team is on the left. */
  readonly isSwapped: boolean;
}

/**
 * The call on the left, the start on the right. The other of the two shows where it will be, or that it is done. Between two games of a
 * series the left shows how the last one ended.
 */
export function StepSlot({ game, step, isSwapped }: StepSlotProps) {
  const { t } = useTranslation('organizerDay');
  const { act } = useDay();
  const { sideName } = useGameWords();
  const names = { team1: sideName(game, 0), team2: sideName(game, 1) };
  const isCall = step === 'call';
  const isDone = isCall && game.phase === 'called';
  const games = listEndedGames(game.state);
  const ended = games.length;
  const isBetween = ended > 0;
  const [one = 0, other = 0] = games.at(-1)?.scores ?? [];
  const words: ReactNode = (
    <>
      {isDone ? <CheckIcon {...icon} /> : isCall ? <MegaphoneIcon {...icon} /> : <PlayIcon {...icon} />}
      {isBetween && (!isCall || isDone)
        ? t(isCall ? 'series.over' : 'series.start', { number: isCall ? ended : ended + 1 })
        : t(isDone ? 'state.called' : isCall && !game.hasTeams ? 'waitsForTeams' : `action.${step}`)}
      {isBetween && isDone && <b>{isSwapped ? resultText(other, one) : resultText(one, other)}</b>}
    </>
  );
  if (isCall !== (game.phase === 'planned'))
    return (
      <Ahead aria-hidden="true" $isDone={isDone}>
        {words}
      </Ahead>
    );
  return (
    <StepButton
      type="button"
      data-next
      disabled={!game.hasTeams}
      onClick={() => act(game, isCall ? { kind: 'call' } : { kind: 'start', length: getPlayLength(game) })}
      aria-label={
        isCall && !game.hasTeams
          ? undefined
          : isCall
            ? t('action.callOf', { ...names, letter: game.courtLetter })
            : isBetween
              ? t('series.startOf', { ...names, number: ended + 1 })
              : t('action.startOf', names)
      }
    >
      {words}
    </StepButton>
  );
}

/** Replaces the goals: an organizer confirms the result, a scorekeeper goes on to the next game. */
export function OverSlot({ game }: { readonly game: BoardGame }) {
  const { t } = useTranslation('organizerDay');
  const { act, by, goOn } = useDay();
  const { scoreText } = useGameWords();
  return by === 'scorekeeper' ? (
    <CourtButton as={OverButton} data-next onPress={() => goOn(game)}>
      <ChevronRightIcon {...icon} />
      {t('keeper.goOn')}
    </CourtButton>
  ) : (
    <CourtButton as={OverButton} data-next onPress={() => act(game, { kind: 'confirm' })}>
      <CheckIcon {...icon} />
      {t('action.confirm', { score: scoreText(game) })}
    </CourtButton>
  );
}
