import { busyTeams, knownTeams, type PlannedGame } from './plan-types';

/** The expected and the planned end of a game. */
export interface GameEnd {
  readonly game: PlannedGame;
  readonly end: number;
}

/** Returns the least minutes between two successive games. */
export type GetBreak = (before: PlannedGame, game: PlannedGame) => number;

/** The input of a walk through the games that are left. */
export interface PlayInput {
  /** Court by court, in the order of play. */
  readonly queues: readonly (readonly PlannedGame[])[];
  /** The earliest start of a game, regardless of other games. */
  readonly wanted: (game: PlannedGame) => number;
  /**
   * Games that are on court or over: the next games on their courts, of their teams and referees, and the games that they feed come after
   * them.
   */
  readonly begun?: readonly GameEnd[];
  /** Minutes between two games on a court, of a team, or of a bracket; those of the plan by default. */
  readonly breakOf?: GetBreak;
}

/** Tracks when courts, teams and feeding games are free, for the games that are placed so far. */
export class Timeline {
  /** The least minutes between two games of a team, if more than the break. */
  rest = 0;
  private readonly courts = new Map<number, GameEnd>();
  private readonly teams = new Map<string, GameEnd>();
  /** When each team that played or refereed is free. */
  private readonly free = new Map<string, number>();
  private readonly ends = new Map<string, GameEnd>();

  constructor(
    begun: readonly GameEnd[],
    private readonly breakOf: GetBreak,
  ) {
    for (const one of begun) this.add(one, one.game.court);
  }

  add(one: GameEnd, court: number): void {
    const later = (before: GameEnd | undefined) => (before && before.end > one.end ? before : one);
    this.courts.set(court, later(this.courts.get(court)));
    for (const team of knownTeams(one.game)) this.teams.set(team, later(this.teams.get(team)));
    for (const team of busyTeams(one.game)) this.free.set(team, Math.max(one.end, this.free.get(team) ?? 0));
    this.ends.set(one.game.id, one);
  }

  /** The earliest start of a game on a court. */
  earliest(game: PlannedGame, court: number, wanted: number): number {
    const after = (before: GameEnd | undefined, rest: number): number =>
      before ? before.end + Math.max(rest, this.breakOf(before.game, game)) : wanted;
    return Math.max(
      wanted,
      after(this.courts.get(court), 0),
      ...knownTeams(game).map((team) => after(this.teams.get(team), this.rest)),
      // A team that referees needs no rest before or after; it only can't be in two places.
      ...busyTeams(game).map((team) => this.free.get(team) ?? wanted),
      ...game.after.map((id) => after(this.ends.get(id), this.rest)),
    );
  }
}

/**
 * Returns the minutes between two games: those of the plan, at most the break of the first; the whole break if the plan has another order.
 */
export function plannedBreak(before: PlannedGame, game: PlannedGame): number {
  const planned = game.start - (before.start + before.length);
  return planned < 0 ? before.interval : Math.min(planned, before.interval);
}

/**
 * Returns when each game starts, one after the other on each court: never before its own time, while one of its teams or its referee is
 * busy, or before a game that it waits for has ended. The court whose next game can start first goes first. Games × courts steps.
 */
export function playThrough({ queues, wanted, begun = [], breakOf = plannedBreak }: PlayInput): ReadonlyMap<string, number> {
  const timeline = new Timeline(begun, breakOf);
  const left = queues.map((games) => [...games]);
  const pending = new Set(queues.flatMap((games) => games.map(({ id }) => id)));
  const starts = new Map<string, number>();
  const isReady = (game: PlannedGame): boolean => !game.after.some((id) => pending.has(id));
  /** Returns the game that can start first, among those that wait for no other game. */
  const first = (games: readonly PlannedGame[]) => {
    let found: { game: PlannedGame; start: number } | undefined;
    for (const game of games) {
      if (!isReady(game)) continue;
      const start = timeline.earliest(game, game.court, wanted(game));
      if (!found || start < found.start || (start === found.start && game.start < found.game.start)) found = { game, start };
    }
    return found;
  };
  while (pending.size > 0) {
    // If all courts wait for games that are behind others, one of those games is played out of turn.
    const found = first(left.flatMap(([head]) => head ?? [])) ?? first(left.flat());
    if (!found) break;
    const { game, start } = found;
    const own = left.find((games) => games[0] === game) ?? left.find((games) => games.includes(game))!;
    own.splice(own.indexOf(game), 1);
    pending.delete(game.id);
    starts.set(game.id, start);
    timeline.add({ game, end: start + game.length }, game.court);
  }
  return starts;
}
