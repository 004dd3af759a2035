import { parseBracketGames, parseMatches, parseTeams, type ParseResult } from '@courtside/domain';
import { CommandFailure } from '../../errors/command-failure';
import { bracketPath, schedulePath, teamsPath, tournamentPath } from '../../paths';
import { changeIn, inTransaction, type Change } from '../base/changes';
import { command } from '../base/command';
import { listCompanionPaths } from '../teams/delete-team';
import { toGroups, toSchedule } from '../base/stored-plan';

/** Documents of a tournament that are maps of entries. */
export type EntryMap = 'teams' | 'schedules' | 'brackets';

const maps: Readonly<
  Record<EntryMap, { readonly path: (tournamentId: string) => string; readonly parse: (data: unknown) => ParseResult<unknown> }>
> = {
  teams: { path: teamsPath, parse: parseTeams },
  schedules: { path: schedulePath, parse: parseMatches },
  brackets: { path: bracketPath, parse: parseBracketGames },
};

/**
 * Removes an unreadable entry (a team, a match, a game of the bracket), and its place in groups and days. A readable one stays: another user has
 * repaired it in the meantime.
 * @throws CommandFailure `conflict` if it is readable
 */
export const removeUnreadable = command(async (tournamentId: string, map: EntryMap, id: string): Promise<void> => {
  const companions = map === 'teams' ? await listCompanionPaths(tournamentId, new Set([id])) : [];
  await inTransaction(async (transaction, { sdk, db }) => {
    const { path, parse } = maps[map];
    const target = sdk.doc(db, path(tournamentId));
    const tournament = sdk.doc(db, tournamentPath(tournamentId));
    const data = (await transaction.get(target)).data() ?? {};
    const plan = (await transaction.get(tournament)).data();
    if (!Object.hasOwn(data, id)) return;
    if (parse({ [id]: data[id] as unknown }).ok) throw new CommandFailure('conflict', 'This entry can be read again.');
    const places =
      map === 'teams' ? (['groups', toGroups(plan)] as const) : map === 'schedules' ? (['schedule', toSchedule(plan)] as const) : null;
    const changes = Object.entries(places?.[1] ?? {})
      .filter(([, ids]) => ids.includes(id))
      .map(([key, ids]): Change => [[places?.[0] ?? '', key], ids.filter((other) => other !== id)]);
    changeIn(transaction, sdk, tournament, changes);
    changeIn(transaction, sdk, target, [[[id], sdk.deleteField()]]);
    for (const companion of companions) transaction.delete(sdk.doc(db, companion));
  });
});
