import { BYE, finalRanking, getGameState, type Bracket, type GameResult } from '../brackets';
import { previewResult, storedChanges } from '../brackets/making';
import { gameId, matchId, type BracketGame, type BracketType, type GameId, type Match } from '../entities';
import { seededRandom, type Random } from '../random';
import { at, createBracketDay, groupDay, createTeamIds, type StoredDay } from './day.testkit';
import {
  applyChange,
  changePlan,
  dayNow,
  decide,
  expectedTimes,
  getPhase,
  plannedDay,
  playableBracket,
  previewCorrection,
  storedPlan,
  transitions,
  type CourtOfDay,
  type DayAction,
  type DayActionKind,
  type DayGame,
  type DayPlan,
  type PlanChange,
  type PlannedGame,
  type PlanNow,
  type StoredPlan,
} from '.';
import { listCourts, listDays } from './courts-of-day';
import { isAhead, isOver } from './plan-types';
import { sizesBetween } from '../sizes.testkit';

/* Random whole days of play: every format and number of teams, with pauses, forfeits, canceled games, corrections, and changed plans. */

const TYPES: readonly BracketType[] = ['single', 'double', 'singleHayes', 'doubleHayes'];
const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!;
const upTo = (most: number, random: Random): number => Math.floor(random() * (most + 1));
const layout = ({ courts, resumeAt }: DayPlan): string =>
  JSON.stringify([resumeAt, courts.map(({ isClosed, games }) => [isClosed, games.map(({ id, start }) => `${id} ${start}`)])]);

class Day {
  now: PlanNow;
  stored: StoredPlan | null = null;
  changes = 0;
  goals = 0;
  plan: DayPlan;
  bracket: Bracket | null = null;

  constructor(
    readonly day: StoredDay,
    readonly teams: number,
    readonly random: Random,
  ) {
    this.now = this.nowAt(535);
    this.plan = this.read();
  }

  nowAt = (minutes: number): PlanNow => ({ minutes, instant: at(minutes) });
  read(): DayPlan {
    this.bracket ??= playableBracket(this.day.tournament, this.day.games);
    return (this.plan = this.planOf(this.stored));
  }
  planOf = (stored: StoredPlan | null): DayPlan => plannedDay({ ...this.day, bracket: this.bracket, stored, teams: [] });

  /** Plays until every game is over. */
  play(): void {
    for (let tick = 0; [...this.read().games.values()].some((game) => !isOver(game)); tick += 1) {
      if (tick > 40 * (this.plan.games.size + 10)) throw new Error('The day does not end');
      if (this.random() < 0.07) this.changePlan();
      if (this.random() < 0.03) this.correct();
      const left = [...this.plan.games.values()].filter((game) => !isOver(game));
      const day = Math.min(...left.map((game) => game.day));
      for (const court of listCourts(this.plan, day)) this.act(court);
      const next = Math.min(...left.filter(isAhead).map(({ start }) => start));
      const minutes = this.now.minutes + 4 + upTo(10, this.random);
      this.now = this.nowAt(next !== Infinity && next > minutes + 60 && left.every(isAhead) ? next - 5 : minutes);
    }
  }

  /** Does what scorekeepers and organizers do on a court until they turn to another one. */
  act({ current, queue }: CourtOfDay): void {
    const game = current && !current.hasTeams ? (queue.find(({ hasTeams }) => hasTeams) ?? current) : current;
    for (let most = 7; game?.hasTeams && most > 0; most -= 1) {
      const state = (game.kind === 'match' ? this.day.matches.get(matchId(game.id)) : this.day.games?.get(gameId(game.id)))!;
      this.tryAll(state);
      const action = this.next({ ...game, state, phase: getPhase(state) });
      if (!action) return;
      this.do(game.id, action);
    }
  }

  next({ phase, state, kind }: PlannedGame): DayAction | null {
    const { random } = this;
    const winner = (team1Score: number, team2Score: number) =>
      kind === 'bracket' && team1Score === team2Score ? pick([1, 2] as const, random) : null;
    const end = { kind: 'end', ending: 'played', winner: winner(state.team1Score ?? 0, state.team2Score ?? 0) } as const;
    const goal = {
      kind: 'goal',
      goal: { id: `g${(this.goals += 1)}`, side: pick([1, 2] as const, random), at: this.now.instant, player: '' },
    } as const;
    switch (phase) {
      case 'planned':
        if (random() < 0.04)
          return { kind: 'forfeit', ending: pick(['forfeitByTeam1', 'forfeitByTeam2', 'doubleForfeit'] as const, random) };
        return { kind: random() < 0.03 ? 'cancel' : 'call' };
      case 'called':
        return random() < 0.1 ? { kind: 'uncall' } : { kind: 'start', length: 12 };
      case 'playing':
        return random() < 0.15 ? { kind: 'pause' } : random() < 0.5 ? goal : end;
      case 'paused':
        return random() < 0.1 ? { kind: 'forfeit', ending: 'forfeitByTeam2' } : { kind: 'resume' };
      case 'finished':
        return { kind: random() < 0.05 && state.play?.clock ? 'reopen' : 'confirm' };
      default:
        return null;
    }
  }

  othersWait(id: string): boolean {
    const { bracket } = this;
    const game = bracket?.template.games[bracket.template.indexOf.get(gameId(id)) ?? -1];
    return game !== undefined && (game.winnerTo !== null || game.loserTo !== null);
  }

  do(id: string, action: DayAction): void {
    const { games, matches } = this.day;
    const isBracket = games?.has(gameId(id)) ?? false;
    const before = isBracket ? games!.get(gameId(id))! : matches.get(matchId(id))!;
    const bracket = isBracket ? this.bracket! : null;
    const hasTeams = bracket === null || ['ready', 'decided'].includes(getGameState(bracket, id).status);
    const verdict = decide(before, action, { isBracket, hasTeams, othersWait: isBracket && this.othersWait(id) });
    if (!verdict.allowed || !hasTeams) return;
    const after = applyChange<Match | BracketGame>(before, verdict.change, this.now.instant);
    if (!bracket) return void matches.set(matchId(id), after as Match);
    // An action that changes no result changes no bracket.
    const settles = verdict.change.ending !== undefined;
    const next = settles ? previewResult(bracket, id, getResult(after, getGameState(bracket, id).slots)) : null;
    if (next && next.cleared.length > 0) return;
    games!.set(gameId(id), after as BracketGame);
    if (!next || next.changed.length === 0) return;
    this.bracket = next.bracket;
    this.write(storedChanges(games!, next.bracket), id);
  }

  write(changes: ReadonlyMap<GameId, Partial<BracketGame>>, own: string): void {
    for (const [id, fields] of changes) {
      const { team1Score: _, team2Score: __, ...places } = fields;
      this.day.games!.set(id, { ...this.day.games!.get(id)!, ...(id === own ? places : fields) });
    }
  }

  /** Tries each action, and checks that it does what the table says, or is refused for a reason of the game. */
  tryAll(game: DayGame): void {
    const phase = getPhase(game);
    for (const kind of [
      'call',
      'uncall',
      'unstart',
      'pause',
      'resume',
      'confirm',
      'unconfirm',
      'reopen',
      'cancel',
    ] as const satisfies DayActionKind[]) {
      const verdict = decide(game, { kind });
      const entry = transitions[phase][kind];
      if (entry in transitions) continue;
      if (verdict.allowed || verdict.reason !== entry) throw new Error(`${kind} of a ${phase} game`);
    }
  }

  correct(): void {
    const over = [...this.plan.games.values()].filter((game) => isOver(game) && game.hasTeams);
    if (over.length === 0) return;
    const { id, kind } = pick(over, this.random);
    const [team1Score, team2Score] = [upTo(4, this.random), upTo(4, this.random)];
    const winner = kind === 'bracket' && team1Score === team2Score ? pick([1, 2] as const, this.random) : null;
    const source = { ...this.day, teams: createTeamIds(this.teams).map((team) => ({ id: team })) };
    const verdict = previewCorrection(source, { stage: kind, id }, { kind: 'correct', team1Score, team2Score, winner });
    if (!verdict.allowed) return;
    const { keep, carry } = verdict.correction;
    const { games } = this.random() < 0.5 && keep ? keep : carry;
    for (const { id: one, fields, play } of games) {
      if (kind === 'match')
        this.day.matches.set(matchId(one), { ...this.day.matches.get(matchId(one))!, ...(fields as object), play: play ?? undefined });
      else this.day.games!.set(gameId(one), { ...this.day.games!.get(gameId(one))!, ...(fields as object), ...(play ? { play } : {}) });
    }
    this.bracket = null;
    if (kind === 'bracket') expect(storedChanges(this.day.games!, playableBracket(this.day.tournament, this.day.games)!).size).toBe(0);
    this.read();
  }

  changePlan(): void {
    const { random, plan, now } = this;
    const court = upTo(plan.courts.length, random);
    const ids = [...plan.games.keys()];
    const change: PlanChange = pick<() => PlanChange>(
      [
        () => ({ kind: 'late', minutes: upTo(60, random) - 15, court: random() < 0.5 ? null : court }),
        () => ({ kind: 'stop', resumeAt: Math.ceil(now.minutes) + upTo(60, random) }),
        () => ({ kind: 'resume' }),
        () => ({ kind: 'closeCourt', court }),
        () => ({ kind: 'openCourt', court }),
        () => ({ kind: 'swap', one: pick(ids, random), other: pick(ids, random) }),
        () => ({ kind: random() < 0.2 ? 'tomorrow' : 'resume' }),
      ],
      random,
    )();
    const verdict = changePlan(plan, change, now);
    if (!verdict.allowed) return;
    this.changes += 1;
    const seen = this.stored;
    this.stored = storedPlan(verdict.plan);
    const after = this.read();
    // DP-18: the stored plan reads back as shown, and restoring the earlier plan gives the earlier plan.
    expect(layout(after)).toBe(layout(verdict.plan));
    expect(layout(this.planOf(seen))).toBe(layout(plan));
    this.check(plan, after, change);
    const known = new Set(verdict.effect.before.doubleBookings.map(({ games }) => [...games].sort().join()));
    expect(verdict.effect.after.doubleBookings.filter(({ games }) => !known.has([...games].sort().join()))).toEqual([]);
  }

  check(before: DayPlan, after: DayPlan, change: PlanChange): void {
    const problems: string[] = [];
    const lanes = after.courts.flatMap(({ court, games }) => games.map((game) => [court, game] as const));
    if (lanes.length !== before.games.size || new Set(lanes.map(([, { id }]) => id)).size !== before.games.size)
      problems.push('not each game once');
    for (const [court, game] of lanes) {
      const old = before.games.get(game.id)!;
      if (court !== game.court) problems.push(`${game.id} on another court`);
      if (!isAhead(game) && (old.court !== game.court || old.start !== game.start)) problems.push(`${game.id} has begun and moved`);
      if (isAhead(game) && after.courts[court]!.isClosed) problems.push(`${game.id} on a closed court`);
      if (!isAhead(game)) continue;
      for (const id of game.after) {
        const feeder = after.games.get(id);
        if (feeder && isAhead(feeder) && feeder.start + feeder.length > game.start) problems.push(`${game.id} before ${id}`);
      }
    }
    const expected = expectedTimes(after, this.now);
    const busy = new Map<string, number>();
    for (const { games } of after.courts) {
      const ahead = games.filter(isAhead);
      ahead.forEach((game, place) => {
        const one = expected.get(game.id);
        const following = expected.get(ahead[place + 1]?.id ?? '');
        if (!one || one.start < game.start) problems.push(`${game.id} is expected before its time`);
        if (one && following && following.start < one.end) problems.push(`${ahead[place + 1]?.id} is expected before ${game.id} ends`);
      });
    }
    const day = dayNow(after, this.now);
    const played = [...after.games.values()]
      .filter((game) => isAhead(game) && game.day === day)
      .sort((a, b) => expected.get(a.id)!.start - expected.get(b.id)!.start);
    for (const { id, teams } of played)
      for (const team of teams.filter((one) => one !== 'TBD')) {
        if (expected.get(id)!.start < (busy.get(team) ?? 0)) problems.push(`${team} is expected twice`);
        busy.set(team, expected.get(id)!.end);
      }
    if (problems.length > 0) throw new Error(`${JSON.stringify(change)} at ${this.now.minutes}: ${problems.slice(0, 5).join('; ')}`);
  }
}

function getResult({ team1Score, team2Score, play }: Match | BracketGame, slots: readonly string[]): GameResult {
  const named = (side: 1 | 2) => ({ team1Score: null, team2Score: null, winner: slots[side - 1] as GameResult['winner'] & string });
  if (play?.ending === 'forfeitByTeam1') return named(2);
  if (play?.ending === 'forfeitByTeam2') return named(1);
  if (play?.state !== 'finished') return { team1Score: null, team2Score: null };
  if (play.ending === 'cancelled' || play.ending === 'doubleForfeit') return { team1Score: null, team2Score: null, winner: BYE };
  const winner = team1Score === team2Score && play.winner ? slots[play.winner - 1]! : null;
  return { team1Score, team2Score, winner: winner as GameResult['winner'] & string };
}

const courtsFor = (count: number): number => 1 + (count % 6);

describe.each(sizesBetween(2))('a day of %i teams', (count) => {
  const random = seededRandom(count);

  it('DP-24 groups: every game ends, and the plan keeps its promises whatever happens', () => {
    const day = new Day(groupDay(count, courtsFor(count), {}, 1 + (count % 2), 4), count, random);
    day.play();
    expect([...day.plan.games.values()].every(isOver)).toBe(true);
    expect(listDays(day.plan).length).toBeGreaterThan(0);
  });

  // Two types for each large number, and the largest in turn: small numbers show nearly all faults.
  const types = TYPES.filter(
    (type, index) => count >= (type.endsWith('Hayes') ? 6 : 4) && (count <= 16 || (index + count) % (count > 32 ? 4 : 2) === 0),
  );
  if (types.length === 0) return;
  it.each(types)('DP-24 a %s bracket: every game ends, and the plan keeps its promises', (type) => {
    const day = new Day(createBracketDay(type, count, courtsFor(count)), count, random);
    day.play();
    const bracket = playableBracket(day.day.tournament, day.day.games)!;
    expect(finalRanking(bracket).complete).toBe(true);
  });
});
