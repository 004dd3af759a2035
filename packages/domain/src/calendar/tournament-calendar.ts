import { roundName, waitsFor, type RoundName } from '../brackets';
import {
  expectedTimes,
  planMinutes,
  planStages,
  planText,
  playableBracket,
  getStartToShow,
  type PlannedBrackets,
  type PlannedGame,
  type StoredPlan,
} from '../day';
import type { GameId, Team, Tournament } from '../entities';
import { instantAt, placeOn, toScheduleTime, wallTimeAt } from '../schedule';
import { everyStage, type BracketStage, type FurtherStage, type StagedEvent, type Stages, type StageSource } from '../stages';
import type { Calendar, CalendarEvent, CalendarTime } from './calendar-text';

/** The data for a calendar: only what visitors may read. */
export interface CalendarSource extends StageSource {
  readonly tournament: StagedEvent & Pick<Tournament, 'id' | 'name' | 'location' | 'description' | 'timeZone'>;
  readonly teams: readonly Team[];
  readonly stored: StoredPlan | null;
  /** The brackets beyond the first, with their games. */
  readonly further: readonly FurtherStage[];
  /** Adds the groups beyond the first to the stages, see `withFurtherGroups`. Missing without such groups. */
  readonly addGroups?: ((stages: Stages) => Stages) | undefined;
  /** The team whose games and referee duties are included; null for all games of the tournament. */
  readonly team: Team | null;
  /** The current time, and when the latest change of this data was stored, both in milliseconds since 1970. */
  readonly instant: number;
  readonly changedAt: number;
  /** The address of the tournament's page. */
  readonly address: string;
}

/** Values that are inserted into a text. */
type CalendarValues = Readonly<
  Partial<Record<'tournament' | 'team' | 'one' | 'other' | 'round' | 'game' | 'letter' | 'name' | 'time', string>>
>;

export interface CalendarWords {
  readonly text: (
    word: 'name' | 'teamName' | 'game' | 'inRound' | 'onCourt' | 'duty' | 'court' | 'referee' | 'planned',
    values: CalendarValues,
  ) => string;
  readonly round: (round: RoundName) => string;
  /** Describes a place of a bracket whose team is not known yet. */
  readonly waits: (kind: 'winner' | 'loser' | 'seed' | 'nobody', number: number) => string;
}

/** On the day of play times change by minutes; more frequent requests would only add load. */
const REFRESH_MINUTES = 15;
/** Expected times are rounded to five minutes, so a late game gets a new revision no more often than that. */
const STEP = 5 * 60_000;
const MINUTE = 60_000;

const dayAfter = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 60 * MINUTE).toISOString().slice(0, 10);

/** Returns the event for the tournament itself, on its days. It exists before any game does, and does not mark time as busy. */
function wholeEvent({ tournament, address, changedAt }: CalendarSource): CalendarEvent {
  const { id, name, location, description, startDate, endDate } = tournament;
  return {
    uid: `tournament.${id}@courtside`,
    start: startDate,
    end: dayAfter(endDate),
    title: name,
    description,
    place: location,
    address,
    state: 'CONFIRMED',
    isBusy: false,
    changedAt,
  };
}

/**
 * Converts minutes of the plan into instants. A day begins in local time of the venue; from there its games follow each other in elapsed
 * time, also in a night in which clocks change. Without a known time zone, times stay local to the reader.
 */
function getTimes({ startDate, timeZone }: Pick<Tournament, 'startDate' | 'timeZone'>, games: readonly PlannedGame[]) {
  const begins = new Map<string, number>();
  const getDayKey = ({ stage, day }: PlannedGame) => `${stage} ${day}`;
  for (const game of games) begins.set(getDayKey(game), Math.min(begins.get(getDayKey(game)) ?? Infinity, game.start));
  return (game: PlannedGame, minutes: number): CalendarTime => {
    const begin = begins.get(getDayKey(game)) ?? minutes;
    const instant = timeZone ? instantAt(planText(startDate, begin), timeZone) : null;
    return instant === null ? planText(startDate, minutes) : instant + (minutes - begin) * MINUTE;
  };
}

/** Returns the labels of a game's two sides. */
function createSideNames({ teams }: CalendarSource, words: CalendarWords, brackets: PlannedBrackets) {
  const names = new Map<string, string>(teams.map(({ id, name }) => [id, name]));
  return (game: PlannedGame, side: 0 | 1): string => {
    const known = names.get(game.teams[side]);
    if (known !== undefined) return known;
    const bracket = brackets.get(game.stage)?.bracket;
    const source = bracket ? waitsFor(bracket.template, game.id as GameId, side) : null;
    if (!source || source.kind === 'bye') return words.waits('nobody', 0);
    if (source.kind === 'seed') return words.waits('seed', source.seed);
    return source.number === null ? words.waits('nobody', 0) : words.waits(source.kind, source.number);
  };
}

/**
 * Returns the calendar of a tournament, or of one of its teams: its days, the games whose times visitors may see, and the games that the
 * team referees. Each has its expected time, which may be later than planned on the day of play.
 */
export function tournamentCalendar(source: CalendarSource, words: CalendarWords): Calendar {
  const { tournament, team, further, addGroups = (stages) => stages, instant, changedAt, address } = source;
  const stages = addGroups(everyStage(source, further));
  const first = stages.find(({ id }) => id === 'bracket') as BracketStage;
  const plan = planStages(stages, { ...source, bracket: playableBracket(first, source.games) });
  const shown = new Map(stages.filter(({ isPublic, showsTimes }) => isPublic && showsTimes).map(({ id, name }) => [id, name]));
  const all = [...plan.games.values()].filter(({ stage }) => shown.has(stage));
  const zone = tournament.timeZone;
  const wallMinutes = zone ? planMinutes(tournament.startDate, wallTimeAt(instant, zone)) : null;
  const expected = wallMinutes === null ? null : expectedTimes(plan, { instant, minutes: wallMinutes });
  const timeFor = getTimes(tournament, all);
  const getSideName = createSideNames(source, words, plan.brackets);

  /** "Final", "B bracket, Final", "Main round"; empty for a game of the first groups. */
  const getRoundName = ({ stage, level, roundId }: PlannedGame): string => {
    const planned = plan.brackets.get(stage);
    const round = planned && level && roundId && words.round(roundName(planned.bracket.template, level, roundId));
    return [shown.get(stage), round].filter(Boolean).join(', ');
  };

  const toEvent = (game: PlannedGame): CalendarEvent | null => {
    const plays = team !== null && game.teams.includes(team.id);
    const isDuty = team !== null && game.refereeTeam === team.id;
    if (team && !plays && !isDuty) return null;
    const late = getStartToShow(game, expected?.get(game.id));
    const start = late ?? game.start;
    const { courtLetter: letter } = game;
    const sides = words.text('game', { one: getSideName(game, 0), other: getSideName(game, 1) });
    const round = getRoundName(game);
    const title = round ? words.text('inRound', { round, game: sides }) : sides;
    const name = isDuty ? words.text('duty', { game: title }) : title;
    const court = words.text('court', { letter });
    return {
      uid: `${isDuty ? 'duty.' : ''}${game.kind}.${game.id}.${tournament.id}@courtside`,
      start: timeFor(game, start),
      end: timeFor(game, start + game.length),
      title: words.text('onCourt', { game: name, letter }),
      description: [
        tournament.name,
        ...(game.referee && !isDuty ? [words.text('referee', { name: game.referee })] : []),
        ...(start === game.home.start ? [] : [words.text('planned', { time: toScheduleTime(game.home.start).time })]),
      ].join('\n'),
      place: [court, placeOn([...stages.filter(({ id }) => id === game.stage), ...stages], game.day) || tournament.location]
        .filter(Boolean)
        .join(', '),
      address: `${address}#${game.kind === 'match' ? 'match' : 'game'}-${game.id}`,
      // Visitors do not come to a game that was decided without play.
      state: /forfeit|cancelled/i.test(game.state.play?.ending ?? '') ? 'CANCELLED' : game.hasTeams ? 'CONFIRMED' : 'TENTATIVE',
      isBusy: team !== null,
      // Lateness grows with time and is not stored, so the current step of time is the revision.
      changedAt: late === null ? changedAt : Math.max(changedAt, Math.floor(instant / STEP) * STEP),
    };
  };

  return {
    name: team
      ? words.text('teamName', { team: team.name, tournament: tournament.name })
      : words.text('name', { tournament: tournament.name }),
    events: [wholeEvent(source), ...all.sort(byTime).flatMap((game) => toEvent(game) ?? [])],
    refreshMinutes: REFRESH_MINUTES,
  };
}

const byTime = (a: PlannedGame, b: PlannedGame): number => a.start - b.start || a.court - b.court;
