import { keepTyped, recallTyped } from '@courtside/ui';

const getStorageName = (tournamentId: string): string => `heldBack.${tournamentId}`;

/** Keeps in the tab which teams an organizer left out of the groups because they begin in a later stage. */
export const keepHeldTeams = (tournamentId: string, teamIds: readonly string[]): void =>
  keepTyped(getStorageName(tournamentId), teamIds.length > 0 ? { teamIds: teamIds.join(' ') } : null, 'tab');

/** Returns the teams that were left out so in this tab, also before a reload. */
export const recallHeldTeams = (tournamentId: string): readonly string[] =>
  recallTyped(getStorageName(tournamentId), { teamIds: '' }, 'tab')?.teamIds.split(' ') ?? [];
