import { hasGroups } from '@courtside/domain';
import { CommandFailure } from '../../errors/command-failure';
import { teamsPath, tournamentPath } from '../../paths';
import { newTeamRecord, withIds, type NewTeam } from '../../team-record';
import { inTransaction } from '../base/changes';
import { command } from '../base/command';
import { toPlan } from '../base/stored-plan';

/**
 * Replaces the teams of the tournament by the drawn ones and closes registration.
 * @returns their ids
 * @throws CommandFailure `conflict` once there are groups, or if a player has joined or left since the draw
 */
export const acceptMixerTeams = command((tournamentId: string, teams: readonly NewTeam[]) =>
  inTransaction(async (transaction, { sdk, db }) => {
    const target = sdk.doc(db, tournamentPath(tournamentId));
    const stored = (await transaction.get(target)).data();
    if (hasGroups(toPlan(stored))) throw new CommandFailure('conflict', 'Teams can not be drawn again once there are groups.');
    // Registration closes with it: a player who joined in the meantime would be in no team.
    const players = teams.flatMap(({ profileIds }) => profileIds);
    if (!areSamePlayers(players, stored?.['playerIds'])) throw new CommandFailure('conflict', 'The players are others by now.');
    const added = withIds(teams, Date.now());
    transaction.set(
      sdk.doc(db, teamsPath(tournamentId)),
      Object.fromEntries(added.map(({ teamId, team, registeredAt }) => [teamId, newTeamRecord(team, registeredAt)])),
    );
    transaction.update(target, { isRegistrationOpen: false });
    return added.map(({ teamId }) => teamId);
  }),
);

const areSamePlayers = (drawn: readonly string[], stored: unknown): boolean =>
  JSON.stringify([...drawn].sort()) === JSON.stringify(Array.isArray(stored) ? [...stored].sort() : []);
