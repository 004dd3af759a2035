const isEmpty = (map: object): boolean => Object.keys(map).length === 0;

/** Named facts of a tournament that rules, sections and entities share; below them all. */
export const hasGroups = ({ groups }: { readonly groups: object }): boolean => !isEmpty(groups);
export const hasSchedule = ({ schedule }: { readonly schedule: object }): boolean => !isEmpty(schedule);
export const hasBracket = ({ bracket }: { readonly bracket: object }): boolean => !isEmpty(bracket);
export const isMixer = ({ tournamentType }: { readonly tournamentType: string }): boolean => tournamentType === 'MIXER';
export const isOrganizer = ({ organizerUids }: { readonly organizerUids: readonly string[] }, uid: string | null): boolean =>
  organizerUids.some((organizer) => organizer === uid);
