import { BYE, TBD, getGameState, type Bracket, type GameResult, type GameState } from '../brackets';
import { isTeam } from '../brackets/game-state';
import { previewResult, storedChanges, type StoredGame } from '../brackets/making';
import {
  sortedDayIds,
  type BracketGame,
  type DayId,
  type GameId,
  type GamePlay,
  type GroupId,
  type MatchId,
  type Team,
  type TeamId,
} from '../entities';
import { listEndedGames } from '../entities/series';
import { hasBracket } from '../permissions';
import { seedsFromStandings } from '../seeding';
import { fedBy, listStages, type BracketStage, type GroupsStage, type StageSource } from '../stages';
import { tournamentStandings, type GroupTable } from '../standings';
import { applyChange } from './apply-change';
import type { DayAction, DayContext } from './actions';
import { decide } from './decide';
import { hasResult, type DayGame } from './phase';
import { playableBracket } from './planned-day';
import type { DayReason } from './transitions';

/** The data that a correction is computed from: all stored games of the tournament. */
export interface CorrectionSource extends StageSource {
  readonly teams: readonly Pick<Team, 'id'>[];
}

/** An action that corrects a result. `clear` removes it, with the goals and the clock: the game is to be played. */
export type CorrectingAction =
  | Extract<DayAction, { readonly kind: 'correct' | 'forfeit' }>
  | { readonly kind: 'cancel' }
  | { readonly kind: 'clear' };

/** A team whose place in its group changes. */
export interface PlaceChange {
  readonly groupId: GroupId;
  readonly teamId: TeamId;
  readonly from: number;
  readonly to: number;
}

/** A later bracket game that would get other teams. */
export interface BracketGameChange {
  readonly id: GameId;
  readonly from: readonly [string, string];
  readonly to: readonly [string, string];
  /** It has a result, which would be removed. */
  readonly losesResult: boolean;
  /** It is in play: also a series between two of its games. */
  readonly isOn: boolean;
}

/** One game of a correction, as it is to be stored. */
export interface CorrectedGame {
  readonly id: string;
  /** Fields of its entry; for a match, its two scores. */
  readonly fields: Partial<StoredGame>;
  /** Its state, to be written whole with a record in the history; null if it does not change. */
  readonly play: GamePlay | null;
}

/** All writes of one choice, to be saved together. */
export interface CorrectionWrites {
  readonly stage: 'match' | 'bracket';
  readonly games: readonly CorrectedGame[];
}

/** The effects of a correction, and the choices that an organizer has. */
export interface Correction {
  readonly places: readonly PlaceChange[];
  /** Swiss rounds that were drawn after this one: their pairings do not change. */
  readonly laterRounds: readonly DayId[];
  /** A bracket was made from the tables, which would now give other seeds: it does not change. */
  readonly seedsStay: boolean;
  /** Later games that get other teams if the correction is carried through, in the order of play. */
  readonly bracketGames: readonly BracketGameChange[];
  /** A later game has a result, or is in play, between teams that would no longer be in it. If the result is removed, there is no choice. */
  readonly needsChoice: boolean;
  /** How many tapped goals a removed result takes with it, and the results of later games if it is carried through. */
  readonly goalsLost: number;
  /** Carries the result through the bracket: later games get their teams, and lose results of other teams. */
  readonly carry: CorrectionWrites;
  /** Keeps the team that advanced in the later games, as they were played; null if no later game changes, or no team advanced. */
  readonly keep: CorrectionWrites | null;
}

export type CorrectionVerdict =
  | { readonly allowed: true; readonly correction: Correction }
  | { readonly allowed: false; readonly reason: DayReason };

const unplayed: GamePlay = { state: 'planned', ending: null, winner: null, clock: null, goals: [], isConfirmed: false };

/** Previews the correction of a result. Both choices write games of one document, so that a correction is never saved by half. */
export function previewCorrection(
  source: CorrectionSource,
  { stage, id }: { readonly stage: 'match' | 'bracket'; readonly id: string },
  action: CorrectingAction,
): CorrectionVerdict {
  const [groups, bracket] = listStages(source);
  return stage === 'match'
    ? correctMatch(groups, fedBy([bracket], groups.id), source.teams, id as MatchId, action)
    : correctGame(bracket, id as GameId, action);
}

type Corrected<Game> = { readonly allowed: true; readonly after: Game } | { readonly allowed: false; readonly reason: DayReason };

/** Returns the game after the action. */
function correct<Game extends DayGame>(game: Game, action: CorrectingAction, context: DayContext = {}): Corrected<Game> {
  if (action.kind === 'clear') {
    if (game.play?.state === 'playing') return { allowed: false, reason: 'notFinished' };
    if (!hasResult(game)) return { allowed: false, reason: 'notAScore' };
    return { allowed: true, after: { ...game, team1Score: null, team2Score: null, ...(game.play && { play: unplayed }) } };
  }
  const verdict = decide(game, action, context);
  if (!verdict.allowed) return verdict;
  return { allowed: true, after: applyChange(game, verdict.change, game.play?.clock?.startedAt ?? 0) };
}

/** @param fed the stages that take teams by rank from this one */
function correctMatch(
  stage: GroupsStage,
  fed: readonly BracketStage[],
  teams: CorrectionSource['teams'],
  id: MatchId,
  action: CorrectingAction,
): CorrectionVerdict {
  const match = stage.games.get(id);
  if (!match) return { allowed: false, reason: 'teamsUnknown' };
  const verdict = correct(match, action);
  if (!verdict.allowed) return verdict;
  const { after } = verdict;
  const [old, now] = [stage.games, new Map(stage.games).set(id, after)].map((all) => tournamentStandings(stage, teams, all)) as [
    Tables,
    Tables,
  ];
  const carry: CorrectionWrites = { stage: 'match', games: [{ id, fields: getScores(after), play: after.play ?? null }] };
  return {
    allowed: true,
    correction: {
      places: placeChanges(old, now),
      laterRounds: laterRounds(stage, id),
      seedsStay: fed.some((later) => hasBracket(later) && getSeeds(old, later) !== getSeeds(now, later)),
      bracketGames: [],
      needsChoice: false,
      goalsLost: countLostGoals(carry, stage.games),
      carry,
      keep: null,
    },
  };
}

type Tables = readonly GroupTable[];

/**
 * Returns the teams that would be in the existing bracket, by seed: its number of teams, its type, and without teams that had left before.
 */
function getSeeds(
  tables: Tables,
  { bracketSeeds, bracketType: type, bracketUpperSize, bracketDrops: drops, withdrawnTeamIds }: BracketStage,
): string {
  const isIn = (id: TeamId) => bracketSeeds.includes(id) || !withdrawnTeamIds.includes(id);
  const playing = tables.map(({ groupId, rows }) => ({ groupId, rows: rows.filter(({ teamId }) => isIn(teamId)) }));
  const size = bracketSeeds.length || Infinity;
  const upperSize = bracketUpperSize === null ? {} : { upperSize: bracketUpperSize };
  try {
    return seedsFromStandings({ tables: playing, size, bracket: { type, drops, ...upperSize } }).join();
  } catch {
    // No bracket can be made of the stored fields, so compare the order of the tables instead.
    return playing.flatMap(({ rows }) => rows.map(({ teamId }) => teamId)).join();
  }
}

const getScores = ({ team1Score, team2Score }: DayGame) => ({ team1Score, team2Score });

function placeChanges(old: Tables, now: Tables): PlaceChange[] {
  return now.flatMap(({ groupId, rows }, group) => {
    const before = new Map(old[group]?.rows.map(({ teamId, rank }) => [teamId, rank]));
    return rows.flatMap(({ teamId, rank }) => {
      const from = before.get(teamId) ?? rank;
      return from === rank ? [] : [{ groupId, teamId, from, to: rank }];
    });
  });
}

function laterRounds({ schedule, scheduleType }: GroupsStage, id: MatchId): DayId[] {
  if (scheduleType !== 'swissRounds') return [];
  const rounds = sortedDayIds(schedule);
  const own = rounds.findIndex((round) => schedule[round]?.includes(id));
  return own < 0 ? [] : rounds.slice(own + 1).filter((round) => (schedule[round] ?? []).some((entry) => entry !== 'break'));
}

function correctGame(stage: BracketStage, id: GameId, action: CorrectingAction): CorrectionVerdict {
  const { games } = stage;
  const bracket = playableBracket(stage, games);
  const stored = games?.get(id);
  if (!bracket || !games || !stored || !bracket.template.indexOf.has(id)) return { allowed: false, reason: 'teamsUnknown' };
  const { slots } = getGameState(bracket, id);
  const { winnerTo, loserTo, bestOf } = bracket.template.games[bracket.template.indexOf.get(id)!]!;
  // A team passes a game whose other team has withdrawn: it may have been played before.
  const hasTeams = slots.every(isTeam);
  const verdict = correct(stored, action, {
    isBracket: true,
    hasTeams,
    bestOf,
    // No team waits for a second grand final: it is played only after an upset.
    othersWait: [winnerTo, loserTo].some((later) => later !== null && !bracket.template.games[later]!.onlyAfterUpset),
  });
  if (!verdict.allowed) return verdict;
  if (!hasTeams) return { allowed: false, reason: 'teamsUnknown' };
  const { after } = verdict;
  const change = previewResult(bracket, id, getResult(after, slots as readonly [TeamId, TeamId]));
  const bracketGames = change.changed.flatMap((later): BracketGameChange[] => {
    const [from, to] = [getGameState(bracket, later).slots, getGameState(change.bracket, later).slots];
    const { state, games: ended = [] } = games.get(later)?.play ?? {};
    const isOn = state === 'playing' || (state !== 'finished' && ended.length > 0);
    return later === id || from.join() === to.join() ? [] : [{ id: later, from, to, losesResult: change.cleared.includes(later), isOn }];
  });
  // A template is sorted by level; people expect the order of play.
  const number = (later: GameId) => bracket.template.games[bracket.template.indexOf.get(later)!]!.number ?? 0;
  bracketGames.sort((one, other) => number(one.id) - number(other.id));
  // Without a result no team can be kept.
  const carry = carried(games, change.bracket, id, after, bracketGames);
  const needsChoice = action.kind !== 'clear' && bracketGames.some(({ losesResult, isOn }) => losesResult || isOn);
  return {
    allowed: true,
    correction: {
      ...{ places: [], laterRounds: [], seedsStay: false, bracketGames, needsChoice },
      goalsLost: countLostGoals(carry, games),
      carry,
      // If no team advanced, no team can be kept.
      keep: needsChoice && hasWinner(getGameState(bracket, id)) ? kept(bracket, id, after) : null,
    },
  };
}

const countLostGoals = (carry: CorrectionWrites, stored: ReadonlyMap<string, DayGame>): number =>
  carry.games.reduce((sum, { id, play }) => sum + (play ? (stored.get(id)?.play?.goals.length ?? 0) - play.goals.length : 0), 0);

const hasWinner = ({ winner }: GameState): boolean => winner !== BYE && winner !== TBD;

/**
 * Returns the result as the bracket takes it: a forfeit is a win without goals. After a forfeit of both, or a canceled game, no team
 * advances.
 */
function getResult({ team1Score, team2Score, play }: DayGame, slots: readonly [TeamId, TeamId]): GameResult {
  switch (play?.ending) {
    case 'forfeitByTeam1':
      return { team1Score: null, team2Score: null, winner: slots[1] };
    case 'forfeitByTeam2':
      return { team1Score: null, team2Score: null, winner: slots[0] };
    case 'doubleForfeit':
    case 'cancelled':
      return { team1Score: null, team2Score: null, winner: BYE };
    default: {
      const isLevel = team1Score === team2Score;
      return { team1Score, team2Score, winner: isLevel && play?.winner ? slots[play.winner - 1]! : null };
    }
  }
}

function carried(
  games: ReadonlyMap<GameId, BracketGame>,
  bracket: Bracket,
  id: GameId,
  after: DayGame,
  later: readonly BracketGameChange[],
): CorrectionWrites {
  const changes = storedChanges(games, bracket);
  // A result between other teams is undone together with the game's state.
  const undone = later.flatMap(({ id: game }) => (isUntouched(games.get(game)) ? [] : [game]));
  const written = [id, ...[...changes.keys()].filter((game) => game !== id), ...undone.filter((game) => !changes.has(game))];
  return {
    stage: 'bracket',
    games: written.map((game) => ({
      id: game,
      // A game keeps its goals, even if it was forfeited.
      fields: {
        ...changes.get(game),
        ...(game === id ? getScores(after) : undone.includes(game) ? { team1Score: null, team2Score: null } : {}),
      },
      play: game === id ? (after.play ?? null) : undone.includes(game) ? unplayed : null,
    })),
  };
}

const isUntouched = (game: Partial<Pick<BracketGame, 'play'>> = {}): boolean =>
  (game.play?.state ?? 'planned') === 'planned' && listEndedGames(game).length === 0;

/** Corrects the result and keeps the team that advanced by the old one: three fields name it, see `readBracket`. */
function kept(bracket: Bracket, id: GameId, after: DayGame): CorrectionWrites {
  const { winner, loser, slots } = getGameState(bracket, id);
  const side = winner === slots[0] ? 1 : 2;
  return {
    stage: 'bracket',
    games: [{ id, fields: { ...getScores(after), winner, loser, isOvertime: true }, play: { ...(after.play ?? unplayed), winner: side } }],
  };
}
