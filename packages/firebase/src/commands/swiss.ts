import { CommandFailure } from '../errors/command-failure';
import { schedulePath, tournamentPath } from '../paths';
import { openLive } from '../sdk/live';
import { changeFields, changeIn, inTransaction, type Change } from './changes';
import { command } from './command';
import { newMatchRecord, type NewMatch } from './create-schedule';
import { scheduleOf } from './stored-plan';

/** The next round as it was previewed. */
export interface NewSwissRound {
  readonly roundId: string;
  /** Match id to its two teams, in the order of play. */
  readonly matches: Readonly<Record<string, NewMatch>>;
  /** The team that rests when their number is odd. */
  readonly byeTeamId?: string | null;
  /** Start of the round, `HH:MM`. */
  readonly startTime?: string;
}

/**
 * Adds the round that the organiser confirmed.
 * @throws CommandFailure `conflict` when another organiser was quicker
 */
export const addSwissRound = command((tournamentId: string, { roundId, matches, byeTeamId, startTime }: NewSwissRound) =>
  inTransaction(async (transaction, { sdk, db }) => {
    const target = sdk.doc(db, tournamentPath(tournamentId));
    const snapshot = await transaction.get(target);
    if (scheduleOf(snapshot.data())[roundId]) throw new CommandFailure('conflict', 'Another organizer has created this round.');
    const changes: Change[] = [[['schedule', roundId], Object.keys(matches)]];
    if (byeTeamId) changes.push([['byes', roundId], byeTeamId]);
    if (startTime) {
      const startTimes: unknown = snapshot.get('scheduleTimes.startTimes');
      changes.push([['scheduleTimes', 'startTimes'], [...(Array.isArray(startTimes) ? startTimes : []), startTime]]);
    }
    changeIn(transaction, sdk, target, changes);
    const added = Object.entries(matches).map(([matchId, match]): Change => [[matchId], newMatchRecord(match)]);
    changeIn(transaction, sdk, sdk.doc(db, schedulePath(tournamentId)), added);
  }),
);

const changeList = async (tournamentId: string, field: string, item: string, isIn: boolean) => {
  const { sdk } = await openLive();
  await changeFields(tournamentPath(tournamentId), [[[field], isIn ? sdk.arrayUnion(item) : sdk.arrayRemove(item)]]);
};

/** A team plays no more rounds; its games stay. `withdrawn` false takes it back in. */
export const withdrawTeam = command((tournamentId: string, teamId: string, withdrawn: boolean = true) => changeList(tournamentId, 'withdrawnTeamIds', teamId, withdrawn));

/** Lets an earlier round be corrected, or closes it again. */
export const unlockRound = command((tournamentId: string, roundId: string, unlocked: boolean = true) => changeList(tournamentId, 'unlockedRounds', roundId, unlocked));
