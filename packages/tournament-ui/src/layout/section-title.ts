import type { SectionId } from '@courtside/domain';

/** Returns the title of a section's heading and of links to it, for visitors and organizers. A key of the namespace `tournament`. */
export const sectionTitle = <Id extends SectionId>(id: Id) => `section.${id}` as const;
