import { BYE, TBD, type Bracket, type GameId, type Side, type TeamId, type Tournament } from '@courtside/domain';
import { clockAt, isHeld, type PlannedGame, type ToldStart } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import {
  clockText,
  countedScores,
  FAR_AHEAD,
  GameCard,
  GameCards,
  MineBanner,
  Outcome,
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
import { timeIn, type DayView, type TeamDue, type WatchedCourt } from './day-view';

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
            key={court.court}
            {...{ court, bracket }}
            heldUntil={day.heldUntil}
            expected={day.expected}
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
  const isOn = game.phase === 'playing' || game.phase === 'paused';
  const heldUntil = day.heldUntil;
  const other = game.teams[game.teams[0] === myTeam ? 1 : 0];
  return (
    <>
      <strong>
        {isHeld(game.phase, heldUntil)
          ? t('youAreHeld', { letter, time: heldUntil })
          : isOn
            ? t('youPlayNow', { letter })
            : game.phase === 'called'
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
  readonly court: WatchedCourt;
  readonly bracket: Bracket | null;
  readonly expected: ReadonlyMap<string, ToldStart>;
  readonly heldUntil: string | null;
  readonly forfeitGoals: number;
  readonly myTeam: TeamId | null;
}

function Court({ court, bracket, expected, heldUntil, forfeitGoals, myTeam }: CourtProps) {
  const { t } = useTranslation('schedule');
  const { letter, current, queue, isClosed, late } = court;
  const isAhead = current !== null && (current.phase === 'planned' || current.phase === 'called');
  const [next] = queue;
  // Teams that were called go to a court when the game before is over, not while it is played.
  const isNextCalled = next?.phase === 'called' && (current?.phase === 'finished' || current?.phase === 'confirmed');
  const scores = current && !isAhead ? countedScores(current.state, forfeitGoals) : [null, null];
  return (
    <GameCard aria-label={t('onCourt', { letter })} data-court={letter}>
      <header>
        {isCourtLetter(letter) && <CourtBadge letter={letter} size="large" label={t('court', { letter })} />}
        {/* What is played there when a court is closed is played to its end. */}
        {current && !(isClosed && isAhead) ? (
          <StateOfGame game={current} heldUntil={heldUntil} />
        ) : (
          <State>{t(isClosed ? 'courtClosed' : 'courtDone')}</State>
        )}
        {late > 0 && (
          <Late>
            <ClockIcon size={16} aria-hidden="true" />
            {t('late', { count: late })}
          </Late>
        )}
        {current && isAhead && <span>{expected.get(current.id)?.time ?? current.time}</span>}
        {current && !isAhead && <Clock game={current} />}
      </header>
      {current && (
        <dl>
          {([0, 1] as const).map((side) => [
            <dt key={`team ${side}`}>
              <SideName game={current} side={side} bracket={bracket} />
            </dt>,
            <dd key={`score ${side}`}>{scores[side] ?? (isAhead ? '' : <i>–</i>)}</dd>,
          ])}
        </dl>
      )}
      {current && (current.phase === 'playing' || current.phase === 'paused') && <Progress game={current} />}
      {next && (
        <footer data-mine={(myTeam !== null && next.teams.includes(myTeam)) || undefined}>
          <strong>
            {isNextCalled ? <Called heldUntil={heldUntil} /> : t('nextAt', { time: expected.get(next.id)?.time ?? next.time })}
          </strong>
          <span>
            {([0, 1] as const).map((side) => (
              <SideName key={side} game={next} side={side} bracket={bracket} small />
            ))}
          </span>
        </footer>
      )}
    </GameCard>
  );
}

/** Who was called while everything is stopped waits: nobody runs to a court in the rain. */
function Called({ heldUntil }: { readonly heldUntil: string | null }) {
  const { t } = useTranslation('schedule');
  return <>{heldUntil === null ? t('called') : t('held', { time: heldUntil })}</>;
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

function StateOfGame({ game, heldUntil }: { readonly game: PlannedGame; readonly heldUntil: string | null }) {
  const { t } = useTranslation('schedule');
  const { phase, state, teams } = game;
  if (phase === 'playing') return <StatusBadge status="live">{t('live')}</StatusBadge>;
  if (phase === 'paused' || phase === 'called') {
    const isWaiting = isHeld(phase, heldUntil);
    const Icon = isWaiting || phase === 'paused' ? PauseIcon : MegaphoneIcon;
    return (
      <State>
        <Icon size={18} aria-hidden="true" />
        {isWaiting ? t('held', { time: heldUntil }) : t(phase)}
      </State>
    );
  }
  if (phase === 'planned') return <State>{t('next')}</State>;
  return (
    <State>
      {t('over')} <Outcome play={state.play} team1Id={teams[0]} team2Id={teams[1]} />
    </State>
  );
}

/** What is left of a game, computed by this device from the times of the server. */
function Clock({ game }: { readonly game: PlannedGame }) {
  const { t } = useTranslation('schedule');
  const clock = game.state.play?.clock;
  const isRunning = game.phase === 'playing' && clock?.pausedAt === null;
  const now = useClock(isRunning ? 1000 : 15_000);
  if (!clock || (game.phase !== 'playing' && game.phase !== 'paused')) return null;
  const text = clockText(clockAt(clock, now).leftMs);
  return (
    <Digits role="timer" data-stands={!isRunning || undefined}>
      <VisuallyHidden>{t('timeLeft')} </VisuallyHidden>
      {text}
    </Digits>
  );
}

function Progress({ game }: { readonly game: PlannedGame }) {
  const { t } = useTranslation('schedule');
  const clock = game.state.play?.clock;
  const now = useClock(clock?.pausedAt === null ? 1000 : 15_000);
  const length = clock?.length ?? game.length;
  const played = clock ? clockAt(clock, now).playedMs / 60_000 : 0;
  return (
    <ProgressBar
      live={game.phase === 'playing'}
      value={played / length}
      label={t('progress')}
      valueText={t('elapsed', { minutes: Math.floor(played), length })}
    />
  );
}
