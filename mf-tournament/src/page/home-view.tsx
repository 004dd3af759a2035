import { parseTournament, type Tournament } from '@courtside/domain';
import HomePage from '../features/listing/home-page';
import { chooseLead } from '../features/listing/lead/choose-lead';
import { watchUpcomingTournaments } from '../first-view/client';
import type { GivenHome } from '../first-view/given';
import type { FirstPage } from './first-page';

/** So many cards are more than a screen. */
const MOST = 12;

/** As the client lists them: what can't be read is left out. */
const tournamentsIn = ({ tournaments }: GivenHome): Tournament[] =>
  tournaments
    .flatMap(({ id, data }) => {
      const parsed = parseTournament(id, data);
      return parsed.ok && parsed.value.isTournamentPublic ? [parsed.value] : [];
    })
    .sort((one, other) => one.startDate.localeCompare(other.startDate) || one.name.localeCompare(other.name));

/** Home, as it is drawn with the first of its tournaments; null where there are none to come. */
export function homeView(given: GivenHome): FirstPage | null {
  const all = tournamentsIn(given);
  const lead = chooseLead(all, Date.now())?.tournament;
  const shown = all.filter((tournament, index) => index < MOST || tournament === lead);
  return shown.length > 0 ? { page: <HomePage />, words: ['home'], known: new Map([[watchUpcomingTournaments, shown]]) } : null;
}
