import { roundName, toScheduleTime } from '@courtside/domain';
import { clockAt, type PlannedBrackets, type PlannedGame } from '@courtside/domain/day';
import { hasBegun, hasEnded, type WallCourt, type WallGame } from '@courtside/domain/wall';
import { useTranslation } from '@courtside/i18n';
import { clockText, countedScores, Outcome, SeriesLine, stateWord, useClock } from '@courtside/tournament-ui';
import { CourtBadge, isCourtLetter, ProgressBar, TrophyIcon, VisuallyHidden } from '@courtside/ui';
import { useStageWords } from '../../../live/use-stage-words';
import { Court, Digits, Lane, Late, Live, State, TitleGame } from './courts-style';
import { GameRow } from './game-row';
import { NextGames } from './rows-style';
import { SideName } from './side-name';
import { useSoon } from './use-soon';

export interface CourtPanelProps {
  readonly court: WallCourt;
  readonly brackets: PlannedBrackets;
  readonly heldUntil: string | null;
  readonly forfeitGoals: number;
  /** The number of future games below it. */
  readonly ahead: number;
  /** There is room for the name of the round. */
  readonly isLarge: boolean;
}

/** A court: its game with clock and score, and below it the next games. */
export function CourtPanel({ court, brackets, heldUntil, forfeitGoals, ahead, isLarge }: CourtPanelProps) {
  const { t } = useTranslation(['schedule', 'screen']);
  const { letter, isClosed, late, now } = court;
  const next = court.next.slice(0, ahead);
  const isBegun = now !== null && hasBegun(now);
  const words = useStageWords(brackets);
  const getSoon = useSoon();
  const round = useRound(now, brackets);
  const stage = now && words.stage(now.game);
  const isTitle = isLarge && round !== null && round.isTitle;
  const scores = isBegun ? countedScores(now.game.state, forfeitGoals) : [null, null];
  return (
    <Lane>
      <Court
        aria-label={t('onCourt', { letter })}
        data-court={letter}
        data-alone={next.length === 0 || undefined}
        data-title={isTitle || undefined}
      >
        {isTitle && (
          <TitleGame>
            <TrophyIcon aria-hidden="true" />
            {round.name}
          </TitleGame>
        )}
        <header>
          {isCourtLetter(letter) && <CourtBadge className="court" letter={letter} size="text" label={t('court', { letter })} />}
          <div>
            {now && !(isClosed && !isBegun) ? (
              <StateOfGame game={now} heldUntil={heldUntil} />
            ) : (
              <State>{t(isClosed ? 'courtClosed' : 'courtDone')}</State>
            )}
            {late > 0 && (isLarge || !isBegun) ? (
              <Late>{t('late', { count: late })}</Late>
            ) : (
              isLarge && round && !isTitle && <State>{round.name}</State>
            )}
            {stage !== null && !(isLarge && round && late === 0) && <State>{stage}</State>}
            {now?.game.bestOf && (
              <State>
                <SeriesLine series={{ bestOf: now.game.bestOf, play: now.game.state.play }} />
              </State>
            )}
          </div>
          {now && <Clock game={now} />}
        </header>
        {now && (
          <dl>
            {([0, 1] as const).map((side) => (
              <div key={side}>
                <dt>
                  <SideName game={now.game} side={side} words={words} />
                </dt>
                <dd>{scores[side] ?? ''}</dd>
              </div>
            ))}
          </dl>
        )}
        {now && <Progress game={now} />}
      </Court>
      {next.length > 0 && (
        <NextGames aria-label={t('screen:nextOn', { letter })}>
          {next.map((shown, place) => (
            <GameRow
              key={shown.game.id}
              withReferee
              withStage
              {...{ game: shown.game, words, time: shown.time, isLate: shown.isLate, forfeitGoals }}
              heading={place > 0 ? undefined : t(now === null || isBegun ? 'next' : 'screen:afterNext')}
              soon={getSoon(shown)}
            />
          ))}
        </NextGames>
      )}
    </Lane>
  );
}

/** Returns the round of a bracket game; the last one of the first bracket decides which team wins the tournament. */
function useRound(now: WallGame | null, brackets: PlannedBrackets): { readonly name: string; readonly isTitle: boolean } | null {
  const words = useStageWords(brackets);
  const name = now && words.round(now.game);
  if (!now || !name) return null;
  const { stage, level, roundId } = now.game;
  const template = brackets.get(stage)?.bracket.template;
  const key = template && level && roundId ? roundName(template, level, roundId).key : null;
  return { name, isTitle: stage === 'bracket' && (key === 'final' || key === 'grandFinal' || key === 'grandFinalReset') };
}

function StateOfGame({ game: { game, state }, heldUntil }: { readonly game: WallGame; readonly heldUntil: string | null }) {
  const { t } = useTranslation('schedule');
  if (state === 'live') return <Live status="live">{t('live')}</Live>;
  if (!hasEnded(state)) return <State>{t(stateWord(state), { time: heldUntil ?? '' })}</State>;
  return (
    <State>
      {t('over')} <Outcome play={game.state.play} team1Id={game.teams[0]} team2Id={game.teams[1]} />
    </State>
  );
}

/** Whether its clock has started, running or stopped. */
const hasStarted = ({ phase }: PlannedGame): boolean => phase === 'playing' || phase === 'paused';

/** The time left in a game; without a clock, when it is played. */
function Clock({ game: shown }: { readonly game: WallGame }) {
  const { game, state, time } = shown;
  const { t } = useTranslation(['schedule', 'screen']);
  const soon = useSoon()(shown);
  const clock = game.state.play?.clock;
  const now = useClock(state === 'live' && clock ? 1000 : 15_000);
  // Named, because the same place counts down during a game.
  if (!hasBegun(shown))
    return state === 'called' || state === 'held' ? null : (
      <Digits data-start="">
        {soon ?? (
          <>
            <small>{t('screen:start')}</small>
            {time}
          </>
        )}
      </Digits>
    );
  if (state === 'live' && !clock) {
    const { time: to } = toScheduleTime(game.minutes + game.length);
    return <State style={{ marginInlineStart: 'auto' }}>{t('fromTo', { from: game.time, to })}</State>;
  }
  if (!clock || !hasStarted(game)) return null;
  const text = clockText(clockAt(clock, now).leftMs);
  return (
    <Digits role="timer" data-stands={state !== 'live' || undefined} data-over={text.startsWith('+') || undefined}>
      <VisuallyHidden>{t('timeLeft')} </VisuallyHidden>
      {text}
    </Digits>
  );
}

function Progress({ game: { game, state } }: { readonly game: WallGame }) {
  const { t } = useTranslation('schedule');
  const clock = game.state.play?.clock;
  const now = useClock(clock?.pausedAt === null ? 1000 : 15_000);
  if (!clock || !hasStarted(game)) return null;
  const played = clockAt(clock, now).playedMs / 60_000;
  return (
    <div className="bar">
      <ProgressBar
        live={state === 'live'}
        value={played / clock.length}
        label={t('progress')}
        valueText={t('elapsed', { minutes: Math.floor(played), length: clock.length })}
      />
    </div>
  );
}
