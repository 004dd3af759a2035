export { groupLetter } from './draft-groups';
export { waitingTeams } from './waiting-teams';
