export { draftGroups, type GroupDraftInput } from './draft-groups';
