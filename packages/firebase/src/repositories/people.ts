import { loadOnce } from '../sdk/load-once';
import type * as Pages from './people-pages';

export type { ClubPlayers, ListedClub, PublicEntries, PublicEntry } from './people-pages';

// The code for the pages of players and clubs loads with the first of these pages, so that a first visit of other pages does not include
// it.
const pages = loadOnce(() => import(/* webpackChunkName: "firebase-people" */ './people-pages'));

export const readClub: typeof Pages.readClub = async (...asked) => (await pages()).readClub(...asked);
export const readClubOf: typeof Pages.readClubOf = async (...asked) => (await pages()).readClubOf(...asked);
export const readClubPlayers: typeof Pages.readClubPlayers = async (...asked) => (await pages()).readClubPlayers(...asked);
export const readPlayer: typeof Pages.readPlayer = async (...asked) => (await pages()).readPlayer(...asked);
export const readShownTeams: typeof Pages.readShownTeams = async (...asked) => (await pages()).readShownTeams(...asked);
export const readPublicEntries: typeof Pages.readPublicEntries = async (...asked) => (await pages()).readPublicEntries(...asked);
