import { readBracket, waitsFor, type Bracket, type BracketSource } from '../brackets';
import { sortedDayIds, type BracketGame, type GameId } from '../entities';
import {
  BREAK,
  bracketTimetable,
  courtLetter,
  dayTimetable,
  MINUTES_PER_DAY,
  refereeFinder,
  toScheduleTime,
  type NamedTeam,
} from '../schedule';
import {
  everyStage,
  type BracketStage,
  type FurtherStage,
  type GroupsStage,
  type Stage,
  type StageId,
  type Stages,
  type StageSource,
} from '../stages';
import { getGameLength, type LengthFacts } from './game-length';
import { applyStoredPlan } from './apply-stored-plan';
import { getPhase, type DayGame } from './phase';
import type { DayPlan, PlannedBracket, PlannedGame, StoredPlan } from './plan-types';

/** The data that a plan is made from. */
export interface PlanSource extends StageSource {
  /** As `playableBracket` reads it. */
  readonly bracket: Bracket | null;
  /** The brackets beyond the first, with their games. */
  readonly further?: readonly FurtherStage[];
  /** The stored plan; null if there is none. */
  readonly stored: StoredPlan | null;
  /** The tournament's teams, which a referee's text can name. */
  readonly teams: readonly NamedTeam[];
}

/** Reads the stored bracket; null if there is none. A game in play has no winner yet, whatever its score. */
export function playableBracket(stage: BracketSource, games: ReadonlyMap<GameId, BracketGame> | null): Bracket | null {
  if (!games) return null;
  const settled = [...games].map(([id, game]) =>
    game.play?.state === 'playing' ? ([id, { ...game, team1Score: null, team2Score: null }] as const) : ([id, game] as const),
  );
  return readBracket(stage, new Map(settled)).bracket;
}

/**
 * Returns every game of a tournament's stages with its court and planned start: from the schedule and the bracket's timetable, with the
 * stored plan applied. The plan's entries for deleted games are ignored. Games that the plan does not contain have their place in the
 * schedule, or are on another court if that one is closed.
 */
export const plannedDay = ({ further = [], ...source }: PlanSource): DayPlan => planStages(everyStage(source, further), source);

/** Returns the same for given stages, see `withFurtherGroups`. */
export function planStages(stages: Stages, source: Omit<PlanSource, 'further'>): DayPlan {
  const { tournament, stored } = source;
  const brackets = new Map(stages.flatMap((stage) => (stage.kind === 'bracket' ? listBrackets(stage, source) : [])));
  const planned = stages.map((stage) =>
    stage.kind === 'bracket' ? bracketGames(stage, brackets.get(stage.id)?.bracket) : scheduledGames(stage),
  );
  const reserve = planned.flatMap((stage) => stage.reserve);
  const findReferee = refereeFinder(source.teams);
  const all = planned.flatMap((stage) => stage.games).map((game) => ({ ...game, refereeTeam: findReferee(game) }));
  return { ...applyStoredPlan(all, reserve, tournament, stored, countCourts(stages)), brackets };
}

/** Returns the number of courts of days that have their own: the most of their stages with tables, of which one without its own has all. */
function countCourts(stages: Stages): NonNullable<DayPlan['courtsOn']> {
  const counts: Record<number, number> = {};
  for (const stage of stages)
    if (stage.kind !== 'bracket')
      stage.dates.forEach((day, index) => {
        counts[day] = Math.max(counts[day] ?? 0, stage.scheduleTimes.venues?.[index]?.courts ?? Infinity);
      });
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count < Infinity));
}

function listBrackets(stage: BracketStage, source: Pick<PlanSource, 'bracket'>): [StageId, PlannedBracket][] {
  const bracket = stage.id === 'bracket' ? source.bracket : playableBracket(stage, stage.games);
  return bracket ? [[stage.id, { name: stage.name ?? null, bracket }]] : [];
}

interface Slot {
  readonly court: number;
  /** From the midnight of its day. */
  readonly minutes: number;
  readonly day: number;
}

function placed({ court, minutes, day }: Slot) {
  const start = day * MINUTES_PER_DAY + minutes;
  return { court, start, home: { court, start, day }, courtLetter: courtLetter(court), day, minutes, time: toScheduleTime(minutes).time };
}

function lengthIn(stage: Stage, of: LengthFacts): Pick<PlannedGame, 'length' | 'periods' | 'interval'> {
  const { total, periods, interval } = getGameLength(stage, stage.kind === 'bracket' ? stage.bracketTimes : stage.scheduleTimes, of);
  return { length: total, periods, interval };
}

type UnrefereedGame = Omit<PlannedGame, 'refereeTeam'>;

interface PlannedStage {
  readonly games: UnrefereedGame[];
  readonly reserve: { id: string; court: number }[];
}

function scheduledGames(stage: GroupsStage): PlannedStage {
  const { schedule, scheduleTimes, dates } = stage;
  const games = sortedDayIds(schedule).flatMap((dayId, dayIndex) =>
    dayTimetable(schedule[dayId] ?? [], scheduleTimes, dayIndex).flatMap(({ entry, court, minutes }): UnrefereedGame[] => {
      const match = entry === BREAK ? undefined : stage.games.get(entry);
      if (!match) return [];
      return [
        {
          kind: 'match',
          stage: stage.id,
          id: match.id,
          ...placed({ court, minutes, day: dates[dayIndex] ?? 0 }),
          ...lengthIn(stage, { kind: 'match', dayId }),
          teams: [match.team1Id, match.team2Id],
          hasTeams: true,
          state: match,
          phase: getPhase(match),
          referee: match.referee,
          dayId,
          ...{ level: null, roundId: null, after: [] },
        },
      ];
    }),
  );
  return { games, reserve: [] };
}

function bracketGames(stage: BracketStage, bracket: Bracket | undefined): PlannedStage {
  const planned: UnrefereedGame[] = [];
  const reserve: { id: string; court: number }[] = [];
  if (!bracket) return { games: planned, reserve };
  const { template, states } = bracket;
  const [day = 0] = stage.dates;
  for (const [id, { court, minutes }] of bracketTimetable(template, stage.bracketTimes)) {
    const index = template.indexOf.get(id) ?? -1;
    const [game, state] = [template.games[index], states[index]];
    if (!game || !state || state.status === 'void' || state.status === 'bye') continue;
    if (state.status === 'dormant') {
      reserve.push({ id, court });
      continue;
    }
    const stored = stage.games?.get(id);
    const dayGame: DayGame = stored?.play
      ? { team1Score: stored.team1Score, team2Score: stored.team2Score, play: stored.play }
      : { team1Score: state.scores[0], team2Score: state.scores[1] };
    const { bestOf } = game;
    const lengths = lengthIn(stage, { kind: 'bracket', level: game.level, roundId: game.roundId });
    const feeders = ([0, 1] as const).map((side) => waitsFor(template, id, side));
    planned.push({
      kind: 'bracket',
      stage: stage.id,
      id,
      ...placed({ court, minutes, day }),
      ...lengths,
      ...(bestOf && { bestOf, length: lengths.length * bestOf }),
      teams: [state.slots[0], state.slots[1]],
      hasTeams: state.status !== 'waiting',
      state: dayGame,
      phase: state.status === 'decided' && getPhase(dayGame) === 'planned' ? 'finished' : getPhase(dayGame),
      referee: stored?.referee ?? '',
      dayId: null,
      level: game.level,
      roundId: game.roundId,
      after: feeders.flatMap((feeder) => ('gameId' in feeder ? [feeder.gameId] : [])),
    });
  }
  return { games: planned, reserve };
}
