export { allFlags, sections, showsTeamNames, visitorSections, type SectionFlag, type SectionFlags, type SectionId } from './sections';
