import { limits } from '../limits';
import { courtLetter, toMinutes, MINUTES_PER_DAY, toScheduleTime } from '../schedule';
import { dayNow, getGameEnd, runCourts } from './expected-times';
import { placeAt, withGames } from './place';
import { planEffect, type PlanEffect } from './plan-effect';
import { hasCourt, isAhead, isOn, isOver, isStopped, type DayPlan, type PlanNow, type PlannedGame } from './plan-types';
import { plannedBreak, playThrough, Timeline, type GetBreak, type GameEnd } from './play-through';
import { spread } from './spread';

/** A change of the plan of a day. Times are minutes from the midnight before the first day. */
export type PlanChange =
  /** Delays everything that has not begun today, on one court or on all (null), by a number of minutes; negative is earlier. */
  | { readonly kind: 'late'; readonly minutes: number; readonly court: number | null }
  /** Stops everything. During a stop, it sets another time at which play continues. */
  | { readonly kind: 'stop'; readonly resumeAt: number }
  /** Play continues now. */
  | { readonly kind: 'resume' }
  | { readonly kind: 'closeCourt'; readonly court: number }
  /** Opens a closed court, or adds the next one. */
  | { readonly kind: 'openCourt'; readonly court: number }
  /** Swaps the places of two games. */
  | { readonly kind: 'swap'; readonly one: string; readonly other: string }
  /** Games that have not begun today are played tomorrow, before what is planned then. */
  | { readonly kind: 'tomorrow' };

/** The reason why a change of the plan is impossible. */
export type PlanReason =
  | 'notMinutes'
  | 'noSuchCourt'
  | 'alreadyClosed'
  | 'alreadyOpen'
  | 'lastCourt'
  /** The next day has fewer courts. */
  | 'fewerCourts'
  | 'noSuchGame'
  | 'sameGame'
  | 'gameOver'
  | 'gameOn'
  /** A bracket game would be played before one that it waits for. */
  | 'beforeFeeder'
  | 'resumeInPast'
  | 'resumeTooFar'
  | 'notStopped'
  /** There is no game left to move. */
  | 'nothingLeft';

export type PlanVerdict =
  | { readonly allowed: true; readonly plan: DayPlan; readonly effect: PlanEffect }
  | { readonly allowed: false; readonly reason: PlanReason };

/** The largest delay of a day in minutes, and of a stop in hours. */
const LATEST = 12 * 60;
const EARLIEST = -4 * 60;

/**
 * Returns the plan after a change and the effect of the change, for a preview, or the reason why it is impossible. Games that have begun or
 * are over stay in place. A change never puts a team into two games at once, nor a bracket game before those that feed it: it delays moved
 * games instead.
 */
export function changePlan(plan: DayPlan, change: PlanChange, now: PlanNow): PlanVerdict {
  const changed = changedPlan(plan, change, { ...now, minutes: Math.ceil(now.minutes) });
  return typeof changed === 'string'
    ? { allowed: false, reason: changed }
    : { allowed: true, plan: changed, effect: planEffect(plan, changed, now) };
}

function changedPlan(plan: DayPlan, change: PlanChange, now: PlanNow): DayPlan | PlanReason {
  switch (change.kind) {
    case 'late':
      return late(plan, change.minutes, change.court, now);
    case 'stop':
      return stop(plan, change.resumeAt, now);
    case 'resume':
      return isStopped(plan, now) ? shifted({ ...plan, resumeAt: null }, now.minutes - plan.resumeAt!, now) : 'notStopped';
    case 'closeCourt':
      return closeCourt(plan, change.court, now);
    case 'openCourt':
      return openCourt(plan, change.court, now);
    case 'swap':
      return swap(plan, change.one, change.other, now);
    case 'tomorrow':
      return tomorrow(plan, now);
  }
}

const aheadOn = (plan: DayPlan, day: number | null): PlannedGame[] =>
  [...plan.games.values()].filter((game) => game.day === day && isAhead(game));

function late(plan: DayPlan, minutes: number, court: number | null, now: PlanNow): DayPlan | PlanReason {
  if (!Number.isInteger(minutes) || minutes === 0 || minutes > LATEST || minutes < EARLIEST) return 'notMinutes';
  if (court !== null && !plan.courts[court]) return 'noSuchCourt';
  return shifted(plan, minutes, now, court);
}

/**
 * Returns the plan with everything that has not begun today moved by a number of minutes, but not before now, the end of a stop, or the end
 * of games on court.
 */
function shifted(plan: DayPlan, minutes: number, now: PlanNow, court: number | null = null): DayPlan | PlanReason {
  const games = aheadOn(plan, dayNow(plan, now)).filter((game) => court === null || game.court === court);
  // Every game may be on court when play stops.
  if (games.length === 0) return court === null && plan.resumeAt !== null ? plan : 'nothingLeft';
  const isRun = runCourts(plan);
  const earliest = createEarliest(plan, now);
  const floor = (game: PlannedGame) => earliest(game, isRun(game) ? now.minutes : minutes < 0 ? Math.min(now.minutes, game.start) : 0);
  return retimed(
    plan,
    games.map((game) => placeAt(game, { court: game.court, start: Math.ceil(Math.max(game.start + minutes, floor(game))) })),
  );
}

/** Returns when a game can begin: after the games on court, the break that follows them, and a stop; not before `soonest`. */
function createEarliest(plan: DayPlan, now: PlanNow): (game: PlannedGame, soonest: number) => number {
  const resumeAt = plan.resumeAt ?? 0;
  const begun = new Timeline(listEnds(plan, now, resumeAt), ({ interval }) => interval);
  return (game, soonest) => begun.earliest(game, game.court, Math.max(resumeAt, soonest));
}

/** Returns the expected ends of the games that have begun. During a stop, those on court wait. */
function listEnds({ games }: DayPlan, now: PlanNow, resumeAt: number): GameEnd[] {
  const isHeld = resumeAt > now.minutes;
  return [...games.values()].flatMap((game) => getGameEnd(isHeld && isOn(game) ? held(game, now) : game, now, resumeAt) ?? []);
}

function held(game: PlannedGame, { instant }: PlanNow): PlannedGame {
  const { play } = game.state;
  if (!play?.clock) return game;
  const clock = { ...play.clock, pausedAt: play.clock.pausedAt ?? instant };
  return { ...game, state: { ...game.state, play: { ...play, clock } } };
}

function stop(plan: DayPlan, resumeAt: number, now: PlanNow): DayPlan | PlanReason {
  if (!(resumeAt > now.minutes)) return 'resumeInPast';
  if (resumeAt > now.minutes + LATEST) return 'resumeTooFar';
  if (dayNow(plan, now) === null) return 'nothingLeft';
  const since = isStopped(plan, now) ? plan.resumeAt! : now.minutes;
  return shifted({ ...plan, resumeAt: Math.ceil(resumeAt) }, Math.ceil(resumeAt) - since, now);
}

function closeCourt(plan: DayPlan, court: number, now: PlanNow): DayPlan | PlanReason {
  const lane = plan.courts[court];
  if (!lane) return 'noSuchCourt';
  if (lane.isClosed) return 'alreadyClosed';
  const open = plan.courts.filter((one) => one !== lane && !one.isClosed);
  const days = lane.games.filter(isAhead).map(({ day }) => day);
  if (open.length === 0 || !days.every((day) => open.some((one) => hasCourt(plan, day, one.court)))) return 'lastCourt';
  const closed = { ...plan, courts: plan.courts.map((one) => (one === lane ? { ...one, isClosed: true } : one)) };
  return spread(closed, lane.games.filter(isAhead), spreadNow(plan, now));
}

/** Moves games to an opened court where they can begin earlier, but not before the time of the schedule. */
function openCourt(plan: DayPlan, court: number, now: PlanNow): DayPlan | PlanReason {
  const lane = plan.courts[court];
  if (lane ? !lane.isClosed : court !== plan.courts.length || court >= limits.times.maximumCourts)
    return lane ? 'alreadyOpen' : 'noSuchCourt';
  const courts = lane
    ? plan.courts.map((one) => (one === lane ? { ...one, isClosed: false } : one))
    : [...plan.courts, { court, letter: courtLetter(court), isClosed: false, games: [] }];
  const bound = ({ start, home, day }: PlannedGame) => (home.day === day ? Math.min(start, home.start) : start);
  return spread({ ...plan, courts }, [], { ...spreadNow(plan, now), bound, opened: [court] });
}

function spreadNow(plan: DayPlan, now: PlanNow) {
  const from = Math.max(now.minutes, isStopped(plan, now) ? plan.resumeAt! : 0);
  return { from, begun: listEnds(plan, now, from) };
}

function swap(plan: DayPlan, one: string, other: string, now: PlanNow): DayPlan | PlanReason {
  const [first, second] = [plan.games.get(one), plan.games.get(other)];
  if (!first || !second) return 'noSuchGame';
  if (first === second) return 'sameGame';
  if ([first, second].some(isOver)) return 'gameOver';
  if (![first, second].every(isAhead)) return 'gameOn';
  const swapped = [placeAt(first, second), placeAt(second, first)];
  const after = new Map(swapped.map((game) => [game.id, game]));
  const at = (id: string) => after.get(id) ?? plan.games.get(id);
  const isTooEarly = (game: PlannedGame) =>
    game.after.some((id) => {
      const feeder = at(id);
      return feeder && !isOver(feeder) && feeder.start + feeder.length > game.start;
    });
  const touched = [
    ...swapped,
    ...[...plan.games.values()].filter(({ after: feeders }) => feeders.includes(one) || feeders.includes(other)),
  ];
  if (touched.some((game) => !isOver(game) && isTooEarly(at(game.id) ?? game))) return 'beforeFeeder';
  const earliest = createEarliest(plan, now);
  const isRun = runCourts(plan);
  return retimed(plan, swapped, (game) => earliest(game, isRun(game) ? now.minutes : 0));
}

function tomorrow(plan: DayPlan, now: PlanNow): DayPlan | PlanReason {
  const day = dayNow(plan, now);
  const games = aheadOn(plan, day);
  if (day === null || games.length === 0) return 'nothingLeft';
  if (!games.every(({ court }) => hasCourt(plan, day + 1, court))) return 'fewerCourts';
  const then = aheadOn(plan, day + 1);
  const ofDay = [...plan.games.values()].filter((game) => game.day === day);
  // Start at the time that is planned for tomorrow, or at the time when this day began.
  const begin =
    then.length > 0
      ? Math.min(...then.map(({ start }) => start))
      : (day + 1) * MINUTES_PER_DAY + toMinutes(toScheduleTime(Math.min(...ofDay.map(({ home }) => home.start))).time);
  const first = Math.min(...games.map(({ start }) => start));
  const moved = games.map((game) => placeAt(game, { court: game.court, start: begin + game.start - first }));
  const queues = plan.courts.map(({ court }) => [...moved, ...then].filter((game) => game.court === court));
  const starts = playThrough({
    queues: queues.map((own) => [
      ...own.filter(({ id }) => plan.games.get(id)!.day === day).sort((a, b) => a.start - b.start),
      ...own.filter(({ id }) => plan.games.get(id)!.day !== day),
    ]),
    wanted: (game) => (plan.games.get(game.id)!.day === day ? begin : game.start),
    breakOf: breakIn(plan),
  });
  return withGames({ ...plan, resumeAt: null }, put([...moved, ...then], starts));
}

/**
 * Returns the plan with games in their new places, and delays the games after them as needed. Each court continues in the order of its
 * starts.
 * @param floor the earliest start of a changed game whose new place does not set it
 */
function retimed(plan: DayPlan, changed: readonly PlannedGame[], floor: (game: PlannedGame) => number = ({ start }) => start): DayPlan {
  const isChanged = new Set(changed.map(({ id }) => id));
  const firstDay = Math.min(...changed.map(({ day }) => day));
  const wanted = withGames(plan, changed);
  const games = [...wanted.games.values()].filter((game) => game.day >= firstDay);
  const ahead = games.filter(isAhead);
  const starts = playThrough({
    queues: wanted.courts.map(({ games: own }) => own.filter((game) => game.day >= firstDay && isAhead(game))),
    wanted: (game) => Math.max(game.start, isChanged.has(game.id) ? floor(game) : 0),
    breakOf: breakIn(plan),
    begun: games.filter(isOn).map((game) => ({ game, end: game.start + game.length })),
  });
  return withGames(wanted, put(ahead, starts));
}

/** Breaks keep the length that they had before the change. */
const breakIn =
  ({ games }: DayPlan): GetBreak =>
  (before, game) =>
    plannedBreak(games.get(before.id) ?? before, games.get(game.id) ?? game);

const put = (games: readonly PlannedGame[], starts: ReadonlyMap<string, number>): PlannedGame[] =>
  games.map((game) => placeAt(game, { court: game.court, start: Math.ceil(starts.get(game.id) ?? game.start) }));
