import { parseTournament, type Tournament } from '@courtside/domain';
import { readUpcoming } from './documents';
import { getPace, QUIET } from './pace';
import { Poller } from './poller';
import { tournamentReader, type Part, type PublicTournament } from './tournament';
import { readAddresses } from './read-addresses';

export type Parts = ReadonlySet<Part>;

/** Announced tournaments, and the origin of their pages. */
export interface Upcoming {
  readonly tournaments: readonly Tournament[];
  readonly pages: string;
}

const tournaments = new Map<string, Poller<PublicTournament, Parts>>();

/** Returns the single poller of a tournament, for all its elements on the page. */
export function tournamentPoller(id: string): Poller<PublicTournament, Parts> {
  let poller = tournaments.get(id);
  if (!poller) {
    const read = tournamentReader(readAddresses, id);
    poller = new Poller<PublicTournament, Parts>({
      read: (needs) => read(new Set(needs.flatMap((parts) => [...parts]))),
      pace: (value) => getPace(value ? value.tournament : value, Date.now()),
      covers: ({ parts }, need) => [...need].every((part) => parts.has(part)),
    });
    tournaments.set(id, poller);
  }
  return poller;
}

const DAY = 86_400_000;
let upcoming: Poller<Upcoming, null> | undefined;

/** Returns the single poller of the tournaments that had not ended before yesterday. */
export function upcomingPoller(): Poller<Upcoming, null> {
  upcoming ??= new Poller<Upcoming, null>({
    read: async () => {
      const at = await readAddresses();
      const yesterday = new Date(Date.now() - DAY).toISOString().slice(0, 10);
      const { found } = await readUpcoming(at, yesterday);
      return {
        tournaments: [...found.values()]
          .flatMap(({ id, data }) => {
            const parsed = parseTournament(id, data);
            return parsed.ok ? [parsed.value] : [];
          })
          .sort((one, other) => one.startDate.localeCompare(other.startDate) || one.name.localeCompare(other.name)),
        pages: at.pages,
      };
    },
    pace: (value) => (value === undefined ? 0 : QUIET),
    covers: () => true,
  });
  return upcoming;
}
