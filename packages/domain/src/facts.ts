/** Named facts of a tournament that rules, sections and entities share. This file depends on none of them. */
export const hasGroups = ({ groups }: { readonly groups: object }): boolean => Object.keys(groups).length > 0;
export const isMixer = ({ tournamentType }: { readonly tournamentType: string }): boolean => tournamentType === 'MIXER';
export const isOrganizer = ({ organizerUids }: { readonly organizerUids: readonly string[] }, uid: string | null): boolean =>
  organizerUids.some((organizer) => organizer === uid);
