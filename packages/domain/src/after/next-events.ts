import type { Tournament } from '../entities';
import { foldText } from '../text';

type Listed = Pick<Tournament, 'id' | 'startDate' | 'endDate' | 'location' | 'organizerUids'>;

/** Returns what a reader may go to after an event: tournaments at its place or of its organizers first, then the others, the sooner before the later. */
export function nextEvents<Event extends Listed>(upcoming: readonly Event[], after: Listed, count: number): readonly Event[] {
  const place = foldText(after.location);
  const isClose = ({ location, organizerUids }: Listed): boolean =>
    (place !== '' && foldText(location) === place) || organizerUids.some((uid) => after.organizerUids.includes(uid));
  return upcoming
    .filter(({ id, startDate }) => id !== after.id && startDate > after.endDate)
    .map((event) => ({ event, rank: isClose(event) ? 0 : 1 }))
    .sort((one, other) => one.rank - other.rank || one.event.startDate.localeCompare(other.event.startDate))
    .slice(0, count)
    .map(({ event }) => event);
}
