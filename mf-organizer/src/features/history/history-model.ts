import { BYE, hasBracket, hasSchedule, listEndedGames, type GameEnding, type GamePlay, type Tournament } from '@courtside/domain';
import type { HistoryRecord } from '@courtside/firebase';
import { resultText } from '@courtside/tournament-ui';
import { entryRecords } from '../../workspace/entry-records';

/** The fields of a game before or after a change. */
interface RecordedFields {
  readonly team1Score?: number | null;
  readonly team2Score?: number | null;
  readonly team1Id?: unknown;
  readonly team2Id?: unknown;
  readonly state?: string;
  readonly ending?: string | null;
  readonly winner?: unknown;
  readonly clock?: unknown;
  readonly isConfirmed?: unknown;
  readonly games?: unknown;
}

export type HistoryState = 'planned' | 'called' | 'playing' | 'finished';

const isScore = (value: unknown): value is number | null => value === null || typeof value === 'number';
const states: readonly string[] = ['planned', 'called', 'playing', 'finished'];

const knownEndings: readonly unknown[] = [
  'played',
  'overtime',
  'goldenGoal',
  'forfeitByTeam1',
  'forfeitByTeam2',
  'doubleForfeit',
  'cancelled',
];
const isEnding = (value: unknown): value is GameEnding => knownEndings.includes(value);

export const endingIn = ({ ending }: { readonly ending?: unknown }): GameEnding | null => (isEnding(ending) ? ending : null);

const hasScores = (
  fields: RecordedFields,
): fields is RecordedFields & { readonly team1Score: number | null; readonly team2Score: number | null } =>
  isScore(fields.team1Score) && isScore(fields.team2Score);

/** "2 : 1"; null if the scores are not included. */
const getScores = (fields: RecordedFields): string | null => (hasScores(fields) ? resultText(fields.team1Score, fields.team2Score) : null);

const getState = ({ state }: RecordedFields): HistoryState | null =>
  state !== undefined && states.includes(state) ? (state as HistoryState) : null;

/** An event of a game whose result and state did not change. */
export type Moment = 'confirmed' | 'unconfirmed' | 'paused' | 'resumed' | 'clockSet';

/** Returns the event in a record; null if it has none, as for a credited goal. */
export function getMoment({ from, to }: { readonly from: RecordedFields; readonly to: RecordedFields }): Moment | null {
  if (isTold(from.isConfirmed) !== isTold(to.isConfirmed)) return isTold(to.isConfirmed) ? 'confirmed' : 'unconfirmed';
  const [stood, stands] = [isPaused(from), isPaused(to)];
  if (stood !== stands) return stands ? 'paused' : 'resumed';
  return isClock(from.clock) && isClock(to.clock) && from.clock.playedMs !== to.clock.playedMs ? 'clockSet' : null;
}

const isTold = (value: unknown): boolean => value === true;

const isClock = (clock: unknown): clock is { readonly playedMs?: unknown } => typeof clock === 'object' && clock !== null;

const isPaused = ({ clock }: RecordedFields): boolean =>
  typeof clock === 'object' && clock !== null && 'pausedAt' in clock && typeof clock.pausedAt === 'number';

/** Returns what a change of a game has changed: its result, its state, or both. */
export function getChange({ from, to }: Pick<HistoryRecord, 'from' | 'to'>): {
  readonly scores: readonly [string, string] | null;
  readonly states: readonly [HistoryState, HistoryState] | null;
  /** How it ended, if that changed, or if it was not simply played; null while it had not ended. */
  readonly endings: readonly [GameEnding | null, GameEnding | null] | null;
} {
  const [before, after] = [getScores(from), getScores(to)];
  const [was, is] = [getState(from), getState(to)];
  const endings = [endingIn(from), endingIn(to)] as const;
  const isTold = endings.every((one) => one !== null) || endings.some((one) => one !== null && one !== 'played');
  return {
    scores: before !== null && after !== null && before !== after ? [before, after] : null,
    states: was && is && was !== is ? [was, is] : null,
    endings: isTold && endings[0] !== endings[1] ? endings : null,
  };
}

const named = [
  'roundAdded',
  'roundRedrawn',
  'roundRemoved',
  'teamsExchanged',
  'order',
  'dayAdded',
  'dayRemoved',
  'dayRestored',
  'matchAdded',
  'matchRestored',
  'times',
  'scheduleCreated',
  'scheduleDeleted',
  'scheduleRestored',
  'bracketCreated',
  'bracketDeleted',
  'bracketRestored',
  'roundUnlocked',
  'roundLocked',
  'placesDrawn',
  'mockPlayersAdded',
  'lateTeamAdded',
  ...entryRecords,
] as const;

/** Changes of brackets beyond the first. */
const ofStages = ['stageAdded', 'stageChanged', 'stageDrawn', 'stageDeleted', 'stageRemoved'] as const;

/** Changes of a shuffle: `name` is a round, a game or a player. */
const ofShuffle = [
  'shuffleAdded',
  'shuffleChanged',
  'shuffleRoundDrawn',
  'shuffleRoundRemoved',
  'shuffleResult',
  'shuffleRemoved',
  'playerAdded',
] as const;

/** A change of the plan, the teams or the public pages, as far as its record shows it. */
export type PlanChange =
  | {
      readonly what: (typeof named)[number];
      readonly teamId: string;
      readonly roundId: string;
      /** The name of a further stage whose round it is; empty for the first groups. */
      readonly stage: string;
    }
  | { readonly what: (typeof ofStages)[number]; readonly name: string }
  | {
      readonly what: (typeof ofShuffle)[number];
      readonly name: string;
      /** Results before and after, `3-2`; empty without one. */
      readonly results: readonly [string, string];
    }
  | { readonly what: 'checkedIn' | 'notCheckedIn'; readonly teamIds: readonly string[] }
  | { readonly what: 'moved' | 'breakAdded' | 'breakRemoved' | 'matchDeleted' | 'resumed' | 'announcementTakenBack' }
  | { readonly what: 'courtClosed' | 'courtOpened'; readonly court: number }
  | { readonly what: 'stopped'; readonly time: string }
  | { readonly what: 'gamesMoved'; readonly count: number }
  | { readonly what: 'announced'; readonly text: string };

type Change = Pick<HistoryRecord, 'kind' | 'from' | 'to'>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const map = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Names a change that is not one of a game's result or state; null for kinds of a later release. */
export function getPlanChange({ kind, from, to }: Change): PlanChange | null {
  if (kind === 'announcement')
    return typeof to['text'] === 'string' ? { what: 'announced', text: to['text'] } : { what: 'announcementTakenBack' };
  const what = named.find((one) => one === to['what']);
  if (what) return { what, teamId: text(to['teamId']), roundId: text(to['roundId']), stage: text(to['name']) };
  const ofStage = ofStages.find((one) => one === to['what']);
  if (ofStage) return { what: ofStage, name: text(to['name']) };
  const inShuffle = ofShuffle.find((one) => one === to['what']);
  if (inShuffle) return { what: inShuffle, name: text(to['name']), results: [text(from['result']), text(to['result'])] };
  if (to['what'] === 'checkedIn' || to['what'] === 'notCheckedIn') return { what: to['what'], teamIds: texts(to['teamIds']) };
  if (kind !== 'plan' || to['what'] !== undefined) return null;
  if (typeof from['breaks'] === 'number') return { what: from['breaks'] === 0 ? 'breakAdded' : 'breakRemoved' };
  if (typeof from['dayId'] === 'string') return { what: 'moved' };
  if (typeof from['team1Id'] === 'string') return { what: 'matchDeleted' };
  return to['courts'] ? getDayChange(from, to) : null;
}

/** Returns what an organizer did to the day's plan: first closings and stops, then moves. */
function getDayChange(from: HistoryRecord['from'], to: HistoryRecord['to']): PlanChange | null {
  const [was, is] = [texts(from['closedCourts']), texts(to['closedCourts'])];
  const closed = is.find((court) => !was.includes(court));
  if (closed !== undefined) return { what: 'courtClosed', court: Number(closed) };
  const opened = was.find((court) => !is.includes(court));
  if (opened !== undefined) return { what: 'courtOpened', court: Number(opened) };
  const [stoppedBefore, stopped] = [text(from['resumeAt']), text(to['resumeAt'])];
  if (stopped !== stoppedBefore) return stopped === '' ? { what: 'resumed' } : { what: 'stopped', time: stopped.slice(11) };
  const [before, after] = [map(from['starts']), map(to['starts'])];
  const moved = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((game) => before[game] !== after[game]);
  return moved.length === 0 ? null : { what: 'gamesMoved', count: moved.length };
}

/** Parts of a change that is recorded elsewhere are not separate changes. */
export const isWhole = ({ to }: Pick<HistoryRecord, 'to'>): boolean => to['what'] !== 'part';

/** Returns the teams of deleted games: of matches, schedules and brackets, as their records kept them. */
export function listDeletedGames(records: readonly HistoryRecord[]): ReadonlyMap<string, readonly [string, string]> {
  const entries = records.flatMap(({ game, from }) => [
    ...Object.entries(map(from['games'])),
    ...Object.entries(map(from['matches'])),
    ...(game !== '' && typeof from['team1Id'] === 'string' ? [[game, from] as const] : []),
  ]);
  return new Map(entries.map(([id, game]) => [id, [text(map(game)['team1Id']), text(map(game)['team2Id'])] as const]));
}

type Event = Pick<Tournament, 'groups' | 'schedule' | 'bracket' | 'withdrawnTeamIds'>;

const listTeams = (games: unknown): string[] =>
  Object.values(map(games)).flatMap((game) => texts([map(game)['team1Id'], map(game)['team2Id']]));

const inOrder = (groups: unknown): string => JSON.stringify(Object.entries(map(groups)).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns how to undo a change that is not one of a game's result; null if it can't be undone, or not any more. */
export function wayBack(record: Change, event: Event, teamIds: ReadonlySet<string>): 'deleted' | 'withdrawn' | null {
  const change = getPlanChange(record);
  if (change?.what === 'withdrawn')
    return event.withdrawnTeamIds.some((id) => id === change.teamId) && teamIds.has(change.teamId) ? 'withdrawn' : null;
  if (record.kind !== 'plan' || (change?.what !== 'scheduleDeleted' && change?.what !== 'bracketDeleted')) return null;
  const isBracket = change.what === 'bracketDeleted';
  // Games of a bracket name teams by their origin.
  const playing = isBracket ? texts(map(record.from['layout'])['bracketSeeds']) : listTeams(record.from['games']);
  const isStillGone = isBracket ? !hasBracket(event) : !hasSchedule(event) && inOrder(event.groups) === inOrder(record.from['groups']);
  return isStillGone && playing.every((id) => id === '' || id === BYE || teamIds.has(id)) ? 'deleted' : null;
}

/** Returns the earlier result that restores a change; null if there is nothing to restore, or it is already in place. */
export function restorable(
  { kind, from }: Pick<HistoryRecord, 'kind' | 'from'>,
  now:
    | {
        readonly team1Score: number | null;
        readonly team2Score: number | null;
        readonly play?: Pick<GamePlay, 'state' | 'ending' | 'games'> | undefined;
        readonly team1Id?: string;
        readonly team2Id?: string;
      }
    | undefined,
): { readonly team1Score: number | null; readonly team2Score: number | null } | null {
  // While a game is in play, its score is that of its goals.
  if (kind !== 'game' || !now || !hasScores(from) || now.play?.state === 'playing') return null;
  // A series is corrected game by game.
  if (from.games !== undefined || listEndedGames(now).length > 0) return null;
  // Other teams play it now. Older records do not contain the teams.
  if ((['team1Id', 'team2Id'] as const).some((side) => typeof from[side] === 'string' && from[side] !== now[side])) return null;
  const { team1Score, team2Score } = from;
  const endedElse = typeof from.ending === 'string' && now.play?.state === 'finished' && from.ending !== now.play.ending;
  if (team1Score === now.team1Score && team2Score === now.team2Score && !endedElse) return null;
  // A game that is run from the board is undone there; its scores are both set, or both empty.
  return now.play && (team1Score === null || team2Score === null) ? null : { team1Score, team2Score };
}
