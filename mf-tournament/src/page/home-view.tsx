import HomePage from '../features/listing/home-page';
import { chooseLead } from '../features/listing/lead/choose-lead';
import { watchUpcomingTournaments } from '../first-view/client';
import type { GivenHome } from '../first-view/given';
import type { FirstPage } from './first-page';
import { tournamentsIn } from './tournaments-in';

/** This many cards fill more than a screen. */
const MOST = 12;

/** Home with the first of its tournaments; null if there are none. */
export function homeView(given: GivenHome): FirstPage | null {
  const all = tournamentsIn(given.tournaments);
  const lead = chooseLead(all, Date.now())?.tournament;
  const shown = all.filter((tournament, index) => index < MOST || tournament === lead);
  return shown.length > 0 ? { page: <HomePage />, words: ['home'], known: new Map([[watchUpcomingTournaments, shown]]) } : null;
}
