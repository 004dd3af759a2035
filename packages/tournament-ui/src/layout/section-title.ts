import type { SectionId } from '@courtside/domain';

/** The word of a section's heading and of the way to it, for its visitors and its organisers. A key of the namespace `tournament`. */
export const sectionTitle = <Id extends SectionId>(id: Id) => `section.${id}` as const;
