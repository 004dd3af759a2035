export { readClub, readClubOf, type ListedClub } from './listed-clubs';
export { readPublicEntries, readShownTeams, type PublicEntries, type PublicEntry } from './public-entries';
export { readClubPlayers, readPlayer, type ClubPlayers } from './public-players';
