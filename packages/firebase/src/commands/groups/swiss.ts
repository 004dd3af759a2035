import { sortedDayIds, type DayId } from '@courtside/domain';
import type { FurtherStageId } from '@courtside/domain/stages';
import type { DocumentData, Transaction } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { layoutPath, schedulePath } from '../../paths';
import type { OpenLive } from '../../session/open-live';
import { changeIn, type Change } from '../base/changes';
import { command } from '../base/command';
import { newMatchRecord, type NewMatch } from '../schedule/create-schedule';
import { getStoredEntry, isBeingPlayed, type StoredEntry } from '../base/entry-refusal';
import { keepPlan } from '../base/history';
import { inTransactionOnce } from '../base/once';
import { signedInUid } from '../base/signed-in-uid';
import { changeByes, getByes, listResting, type RestingTeams } from '../base/stored-byes';
import { toGroups, toSchedule } from '../base/stored-plan';
import { readStoredGroups, toStoredId } from './stored-groups';

/** The next round as it was previewed. */
export interface NewSwissRound {
  readonly roundId: string;
  /** Match id to its two teams, in the order of play. */
  readonly matches: Readonly<Record<string, NewMatch>>;
  /** The team that rests if their number is odd; of several groups a list with at most one of each. */
  readonly byeTeamId?: RestingTeams;
  /** Start of the round, `HH:MM`. */
  readonly startTime?: string;
  /** The last round on the screen when this one was drawn; if missing, as from pages of earlier releases, any last round is accepted. */
  readonly follows?: SeenRound;
  /** The teams that it was drawn for: all that play on; if missing, as from pages of earlier releases, others may have come since. */
  readonly teams?: readonly string[];
}

/**
 * Checks that no team has withdrawn or come since the round was drawn, and that the teams of each game are in one
 * group: pages of earlier releases pair all teams. @throws CommandFailure `conflict`
 */
function refuseOutdated(groups: DocumentData, { matches, byeTeamId, teams }: Pick<NewSwissRound, 'matches' | 'byeTeamId' | 'teams'>): void {
  const withdrawn = new Set<unknown>([groups['withdrawnTeamIds'] ?? []].flat());
  const drawn = [...Object.values(matches).flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]), ...listResting(byeTeamId)];
  const left = drawn.find((teamId) => withdrawn.has(teamId));
  if (left !== undefined) throw new CommandFailure('conflict', `Team ${left} has withdrawn.`);
  const playing = Object.values(toGroups(groups)).flat();
  const come = teams && playing.find((teamId) => !withdrawn.has(teamId) && !teams.includes(teamId));
  if (come) throw new CommandFailure('conflict', `Team ${come} plays by now.`);
  for (const { team1Id, team2Id } of Object.values(matches)) refuseOtherGroups(groups, team1Id, team2Id);
}

/** Refuses two teams of different groups. @throws CommandFailure `conflict` */
function refuseOtherGroups(groups: DocumentData, one: string, other: string): void {
  const lists = Object.values(toGroups(groups));
  if (lists.length > 1 && !lists.some((members) => members.includes(one) && members.includes(other)))
    throw new CommandFailure('conflict', `Teams ${one} and ${other} are in different groups.`);
}

/**
 * Adds the round that the organizer confirmed, to the first groups or to those of a further stage.
 * @throws CommandFailure `conflict` if another organizer was faster, the round before it has changed, a team has withdrawn or come late, or
 *   there is a bracket or another stage that was drawn from it; `not-found` if the further stage was removed
 */
export const addSwissRound = command(
  (tournamentId: string, { roundId, matches, byeTeamId, startTime, follows, teams }: NewSwissRound, stage?: FurtherStageId) =>
    inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
      const { sdk, db } = live;
      const by = await signedInUid();
      const groups = follows
        ? (await lastRound(transaction, live, tournamentId, follows, stage)).groups
        : await openGroups(transaction, live, tournamentId, stage);
      if (toSchedule(groups)[roundId]) throw new CommandFailure('conflict', 'Another organizer has created this round.');
      refuseOutdated(groups, { matches, byeTeamId, ...(teams && { teams }) });
      const changes: Change[] = [[['schedule', roundId], Object.keys(matches).map((id) => toStoredId(id, stage))]];
      changes.push(...changeByes(live, groups, roundId, byeTeamId));
      if (startTime)
        changes.push([
          ['scheduleTimes', 'startTimes'],
          [...getStarts(groups), startTime],
        ]);
      changeIn(transaction, sdk, sdk.doc(db, layoutPath(tournamentId, stage)), changes);
      changeIn(transaction, sdk, sdk.doc(db, schedulePath(tournamentId, stage)), addGames(matches, stage));
      keepPlan(transaction, live, tournamentId, {
        changeId,
        by,
        from: {},
        to: { what: 'roundAdded', roundId, matches, ...named(groups, stage) },
      });
    }),
);

/** Returns the groups of a stage whose rounds can change. @throws CommandFailure `conflict` if a bracket or another stage was drawn from it */
async function openGroups(transaction: Transaction, live: OpenLive, tournamentId: string, stage?: FurtherStageId): Promise<DocumentData> {
  const { groups, isFollowed } = await readStoredGroups(transaction, live, tournamentId, stage);
  // Rounds below a bracket stay, because the bracket was seeded by them.
  if (isFollowed) throw new CommandFailure('conflict', 'There is a bracket by now.');
  return groups;
}

const getStarts = (groups: DocumentData): readonly unknown[] => {
  const starts: unknown = (groups['scheduleTimes'] as DocumentData | undefined)?.['startTimes'];
  return Array.isArray(starts) ? starts : [];
};

const addGames = (matches: NewSwissRound['matches'], stage?: FurtherStageId): Change[] =>
  Object.entries(matches).map(([id, match]): Change => [[toStoredId(id, stage)], newMatchRecord(match)]);

/** The name of a further stage, for the record of a change. */
const named = (groups: DocumentData, stage?: FurtherStageId) => (stage ? { name: groups['name'] as unknown } : {});

interface LastRound {
  readonly groups: DocumentData;
  readonly matches: DocumentData;
  /** Games of the round in order, with empty courts. */
  readonly entries: readonly string[];
  /** Its index, from 0. */
  readonly index: number;
}

/**
 * Returns the server's data of the last round. @throws CommandFailure `conflict` if another round is the last one now, or its games or
 * teams have changed
 */
async function lastRound(
  transaction: Transaction,
  live: OpenLive,
  tournamentId: string,
  { roundId, games, pairings = {} }: SeenRound,
  stage?: FurtherStageId,
): Promise<LastRound> {
  const { sdk, db } = live;
  const groups = await openGroups(transaction, live, tournamentId, stage);
  const matches = (await transaction.get(sdk.doc(db, schedulePath(tournamentId, stage)))).data() ?? {};
  const schedule = toSchedule(groups);
  const index = Object.keys(schedule).length - 1;
  const entries = schedule[roundId] ?? [];
  const isSame =
    sortedDayIds(schedule as Record<DayId, never>).at(-1) === roundId &&
    [...games].sort().join() ===
      entries
        .filter((entry) => entry !== 'break')
        .sort()
        .join() &&
    Object.entries(pairings).every(([id, [one, other]]) => {
      const match = getStoredEntry(matches, id);
      return match?.['team1Id'] === one && match['team2Id'] === other;
    });
  if (!isSame) throw new CommandFailure('conflict', 'Another organizer has changed this round.');
  return { groups, matches, entries, index };
}

/** The last round as its organizer saw it. */
export interface SeenRound {
  readonly roundId: string;
  /** Ids of its games, including tie-breakers. */
  readonly games: readonly string[];
  /**
   * Games that may be removed although they have a result or are in play, as on the screen; without it all may, as for pages of earlier
   * releases.
   */
  readonly mayClear?: readonly string[];
  /** The two teams of each game; if others play now, it is another round. */
  readonly pairings?: Readonly<Record<string, readonly [team1Id: string, team2Id: string]>>;
}

/** A score counts as a result, and so does a game that ended without one, such as a double forfeit. */
const hasResult = (match: StoredEntry): boolean =>
  typeof match?.['team1Score'] === 'number' ||
  typeof match?.['team2Score'] === 'number' ||
  (match?.['play'] as { readonly state?: unknown } | undefined)?.state === 'finished';

/** Refuses to remove a game that the organizer has not seen in the round. @throws CommandFailure `conflict` */
function refuseUnseen(matches: DocumentData, { games, mayClear }: SeenRound): void {
  const isUnseen = (id: string): boolean => {
    const match = getStoredEntry(matches, id);
    return (hasResult(match) || isBeingPlayed(match)) && mayClear?.includes(id) === false;
  };
  if (games.some(isUnseen)) throw new CommandFailure('conflict', 'A result has come in meanwhile, or a game has begun.');
}

/**
 * Removes the last round: its games with their results, its bye and its start. The round before it is open again.
 * @throws CommandFailure `conflict` if it is no longer the last round, is the only one, or more would be removed than was shown
 */
export const removeSwissRound = command((tournamentId: string, seen: SeenRound, stage?: FurtherStageId) =>
  inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { groups, matches, index } = await lastRound(transaction, live, tournamentId, seen, stage);
    refuseUnseen(matches, seen);
    const by = await signedInUid();
    if (index < 1) throw new CommandFailure('conflict', 'The first round goes with the schedule.');
    const { sdk, db } = live;
    const starts = getStarts(groups);
    const { days, venues } = (groups['scheduleTimes'] ?? {}) as DocumentData;
    changeIn(transaction, sdk, sdk.doc(db, layoutPath(tournamentId, stage)), [
      [['schedule', seen.roundId], sdk.deleteField()],
      ...changeByes(live, groups, seen.roundId, null),
      [['unlockedRounds'], sdk.arrayRemove(seen.roundId)],
      ...(starts.length > index ? [[['scheduleTimes', 'startTimes'], starts.slice(0, index)] satisfies Change] : []),
      // The next round would have the day and the venue that were chosen for this one.
      ...(typeof days === 'string'
        ? [
            [
              ['scheduleTimes', 'days'],
              days
                .split(' ')
                .slice(0, index)
                .join(' ')
                .replace(/(^| )-( -)*$/, ''),
            ] satisfies Change,
          ]
        : []),
      ...(typeof venues === 'string'
        ? [[['scheduleTimes', 'venues'], venues.split('\n').slice(0, index).join('\n').trimEnd()] satisfies Change]
        : []),
    ]);
    changeIn(transaction, sdk, sdk.doc(db, schedulePath(tournamentId, stage)), withoutGames(live, seen));
    const to = { what: 'roundRemoved', roundId: seen.roundId, ...named(groups, stage) };
    keepPlan(transaction, live, tournamentId, { changeId, by, from: { matches: gamesIn(matches, seen) }, to });
  }),
);

/** Returns the games of a round with their results. */
const gamesIn = (matches: DocumentData, { games }: SeenRound): object =>
  Object.fromEntries(games.map((id) => [id, matches[id] as unknown]));

const withoutGames = ({ sdk }: OpenLive, { games }: SeenRound): Change[] => games.map((matchId): Change => [[matchId], sdk.deleteField()]);

/**
 * Replaces the pairings of the last round; its earlier games are deleted with their results.
 * @throws CommandFailure `conflict` if the round has changed, more would be removed than was shown, a team has withdrawn or come late, or
 *   there is a bracket
 */
export const redrawSwissRound = command(
  (
    tournamentId: string,
    seen: SeenRound,
    { matches, byeTeamId, startTime, teams }: Omit<NewSwissRound, 'roundId' | 'follows'>,
    stage?: FurtherStageId,
  ) =>
    inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
      const { groups, matches: old, index } = await lastRound(transaction, live, tournamentId, seen, stage);
      refuseUnseen(old, seen);
      refuseOutdated(groups, { matches, byeTeamId, ...(teams && { teams }) });
      const by = await signedInUid();
      const { sdk, db } = live;
      const starts = [...getStarts(groups)];
      if (startTime && starts.length >= index) starts[index] = startTime;
      changeIn(transaction, sdk, sdk.doc(db, layoutPath(tournamentId, stage)), [
        [['schedule', seen.roundId], Object.keys(matches).map((id) => toStoredId(id, stage))],
        ...changeByes(live, groups, seen.roundId, byeTeamId),
        [['scheduleTimes', 'startTimes'], starts],
      ]);
      const games = [...withoutGames(live, seen), ...addGames(matches, stage)];
      changeIn(transaction, sdk, sdk.doc(db, schedulePath(tournamentId, stage)), games);
      const to = { what: 'roundRedrawn', roundId: seen.roundId, matches, ...named(groups, stage) };
      keepPlan(transaction, live, tournamentId, { changeId, by, from: { matches: gamesIn(old, seen) }, to });
    }),
);

/** Two teams to swap, and the losses that the organizer has accepted. */
export interface TeamExchange {
  readonly one: string;
  readonly other: string;
  /** Games whose results may be cleared. */
  readonly mayClear: readonly string[];
  /** Games whose referee would play in them. */
  readonly refereesGone: readonly string[];
}

/**
 * Swaps two teams of the last round; one of them may have the bye. Clears results and states of their games, because other teams play them
 * now.
 * @throws CommandFailure `conflict` if the round has changed, a new result has arrived, one of the games is in play, or the teams are in
 *   different groups
 */
export const exchangeSwissTeams = command(
  (tournamentId: string, seen: SeenRound, { one, other, mayClear, refereesGone }: TeamExchange, stage?: FurtherStageId) =>
    inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
      const { groups, matches, entries } = await lastRound(transaction, live, tournamentId, seen, stage);
      refuseOtherGroups(groups, one, other);
      const { sdk, db } = live;
      const by = await signedInUid();
      const changes: Change[] = [];
      for (const matchId of entries) {
        const match = getStoredEntry(matches, matchId);
        if (!match || match['isTieBreaker'] === true) continue;
        const sides = (['team1Id', 'team2Id'] as const).filter((side) => match[side] === one || match[side] === other);
        if (sides.length === 0) continue;
        if (sides.length === 2) throw new CommandFailure('conflict', 'The two teams play each other.');
        // Its goals would belong to a team that was never on the court.
        if (isBeingPlayed(match)) throw new CommandFailure('conflict', 'A game of the two teams is being played.');
        const isPlayed = hasResult(match);
        if (isPlayed && !mayClear.includes(matchId)) throw new CommandFailure('conflict', 'A result has come in meanwhile.');
        for (const side of sides) changes.push([[matchId, side], match[side] === one ? other : one]);
        if (isPlayed) changes.push([[matchId, 'team1Score'], null], [[matchId, 'team2Score'], null]);
        if (match['play'] !== undefined) changes.push([[matchId, 'play'], sdk.deleteField()]);
        if (refereesGone.includes(matchId)) changes.push([[matchId, 'referee'], '']);
      }
      const rests = getByes(groups, seen.roundId).flatMap(([key, bye]): Change[] =>
        bye === one || bye === other ? [[['byes', key], bye === one ? other : one]] : [],
      );
      if (changes.filter(([[, field]]) => field === 'team1Id' || field === 'team2Id').length + rests.length !== 2)
        throw new CommandFailure('conflict', 'The teams of this round have changed.');
      changeIn(transaction, sdk, sdk.doc(db, schedulePath(tournamentId, stage)), changes);
      if (rests.length > 0) changeIn(transaction, sdk, sdk.doc(db, layoutPath(tournamentId, stage)), rests);
      // A record for each changed game, with its former result; the first record shows that the change was made.
      for (const [index, matchId] of [...new Set(changes.map(([[id]]) => id ?? ''))].entries()) {
        const before = matches[matchId] as DocumentData;
        const after = Object.fromEntries(
          changes.filter(([[id]]) => id === matchId).map(([[, field = ''], value]) => [field, field === 'play' ? null : value]),
        );
        const from = Object.fromEntries(Object.keys(after).map((field) => [field, before[field] as unknown]));
        const record = index === 0 ? { changeId } : {};
        keepPlan(transaction, live, tournamentId, { ...record, game: matchId, by, from, to: { what: 'teamsExchanged', ...after } });
      }
    }),
);
