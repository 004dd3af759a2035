import { toScheduleTime, type Side, type TeamId, type Tournament } from '@courtside/domain';
import { clockAt, type PlannedGame } from '@courtside/domain/day';
import { hasBegun, hasEnded, type WallCourt, type WallGame } from '@courtside/domain/wall';
import { useTranslation } from '@courtside/i18n';
import {
  clockText,
  countedScores,
  GameCard,
  GameCards,
  Outcome,
  SeriesLine,
  stateWord,
  TeamName,
  useClock,
} from '@courtside/tournament-ui';
import {
  ClockIcon,
  color,
  CourtBadge,
  fontFamily,
  isCourtLetter,
  MegaphoneIcon,
  PauseIcon,
  ProgressBar,
  radius,
  StatusBadge,
  VisuallyHidden,
} from '@courtside/ui';
import styled from 'styled-components';
import { useStageWords, type StageWords } from '../../../live/use-stage-words';
import type { DayView } from './day-view';

export interface CourtsNowProps {
  readonly tournament: Pick<Tournament, 'forfeitGoals'>;
  readonly day: DayView;
  readonly myTeam: TeamId | null;
}

const Digits = styled.span`
  font: 700 1.75rem/1 ${fontFamily.display};
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
  &[data-stands] {
    color: ${color.ink3};
  }
`;

const State = styled.strong`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${color.ink2};
`;

const Late = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding: 0.125rem 0.5rem;
  border-radius: ${radius.control};
  background: ${color.warnTint};
  color: ${color.warn};
  font-weight: 600;
`;

/** Shows each court: its game with clock and score, and its next game. */
export function CourtsNow({ tournament, day, myTeam }: CourtsNowProps) {
  const words = useStageWords(day.brackets);
  return (
    <GameCards>
      {day.courts.map((court) => (
        <Court key={court.letter} {...{ court, words }} heldUntil={day.heldUntil} forfeitGoals={tournament.forfeitGoals} myTeam={myTeam} />
      ))}
    </GameCards>
  );
}

interface CourtProps {
  readonly court: WallCourt;
  readonly words: StageWords;
  readonly heldUntil: string | null;
  readonly forfeitGoals: number;
  readonly myTeam: TeamId | null;
}

function Court({ court, words, heldUntil, forfeitGoals, myTeam }: CourtProps) {
  const { t } = useTranslation('schedule');
  const { letter, now, isClosed, late } = court;
  const [next] = court.next;
  const isAhead = now !== null && !hasBegun(now);
  // Called teams go to the court when the earlier game is over, not while it is played.
  const isNextCalled = next?.game.phase === 'called' && now !== null && hasEnded(now.state);
  const scores = now && !isAhead ? countedScores(now.game.state, forfeitGoals) : [null, null];
  return (
    <GameCard aria-label={t('onCourt', { letter })} data-court={letter}>
      <header>
        {isCourtLetter(letter) && <CourtBadge letter={letter} size="large" label={t('court', { letter })} />}
        {/* A game that is running when its court is closed is played to its end. */}
        {now && !(isClosed && isAhead) ? (
          <StateOfGame game={now} heldUntil={heldUntil} />
        ) : (
          <State>{t(isClosed ? 'courtClosed' : 'courtDone')}</State>
        )}
        {late > 0 && (
          <Late>
            <ClockIcon size={16} aria-hidden="true" />
            {t('late', { count: late })}
          </Late>
        )}
        {now && words.stage(now.game) !== null && <span data-stage="">{words.stage(now.game)}</span>}
        {now && <SeriesLine series={{ bestOf: now.game.bestOf, play: now.game.state.play }} />}
        {now && isAhead && <span>{now.time}</span>}
        {now && !isAhead && <Clock game={now} />}
      </header>
      {now && (
        <dl>
          {([0, 1] as const).map((side) => [
            <dt key={`team ${side}`}>
              <SideName game={now.game} side={side} words={words} />
            </dt>,
            <dd key={`score ${side}`}>{scores[side] ?? (isAhead ? '' : <i>–</i>)}</dd>,
          ])}
        </dl>
      )}
      {now && <Progress game={now} />}
      {next && (
        <footer data-mine={(myTeam !== null && next.game.teams.includes(myTeam)) || undefined}>
          <strong>{isNextCalled ? t(stateWord(next.state), { time: heldUntil ?? '' }) : t('nextAt', { time: next.time })}</strong>
          {words.stage(next.game) !== null && <small data-stage="">{words.stage(next.game)}</small>}
          <span>
            {([0, 1] as const).map((side) => (
              <SideName key={side} game={next.game} side={side} words={words} small />
            ))}
          </span>
        </footer>
      )}
    </GameCard>
  );
}

/** Shows a team, or the game that its place waits for. */
function SideName({
  game,
  side,
  words,
  small = false,
}: {
  readonly game: PlannedGame;
  readonly side: Side;
  readonly words: StageWords;
  readonly small?: boolean;
}) {
  const waits = words.waits(game, side);
  return waits === null ? <TeamName id={game.teams[side] as TeamId} {...(small ? { discSize: 18 } : {})} /> : <span>{waits}</span>;
}

function StateOfGame({ game: { game, state }, heldUntil }: { readonly game: WallGame; readonly heldUntil: string | null }) {
  const { t } = useTranslation('schedule');
  if (state === 'live') return <StatusBadge status="live">{t('live')}</StatusBadge>;
  if (hasEnded(state))
    return (
      <State>
        {t('over')} <Outcome play={game.state.play} team1Id={game.teams[0]} team2Id={game.teams[1]} />
      </State>
    );
  const Icon = state === 'called' ? MegaphoneIcon : state === 'paused' || state === 'held' ? PauseIcon : null;
  return (
    <State>
      {Icon && <Icon size={18} aria-hidden="true" />}
      {t(stateWord(state), { time: heldUntil ?? '' })}
    </State>
  );
}

/** Returns the clock of a game that was started on the board. A game that is on court only by the schedule has none. */
const getClock = ({ game: { phase, state } }: WallGame) => (phase === 'playing' || phase === 'paused' ? state.play?.clock : undefined);

/** Shows the remaining time of a game, which this device computes from the server's times; without a clock, its scheduled time. */
function Clock({ game }: { readonly game: WallGame }) {
  const { t } = useTranslation('schedule');
  const clock = getClock(game);
  const isRunning = clock?.pausedAt === null;
  const now = useClock(isRunning ? 1000 : 15_000);
  if (clock)
    return (
      <Digits role="timer" data-stands={!isRunning || undefined}>
        <VisuallyHidden>{t('timeLeft')} </VisuallyHidden>
        {clockText(clockAt(clock, now).leftMs)}
      </Digits>
    );
  if (hasEnded(game.state)) return null;
  const { time, minutes, length } = game.game;
  return <span>{t('fromTo', { from: time, to: toScheduleTime(minutes + length).time })}</span>;
}

function Progress({ game }: { readonly game: WallGame }) {
  const { t } = useTranslation('schedule');
  const clock = getClock(game);
  const now = useClock(clock?.pausedAt === null ? 1000 : 15_000);
  if (!clock) return null;
  const played = clockAt(clock, now).playedMs / 60_000;
  return (
    <ProgressBar
      live={game.state === 'live'}
      value={played / clock.length}
      label={t('progress')}
      valueText={t('elapsed', { minutes: Math.floor(played), length: clock.length })}
    />
  );
}
