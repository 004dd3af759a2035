export { allFlags, getColumn, inOrderOfWork, sections, showsTeamNames, visitorSections } from './sections';
export type { SectionColumn, SectionFlag, SectionFlags, SectionId, SectionRow } from './sections';
