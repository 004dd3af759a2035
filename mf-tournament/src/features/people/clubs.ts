/** What people write who have no club; the form tells them to. */
const none = /^(none|no club|aucun|aucune|pas de club|n\/?a|[-–—./]*)$/i;

/** Whether what a profile names is a club. */
export const isClub = (club: string): boolean => !none.test(club.trim());
