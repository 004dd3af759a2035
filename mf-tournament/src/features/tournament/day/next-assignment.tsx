import type { Side, TeamId, Tournament } from '@courtside/domain';
import type { PlannedGame } from '@courtside/domain/day';
import { restingRound } from '@courtside/domain/team';
import { isOnCourt } from '@courtside/domain/wall';
import { useTranslation } from '@courtside/i18n';
import { addDays, FAR_AHEAD, isOtherTime, useClock, useTeamName, wallClock, useFormatDay } from '@courtside/tournament-ui';
import { ClockIcon, CoffeeIcon, CourtBadge, isCourtLetter, WhistleIcon } from '@courtside/ui';
import type { ReactNode } from 'react';
import { useShownGroups } from '../../../live/further-groups';
import { useStageWords, type StageWords } from '../../../live/use-stage-words';
import { timeIn, type DayView, type TeamAssignment } from './day-view';
import { notBefore, useAssignmentWords } from './use-assignment-words';

interface NextDueProps {
  readonly tournament: Pick<Tournament, 'startDate' | 'timeZone' | 'byes' | 'schedule' | 'bracket'> &
    Partial<Pick<Tournament, 'drawnGroupStages'>>;
  readonly day: DayView;
  readonly team: TeamId;
  /** Above the answer. */
  readonly kicker?: ReactNode;
}

const stateIn = (day: DayView, { game }: TeamAssignment) => day.states.get(game.id) ?? 'planned';

/** Returns the first duty of a team, and the one after it: a duty next to a game, or the game after one on court. */
function firstTwo(day: DayView, team: TeamId): readonly TeamAssignment[] {
  const all = day.getAssignments(team);
  // A visitor who waits for the result of a game also wants to know the next one.
  const ahead = all.filter((due) => stateIn(day, due) !== 'pending');
  const [first, ...others] = ahead.length > 0 ? ahead : all;
  if (!first) return [];
  const isOn = isOnCourt(stateIn(day, first));
  const second = others.find(({ kind, game }) => (isOn || kind !== first.kind) && game.day === first.game.day);
  return second ? [first, second] : [first];
}

/** Shows when and where a team plays or referees next and against which team, and what comes after it. */
export function NextAssignment({ tournament, day, team, kicker }: NextDueProps) {
  const { t } = useTranslation('schedule');
  const wordsOf = useHeadline(tournament, day);
  const words = useAssignmentWords(day.heldUntil);
  const [first, second] = firstTwo(day, team);
  const last = useShownGroups()?.stages.findLast(({ plan }) => Object.values(plan.groups).flat().includes(team));
  const round = restingRound(last?.event ?? tournament, team);
  const rests = [last?.plan.name, t('mine.rests', { number: round ?? 0 })].filter(Boolean).join(' · ');
  if (!first)
    return (
      <div>
        <strong>{round === null ? t('mine.over') : rests}</strong>
        <p>{t(round === null ? 'mine.overText' : 'mine.restsText')}</p>
      </div>
    );
  const { game } = first;
  const headline = wordsOf(first);
  const letter = game.courtLetter;
  const wordsAfter = (due: TeamAssignment): string =>
    stateIn(day, due) === 'live' && due.kind === 'referee'
      ? t('youRefereeNow', { letter: due.game.courtLetter })
      : words.sentence({
          kind: due.kind,
          game: due.game.id,
          courtLetter: due.game.courtLetter,
          time: timeIn(day, due.game),
          inMinutes: due.inMinutes,
          isCalled: due.game.phase === 'called',
        });
  const isClosed = day.courts.some((court) => court.letter === letter && court.isClosed) && !isOnCourt(stateIn(day, first));
  return (
    <>
      <div>
        {kicker}
        <strong data-dated={headline.isDated || undefined}>{headline.text}</strong>
        <p>
          <Facts {...{ day, team }} due={first} isTimed={headline.isTimed} />
        </p>
        {isClosed && (
          <p data-warns="">
            <ClockIcon size={18} aria-hidden="true" />
            {t('mine.closed', { letter })}
          </p>
        )}
        {round !== null && (
          <p data-then="">
            <CoffeeIcon size={18} aria-hidden="true" />
            {rests}
          </p>
        )}
        {second && (
          <p data-then="">
            {second.kind === 'referee' && <WhistleIcon size={18} aria-hidden="true" />}
            <span>{isOnCourt(stateIn(day, first)) ? t('mine.then', { text: wordsAfter(second) }) : wordsAfter(second)}</span>
          </p>
        )}
      </div>
      {isCourtLetter(letter) && <CourtBadge size="text" letter={letter} label={t('court', { letter })} />}
    </>
  );
}

interface Headline {
  readonly text: string;
  /** It contains the time. */
  readonly isTimed: boolean;
  /** It contains the date, which is not today's. */
  readonly isDated?: boolean;
}

/** Returns the few words in large letters. The court is next to them. */
function useHeadline({ startDate, timeZone }: Pick<Tournament, 'startDate' | 'timeZone'>, day: DayView): (due: TeamAssignment) => Headline {
  const { t } = useTranslation('schedule');
  const formatDay = useFormatDay();
  const { date: today } = wallClock(useClock(60_000), timeZone ?? undefined);
  return (due) => {
    const { kind, game, inMinutes } = due;
    const state = stateIn(day, due);
    const time = timeIn(day, game);
    const date = addDays(startDate, game.day);
    const timed = (text: string): Headline => ({ text, isTimed: true });
    const plain = (text: string): Headline => ({ text, isTimed: false });
    if (isOnCourt(state)) return plain(t(`mine.${kind}Now`));
    if (state === 'pending') return plain(t(`mine.${kind}Pending`));
    if (state === 'held') return timed(t(`mine.${kind}Held`, { time: day.heldUntil ?? time }));
    if (state === 'called') return plain(t(`mine.${kind}Called`));
    if (date > today) return { ...timed(t(`mine.${kind}On`, { date: formatDay(date), time })), isDated: true };
    if (day.heldUntil !== null) return timed(t(`mine.${kind}Held`, { time: notBefore({ time, inMinutes }, day.heldUntil) }));
    if (inMinutes >= FAR_AHEAD) return timed(t(`mine.${kind}At`, { time }));
    return plain(inMinutes > 0 ? t(`mine.${kind}In`, { count: inMinutes }) : t(`mine.${kind}Soon`));
  };
}

interface FactsProps extends Pick<NextDueProps, 'day' | 'team'> {
  readonly due: TeamAssignment;
  /** The headline has the time. */
  readonly isTimed: boolean;
}

/** "13:25, planned 13:10 · against Canal Rats": the details that the headline does not have. */
function Facts({ day, team, due: { kind, game }, isTimed }: FactsProps) {
  const { t } = useTranslation('schedule');
  const start = day.expected.get(game.id);
  const words = useStageWords(day.brackets);
  const round = words.round(game);
  const isPlanOther = (start && isOtherTime(start)) || (day.heldUntil !== null && isTimed);
  const facts = [
    ...(isTimed ? [] : [<b key="time">{timeIn(day, game)}</b>]),
    ...(isPlanOther ? [<small key="plan">{t('mine.planned', { time: start?.planned ?? game.time })}</small>] : []),
    ...(round === null ? [] : [round]),
    ...(kind === 'play' ? [<Opponent key="other" {...{ game, words, team }} />] : []),
  ];
  return facts.flatMap((fact, index) => (index > 0 ? [' · ', fact] : [fact]));
}

interface OpponentProps extends Pick<NextDueProps, 'team'> {
  readonly words: StageWords;
  readonly game: PlannedGame;
}

/** Shows the other team, or the game that its place waits for. */
function Opponent({ game, words, team }: OpponentProps) {
  const { t } = useTranslation('schedule');
  const nameOf = useTeamName();
  const side: Side = game.teams[0] === team ? 1 : 0;
  return words.waits(game, side) ?? t('against', { team: nameOf(game.teams[side]) });
}
