import { parseTournament, type Tournament } from '@courtside/domain';
import type { GivenDocument } from '../first-view/given';

/** Sorted by their start, as the client lists them; unreadable ones are left out. */
export const tournamentsIn = (documents: readonly GivenDocument[]): Tournament[] =>
  documents
    .flatMap(({ id, data }) => {
      const parsed = parseTournament(id, data);
      return parsed.ok && parsed.value.isTournamentPublic ? [parsed.value] : [];
    })
    .sort((one, other) => one.startDate.localeCompare(other.startDate) || one.name.localeCompare(other.name));
