import { BYE, hasBracket, hasSchedule } from '@courtside/domain';
import type { FurtherStageId, StageId } from '@courtside/domain/stages';
import type { DocumentData, Transaction } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { newDocumentId } from '../../ids';
import { bracketPath, historyPath, layoutPath, schedulePath, teamsPath, tournamentPath } from '../../paths';
import { readStages } from '../../repositories/games';
import type { OpenLive } from '../../session/open-live';
import type { Live } from '../../sdk/parts';
import { changeIn, inTransaction, type Change } from '../base/changes';
import { command } from '../base/command';
import { keep } from '../base/history';
import { inTransactionOnce } from '../base/once';
import { readWithCourts } from '../games/on-court';
import { signedInUid } from '../base/signed-in-uid';
import { listDrawnAfter } from '../base/followed-groups';
import { areSameGroups, isFollowed, toDrawnGroups, toGroups, toPlan } from '../base/stored-plan';

/** The data of a schedule or a bracket: a document of games, and fields of the tournament. */
const stages = {
  schedule: {
    pathOf: (tournamentId: string) => schedulePath(tournamentId),
    isIn: hasSchedule,
    // A tournament always has the map of its schedule, so it is emptied and not deleted.
    emptied: { schedule: {} },
    gone: ['scheduleType', 'scheduleTimes', 'byes', 'unlockedRounds', 'withdrawnTeamIds'],
    deleted: 'scheduleDeleted',
    restored: 'scheduleRestored',
  },
  bracket: {
    pathOf: (tournamentId: string) => bracketPath(tournamentId),
    isIn: hasBracket,
    emptied: {},
    gone: [
      ...['bracket', 'bracketType', 'bracketSeeds', 'bracketUpperSize', 'bracketDrops', 'bracketCourts', 'bracketPlaces'],
      ...['bracketSeries', 'bracketTimes'],
    ],
    deleted: 'bracketDeleted',
    restored: 'bracketRestored',
  },
} as const;

type Stage = keyof typeof stages;
type Entries = Readonly<Record<string, unknown>>;

/** The maximum number of characters of games in one record: the limit of the rules minus the record's other fields. */
const PART = 60_000;

/** Splits the games into parts that each fit into a record. */
function partsOf(games: Entries): Entries[] {
  const parts: Record<string, unknown>[] = [{}];
  let size = 0;
  for (const [id, game] of Object.entries(games)) {
    const more = JSON.stringify(game).length + id.length;
    if (size + more > PART) {
      parts.push({});
      size = 0;
    }
    parts.at(-1)![id] = game;
    size += more;
  }
  return parts;
}

/** Deletes a stage and keeps all its data in the history. @returns the id of the record */
function remove(
  transaction: Transaction,
  live: OpenLive,
  tournamentId: string,
  { stage, by, tournament, games }: { readonly stage: Stage; readonly by: string; readonly tournament: Entries; readonly games: Entries },
): string {
  const { sdk, db } = live;
  const { pathOf, emptied, gone, deleted } = stages[stage];
  const layout = fieldsIn(tournament, [...Object.keys(emptied), ...gone]);
  changeIn(transaction, sdk, sdk.doc(db, tournamentPath(tournamentId)), [
    ...Object.entries(emptied).map(([field, value]): Change => [[field], value]),
    ...gone.map((field): Change => [[field], sdk.deleteField()]),
  ]);
  transaction.delete(sdk.doc(db, pathOf(tournamentId)));
  return keepGone(transaction, live, tournamentId, { by, layout, games, groups: toGroups(tournament), to: { what: deleted } });
}

const fieldsIn = (stored: Entries, fields: readonly string[]): Entries =>
  Object.fromEntries(fields.flatMap((field) => (stored[field] === undefined ? [] : [[field, stored[field]]])));

interface Gone {
  readonly by: string;
  readonly layout: Entries;
  readonly games: Entries;
  readonly groups?: object;
  readonly to: object;
}

/** Stores the deleted data in one record, or, if it has many games, in several records that the first one names. @returns its id */
function keepGone(transaction: Transaction, live: OpenLive, tournamentId: string, { by, layout, games, groups, to }: Gone): string {
  const [first = {}, ...others] = partsOf(games);
  const parts = others.map((part) => {
    const id = newDocumentId();
    keep(transaction, live, tournamentId, id, { game: '', kind: 'plan', by, from: { games: part }, to: { what: 'part' } });
    return id;
  });
  const from = { layout, ...(groups && { groups }), games: first, parts };
  const changeId = newDocumentId();
  keep(transaction, live, tournamentId, changeId, { game: '', kind: 'plan', by, from, to });
  return changeId;
}

/** Based on the server's present data, and never queued: otherwise later changes would be deleted too, without a record of them. */
async function deleteStage(tournamentId: string, stage: Stage): Promise<string | null> {
  const by = await signedInUid();
  return inTransaction(async (transaction, live) => {
    const { sdk, db } = live;
    const { pathOf, isIn } = stages[stage];
    const tournament = (await transaction.get(sdk.doc(db, tournamentPath(tournamentId)))).data() ?? {};
    const games = await transaction.get(sdk.doc(db, pathOf(tournamentId)));
    const plan = toPlan(tournament);
    // Another organizer was faster, or a response was lost. It is deleted already, and another record would restore nothing.
    if (!games.exists() && !isIn(plan)) return null;
    if (stage === 'schedule' && isFollowed(tournament)) throw new CommandFailure('conflict', 'A bracket was made of it meanwhile.');
    const { entries, apart } = await readWithCourts(transaction, live, pathOf(tournamentId), games.data() ?? {});
    const kept = remove(transaction, live, tournamentId, { stage, by, tournament, games: entries });
    for (const own of apart.values()) transaction.delete(own);
    return kept;
  });
}

/**
 * Deletes the schedule: matches, results, times, type. The history keeps it, see `restoreDeleted`. It needs the network. @returns the id of the record from
 * which it can be restored; null for further groups, or if it was deleted already @throws CommandFailure `conflict` if a bracket or further groups were
 * drawn from it
 */
export const deleteSchedule = command((tournamentId: string, stage?: FurtherStageId): Promise<string | null> =>
  stage ? undrawGroups(tournamentId, stage) : deleteStage(tournamentId, 'schedule'),
);

/**
 * Deletes a bracket. It can be created again, and the first bracket can be restored. It needs the network. @returns the id of the record from which the first
 * one can be restored; null for a further one, or if it was deleted already @throws CommandFailure `conflict` for the first one while a further one is drawn
 */
export const deleteBracket = command(async (tournamentId: string, stage: StageId = 'bracket'): Promise<string | null> => {
  if (stage !== 'bracket') return undrawStage(tournamentId, stage);
  const drawn = (await readStages(tournamentId)).filter(hasBracket);
  if (drawn.length > 0) throw new CommandFailure('conflict', `Drawn after it: ${drawn.map(({ name }) => name).join(', ')}`);
  return deleteStage(tournamentId, 'bracket');
});

/** Deletes the games of a further bracket, but not its plan. The history keeps the games. */
async function undrawStage(tournamentId: string, stage: StageId): Promise<null> {
  const by = await signedInUid();
  await inTransaction((transaction, live) =>
    undraw(transaction, live, tournamentId, {
      ...{ by, stage, path: bracketPath(tournamentId, stage), drawn: 'bracket' },
      gone: [...stages.bracket.gone, 'gamesBefore'],
    }),
  );
  return null;
}

const goneGroups = [
  ...['groups', 'teamOrder', 'schedule', 'scheduleType', 'legs', 'scheduleTimes'],
  'unlockedRounds',
  'byes',
  'pointAdjustments',
];

/** Deletes the games of further groups, but not their plan. The history keeps the games. */
async function undrawGroups(tournamentId: string, stage: FurtherStageId): Promise<null> {
  const by = await signedInUid();
  await inTransaction(async (transaction, live) => {
    const { sdk, db } = live;
    const top = sdk.doc(db, tournamentPath(tournamentId));
    const tournament = (await transaction.get(top)).data();
    const drawn = toDrawnGroups(tournament);
    if (hasBracket(toPlan(tournament))) throw new CommandFailure('conflict', 'A bracket was made of it meanwhile.');
    const after = await listDrawnAfter(transaction, live, tournamentId, tournament, stage);
    if (after.length > 0) throw new CommandFailure('conflict', `Drawn after it: ${after.join(', ')}`);
    const path = schedulePath(tournamentId, stage);
    await undraw(transaction, live, tournamentId, { by, stage, path, drawn: 'schedule', gone: goneGroups });
    if (drawn.includes(stage)) changeIn(transaction, sdk, top, [[['drawnGroupStages'], sdk.arrayRemove(stage)]]);
  });
  return null;
}

interface Drawn {
  readonly by: string;
  readonly stage: StageId;
  /** The path of its games. */
  readonly path: string;
  /** The field of a drawn stage. */
  readonly drawn: string;
  readonly gone: readonly string[];
}

/** Does nothing if it is deleted already: another organizer was faster, or a response was lost. */
async function undraw(
  transaction: Transaction,
  live: OpenLive,
  tournamentId: string,
  { by, stage, path, drawn, gone }: Drawn,
): Promise<void> {
  const { sdk, db } = live;
  const [plan, target] = [sdk.doc(db, layoutPath(tournamentId, stage)), sdk.doc(db, path)];
  const [stored, games] = [(await transaction.get(plan)).data(), await transaction.get(target)];
  if (!stored || (!games.exists() && stored[drawn] === undefined)) return;
  changeIn(
    transaction,
    sdk,
    plan,
    gone.map((field): Change => [[field], sdk.deleteField()]),
  );
  transaction.delete(target);
  keepGone(transaction, live, tournamentId, {
    by,
    layout: fieldsIn(stored, gone),
    games: games.data() ?? {},
    to: { what: 'stageDeleted', stage, name: stored['name'] },
  });
}

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Restores a value from its text: timestamps of the server become timestamps again. */
function timed(sdk: Live, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => timed(sdk, one));
  if (!isMap(value)) return value;
  const { seconds, nanoseconds } = value;
  if (typeof seconds === 'number' && typeof nanoseconds === 'number') return new sdk.Timestamp(seconds, nanoseconds);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, timed(sdk, one)]));
}

/** Returns the teams of a stage. Later games of a bracket refer to earlier games and not to teams, so it uses the seeds. */
const teamsIn = (stage: Stage, layout: Entries, games: Entries): unknown[] =>
  stage === 'bracket'
    ? ([layout['bracketSeeds'] ?? []].flat() as unknown[])
    : Object.values(games).flatMap((game) => (isMap(game) ? [game['team1Id'], game['team2Id']] : []));

/**
 * Restores a deleted schedule or bracket with its results and states from the record of its deletion. It needs the network. @throws CommandFailure `conflict`
 * if there is a new one, if the groups have changed or if one of its teams was deleted; `not-found` without such a record
 */
export const restoreDeleted = command((tournamentId: string, changeId: string) =>
  inTransactionOnce(tournamentId, async (transaction, live, ownId) => {
    const { sdk, db } = live;
    const by = await signedInUid();
    const read = async (id: string): Promise<DocumentData | undefined> =>
      (await transaction.get(sdk.doc(db, historyPath(tournamentId), id))).data();
    const record = await read(changeId);
    const stage = record && stageOf(record);
    if (!stage) throw new CommandFailure('not-found', 'There is no such deletion.');
    const from = textOf(record['from']);
    const rest = await Promise.all((Array.isArray(from['parts']) ? from['parts'] : []).map((id) => read(String(id))));
    const kept = [from, ...rest.map((part) => textOf(part?.['from']))];
    const games = Object.assign({}, ...kept.map((part) => part['games'])) as Entries;
    const top = sdk.doc(db, tournamentPath(tournamentId));
    const of = sdk.doc(db, stages[stage].pathOf(tournamentId));
    const tournament = (await transaction.get(top)).data() ?? {};
    if ((await transaction.get(of)).exists()) throw new CommandFailure('conflict', 'There is another one by now.');
    const teams = (await transaction.get(sdk.doc(db, teamsPath(tournamentId)))).data() ?? {};
    // Takes only the fields of a stage from the record: its author may not be an organizer, but this write has an organizer's rights.
    const { emptied, gone } = stages[stage];
    const recorded = isMap(from['layout']) ? from['layout'] : {};
    const layout = Object.fromEntries(
      [...Object.keys(emptied), ...gone].flatMap((field) => (field in recorded ? [[field, recorded[field]]] : [])),
    );
    const known = new Set<unknown>([...Object.keys(teams), '', BYE]);
    if (teamsIn(stage, layout, games).some((id) => !known.has(id))) throw new CommandFailure('conflict', 'A team of it is gone.');
    if (stage === 'schedule' && !areSameGroups(toGroups(from), toGroups(tournament)))
      throw new CommandFailure('conflict', 'The groups are others by now.');
    transaction.set(of, timed(sdk, games) as DocumentData);
    transaction.update(top, layout);
    keep(transaction, live, tournamentId, ownId, { game: '', kind: 'plan', by, from: {}, to: { what: stages[stage].restored } });
  }),
);

function textOf(text: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(text));
    return isMap(value) ? value : {};
  } catch {
    return {};
  }
}

const stageOf = (record: DocumentData): Stage | undefined => {
  if (record['kind'] !== 'plan') return undefined;
  const { what } = textOf(record['to']);
  return (['schedule', 'bracket'] as const).find((stage) => stages[stage].deleted === what);
};
