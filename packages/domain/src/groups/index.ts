export { draftGroups, groupLetter, type GroupDraftInput } from './draft-groups';
export { waitingTeams } from './waiting-teams';
