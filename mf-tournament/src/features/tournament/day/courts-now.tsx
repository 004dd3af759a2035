import { BYE, TBD, timeOf, type Bracket, type GameId, type Side, type TeamId, type Tournament } from '@courtside/domain';
import { clockAt, type PlannedGame } from '@courtside/domain/day';
import { hasBegun, hasEnded, isOnCourt, type WallCourt, type WallGame } from '@courtside/domain/wall';
import { useTranslation } from '@courtside/i18n';
import {
  clockText,
  countedScores,
  FAR_AHEAD,
  GameCard,
  GameCards,
  MineBanner,
  Outcome,
  stateWord,
  TeamName,
  useBracketWords,
  useClock,
  useTeamName,
} from '@courtside/tournament-ui';
import {
  ClockIcon,
  color,
  CourtBadge,
  fontFamily,
  isCourtLetter,
  MegaphoneIcon,
  Notice,
  PauseIcon,
  ProgressBar,
  radius,
  space,
  StatusBadge,
  VisuallyHidden,
  WhistleIcon,
} from '@courtside/ui';
import styled from 'styled-components';
import { timeIn, type DayView, type TeamDue } from './day-view';

export interface CourtsNowProps {
  readonly tournament: Pick<Tournament, 'forfeitGoals'>;
  readonly bracket: Bracket | null;
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

const Above = styled.div`
  margin-bottom: ${space[3]};
`;

const Duty = styled.span`
  display: inline-flex !important;
  align-items: center;
  gap: ${space[1]};
`;

/** Each court as it stands: its game with clock and score, and what comes next there; above them when the reader's team plays. */
export function CourtsNow({ tournament, bracket, day, myTeam }: CourtsNowProps) {
  return (
    <>
      {day.heldUntil !== null && <PlayStopped until={day.heldUntil} />}
      {myTeam && <MyNext day={day} myTeam={myTeam} />}
      <GameCards>
        {day.courts.map((court) => (
          <Court
            key={court.letter}
            {...{ court, bracket }}
            heldUntil={day.heldUntil}
            forfeitGoals={tournament.forfeitGoals}
            myTeam={myTeam}
          />
        ))}
      </GameCards>
    </>
  );
}

/** Nobody plays: above all that is said of single games. */
function PlayStopped({ until }: { readonly until: string }) {
  const { t } = useTranslation('schedule');
  return (
    <Above>
      <Notice kind="warning">{t('stopped', { time: until })}</Notice>
    </Above>
  );
}

/** When the reader's team plays and what it referees next, the earlier of the two first. */
function MyNext({ day, myTeam }: { readonly day: DayView; readonly myTeam: TeamId }) {
  const { t } = useTranslation('schedule');
  const dues = day.duesOf(myTeam);
  const [first] = dues;
  if (!first) return null;
  const letter = first.game.courtLetter;
  const second = dues.find(({ kind }) => kind !== first.kind);
  return (
    <MineBanner>
      <span>
        {[first, ...(second ? [second] : [])].map((due) =>
          due.kind === 'play' ? (
            <NextGame key="play" day={day} next={due} myTeam={myTeam} />
          ) : (
            <Duty key="referee">
              <WhistleIcon size={18} aria-hidden="true" />
              <NextDuty day={day} duty={due} />
            </Duty>
          ),
        )}
      </span>
      {isCourtLetter(letter) && <CourtBadge letter={letter} label={t('court', { letter })} />}
    </MineBanner>
  );
}

/** "You referee at 14:19 on court B"; one that is called or on court has no time any more. */
function NextDuty({ day, duty: { game } }: { readonly day: DayView; readonly duty: TeamDue }) {
  const { t } = useTranslation('schedule');
  const letter = game.courtLetter;
  if (game.phase === 'called') return t('youRefereeCalled', { letter });
  return game.phase === 'planned' ? t('youReferee', { time: timeIn(day, game), letter }) : t('youRefereeNow', { letter });
}

interface NextGameProps {
  readonly day: DayView;
  readonly next: TeamDue;
  readonly myTeam: TeamId;
}

/** "You play in 7 min on court B", and against whom. */
function NextGame({ day, next: { game, inMinutes }, myTeam }: NextGameProps) {
  const { t } = useTranslation('schedule');
  const nameOf = useTeamName();
  const letter = game.courtLetter;
  const state = day.states.get(game.id) ?? 'planned';
  const other = game.teams[game.teams[0] === myTeam ? 1 : 0];
  return (
    <>
      <strong>
        {state === 'held'
          ? t('youAreHeld', { letter, time: day.heldUntil ?? '' })
          : isOnCourt(state)
            ? t('youPlayNow', { letter })
            : state === 'called'
              ? t('youAreCalled', { letter })
              : inMinutes < FAR_AHEAD
                ? t('youPlayIn', { count: inMinutes, letter })
                : t('youPlayAt', { time: timeIn(day, game), letter })}
      </strong>
      <span>
        {timeIn(day, game)}
        {other !== TBD && other !== BYE && ` · ${t('against', { team: nameOf(other) })}`}
      </span>
    </>
  );
}

interface CourtProps {
  readonly court: WallCourt;
  readonly bracket: Bracket | null;
  readonly heldUntil: string | null;
  readonly forfeitGoals: number;
  readonly myTeam: TeamId | null;
}

function Court({ court, bracket, heldUntil, forfeitGoals, myTeam }: CourtProps) {
  const { t } = useTranslation('schedule');
  const { letter, now, isClosed, late } = court;
  const [next] = court.next;
  const isAhead = now !== null && !hasBegun(now);
  // Teams that were called go to a court when the game before is over, not while it is played.
  const isNextCalled = next?.game.phase === 'called' && now !== null && hasEnded(now.state);
  const scores = now && !isAhead ? countedScores(now.game.state, forfeitGoals) : [null, null];
  return (
    <GameCard aria-label={t('onCourt', { letter })} data-court={letter}>
      <header>
        {isCourtLetter(letter) && <CourtBadge letter={letter} size="large" label={t('court', { letter })} />}
        {/* What is played there when a court is closed is played to its end. */}
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
        {now && isAhead && <span>{now.time}</span>}
        {now && !isAhead && <Clock game={now} />}
      </header>
      {now && (
        <dl>
          {([0, 1] as const).map((side) => [
            <dt key={`team ${side}`}>
              <SideName game={now.game} side={side} bracket={bracket} />
            </dt>,
            <dd key={`score ${side}`}>{scores[side] ?? (isAhead ? '' : <i>–</i>)}</dd>,
          ])}
        </dl>
      )}
      {now && <Progress game={now} />}
      {next && (
        <footer data-mine={(myTeam !== null && next.game.teams.includes(myTeam)) || undefined}>
          <strong>{isNextCalled ? t(stateWord(next.state), { time: heldUntil ?? '' }) : t('nextAt', { time: next.time })}</strong>
          <span>
            {([0, 1] as const).map((side) => (
              <SideName key={side} game={next.game} side={side} bracket={bracket} small />
            ))}
          </span>
        </footer>
      )}
    </GameCard>
  );
}

/** A team, or whom its place waits for. */
function SideName({
  game,
  side,
  bracket,
  small = false,
}: {
  readonly game: PlannedGame;
  readonly side: Side;
  readonly bracket: Bracket | null;
  readonly small?: boolean;
}) {
  const words = useBracketWords();
  const { t } = useTranslation('bracket');
  const team = game.teams[side];
  if (team !== TBD && team !== BYE) return <TeamName id={team as TeamId} {...(small ? { discSize: 18 } : {})} />;
  const index = bracket?.template.indexOf.get(game.id as GameId) ?? -1;
  return <span>{(bracket && words.waiting(bracket, index, side)) ?? t('waits.nobody')}</span>;
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

/** The clock of a game that has started on the board: a game that only the plan's clock knows of has none. */
const clockOf = ({ game: { phase, state } }: WallGame) => (phase === 'playing' || phase === 'paused' ? state.play?.clock : undefined);

/** What is left of a game, computed by this device from the times of the server; without a clock, when it is played. */
function Clock({ game }: { readonly game: WallGame }) {
  const { t } = useTranslation('schedule');
  const clock = clockOf(game);
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
  return <span>{t('fromTo', { from: time, to: timeOf(minutes + length).time })}</span>;
}

function Progress({ game }: { readonly game: WallGame }) {
  const { t } = useTranslation('schedule');
  const clock = clockOf(game);
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
