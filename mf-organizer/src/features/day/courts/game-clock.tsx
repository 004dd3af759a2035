import type { GameClock as StoredClock } from '@courtside/domain';
import { clockAt, getPlayLength, periodsOver, type ClockReading } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { clockText, useClock } from '@courtside/tournament-ui';
import { Badge, color, fontFamily, media, ProgressBar } from '@courtside/ui';
import styled from 'styled-components';
import { useAlarm } from './alarm';
import { useDay } from '../data/day-context';
import { needsWinner, type BoardGame } from '../data/board-model';
import { halved, inRows, tight } from './court-style';

/** Returns the current clock of a game; null if it has none. Ticks only while the clock runs. */
export function useGameClock(clock: StoredClock | null | undefined): ClockReading | null {
  const isRunning = clock?.pausedAt === null;
  const now = useClock(isRunning ? 250 : 15_000);
  return clock ? clockAt(clock, now) : null;
}

/** The clock of a game. Between two games of a series it is still that of the last one, which is not shown. */
const getClock = ({ phase, state }: BoardGame): StoredClock | null | undefined => (phase === 'called' ? null : state.play?.clock);

/** Whether the time of a level bracket game is over: the next goal decides it. */
export function useIsGolden(game: BoardGame): boolean {
  const reading = useGameClock(game.state.play?.clock);
  return reading !== null && reading.leftMs <= 0 && needsWinner(game);
}

const Digits = styled.div<{ $isRunning: boolean; $isUp: boolean; $isLong: boolean }>`
  /* Five characters fit next to the badge and the button at every text size; extra time has a sixth. */
  font: 700 min(5.5rem, ${({ $isLong }) => ($isLong ? 15 : 19)}vw) / 1 ${fontFamily.display};
  font-variant-numeric: tabular-nums;
  text-align: center;
  color: ${({ $isUp, $isRunning }) => ($isUp ? color.ballInk : $isRunning ? color.ink : color.ink3)};
  ${tight} {
    font-size: min(5.5rem, ${({ $isLong }) => ($isLong ? 14 : 17.5)}vw);
  }
  @media ${media.wide} {
    font-size: 4.5rem;
  }
  ${halved} {
    font-size: min(6.5rem, 19cqi);
  }
  ${inRows} {
    font-size: 4rem;
  }
`;

/** Time to look up and pause. */
const NEWLY_OVER = 30_000;

/** The large clock of a court. */
export function BigClock({ game }: { readonly game: BoardGame }) {
  const { t } = useTranslation('organizerDay');
  const { isAlarmOn } = useDay();
  const reading = useGameClock(getClock(game));
  const length = getClock(game)?.length ?? getPlayLength(game);
  useAlarm(isAlarmOn, reading?.isRunning ? periodsOver(reading, length, game.periods) : null);
  const leftMs = reading ? reading.leftMs : getPlayLength(game) * 60_000;
  const text = clockText(leftMs);
  const isUp = leftMs <= 0;
  return (
    <Digits
      role="timer"
      aria-label={t(isUp ? 'clock.over' : 'clock.left', { time: text.replace('+', '') })}
      $isLong={text.length > 5}
      $isRunning={reading?.isRunning ?? false}
      $isUp={isUp && game.phase !== 'finished' && game.phase !== 'confirmed'}
    >
      {text}
    </Digits>
  );
}

/** Shows the period of a game with several, and that a period is over while the clock is stopped. */
export function Period({ game }: { readonly game: BoardGame }) {
  const { t } = useTranslation('organizerDay');
  const { periods } = game;
  const clock = game.state.play?.clock;
  const reading = useGameClock(clock);
  if (periods < 2 || !clock || !reading || (game.phase !== 'playing' && game.phase !== 'paused')) return null;
  const over = periodsOver(reading, clock.length, periods);
  if (over === periods) return null;
  const sinceMs = reading.playedMs - (over * clock.length * 60_000) / periods;
  const isBreak = over > 0 && sinceMs < NEWLY_OVER;
  return <Badge>{isBreak ? t('clock.periodOver', { number: over }) : t('clock.period', { number: over + 1, count: periods })}</Badge>;
}

/** The same in a line of text. */
export function SmallClock({ game }: { readonly game: BoardGame }) {
  const reading = useGameClock(game.state.play?.clock);
  return reading ? <span>{clockText(reading.leftMs)}</span> : null;
}

/** The progress of a game. */
export function GameProgress({ game }: { readonly game: BoardGame }) {
  const { t } = useTranslation('organizerDay');
  const reading = useGameClock(getClock(game));
  const played = reading ? reading.playedMs / 60_000 : 0;
  const length = getClock(game)?.length ?? getPlayLength(game);
  return (
    <ProgressBar
      value={played / length}
      live={game.phase === 'playing'}
      label={t('clock.label')}
      valueText={t('clock.of', { played: Math.floor(played), length })}
    />
  );
}
