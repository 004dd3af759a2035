import { useTranslation } from '@courtside/i18n';
import { Button, FlagIcon, TrophyIcon } from '@courtside/ui';
import { useEffect, useId, useRef } from 'react';
import { needsWinner, type BoardGame } from '../data/board-model';
import { CourtButton } from './court-button';
import { Question } from './court-actions-style';
import { useGameWords } from '../data/use-game-words';
import { GUARD_MS } from './use-guard';

export interface CourtQuestionProps {
  readonly game: BoardGame;
  /** The sides from left to right: the button that chooses a winner is below that side's goals. */
  readonly sides: readonly (1 | 2)[];
  /** False after the answer: it keeps its room, so that no other button moves under the finger. */
  readonly isOpen: boolean;
  /** "10:52 left"; empty when the time is over. */
  readonly timeLeft: string;
  /** A winner is passed only if the score shows none. */
  readonly onEnd: (winner: 1 | 2 | null) => void;
  readonly onPlayOn: () => void;
  readonly onSay: (words: string) => void;
}

/** Whether ending a game needs a confirmation. */
export const needsConfirmation = (game: BoardGame, timeLeft: string): boolean => needsWinner(game) || timeLeft !== '';

/** Asks whether the game ends now, or which team wins it: each further goal decides which of the two is asked. */
export function CourtQuestion({ game, sides, isOpen, timeLeft, onEnd, onPlayOn, onSay }: CourtQuestionProps) {
  const { t } = useTranslation('organizerDay');
  const { sideName } = useGameWords();
  const id = useId();
  const isLevel = needsWinner(game);
  const score = useScoreSentence(game);
  const question = t(isLevel ? 'level.title' : timeLeft ? 'early.question' : 'early.over');
  useEffect(() => {
    if (isOpen) onSay(question);
  }, [isOpen, question, onSay]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // If it is below the edge of a small screen it is scrolled into view, but only after the finger has gone.
    const timer = setTimeout(() => place.current?.scrollIntoView?.({ block: 'nearest' }), GUARD_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  const playOn = (
    <CourtButton
      as={Button}
      key={isLevel ? 'level' : 'early'}
      data-whole={isLevel || undefined}
      variant={isLevel ? 'primary' : 'secondary'}
      size="large"
      onPress={onPlayOn}
    >
      {t(isLevel ? 'level.playOn' : 'early.playOn')}
    </CourtButton>
  );
  return (
    <Question ref={place} role="group" aria-labelledby={id} $isOpen={isOpen}>
      <p>
        <b id={id}>{question}</b> {isLevel ? t('level.text') : score}
      </p>
      {isLevel && playOn}
      {isLevel ? (
        sides.map((side) => (
          <CourtButton
            as={Button}
            key={side}
            variant="secondary"
            size="large"
            icon={<TrophyIcon size={20} aria-hidden="true" />}
            onPress={() => onEnd(side)}
          >
            {t('level.winner', { team: sideName(game, side === 1 ? 0 : 1) })}
          </CourtButton>
        ))
      ) : (
        <CourtButton
          as={Button}
          key="end"
          variant="danger"
          size="large"
          icon={<FlagIcon size={20} aria-hidden="true" />}
          onPress={() => onEnd(null)}
        >
          <span>
            {t('early.end')} {timeLeft && <small>{timeLeft}</small>}
          </span>
        </CourtButton>
      )}
      {!isLevel && playOn}
    </Question>
  );
}

/** Describes the result if the game ended now, "Mallet Club leads 3–1.", with the leader's goals first. */
function useScoreSentence(game: BoardGame): string {
  const { t } = useTranslation('organizerDay');
  const { sideName } = useGameWords();
  const [one, other] = [game.state.team1Score ?? 0, game.state.team2Score ?? 0];
  const score = `${Math.max(one, other)}–${Math.min(one, other)}`;
  if (one === other) return t('early.level', { score });
  return t('early.leads', { team: sideName(game, one > other ? 0 : 1), score });
}
