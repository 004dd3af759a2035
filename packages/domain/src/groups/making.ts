export { draftGroups, type GroupDraftInput } from './draft-groups';
export { snakeDraft } from './snake';
