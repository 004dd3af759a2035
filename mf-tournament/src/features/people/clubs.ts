/** Texts of people without a club; the form asks for such a text. */
const none = /^(none|no club|aucun|aucune|pas de club|n\/?a|[-–—./]*)$/i;

/** Whether the text in a profile is a club. */
export const isClub = (club: string): boolean => !none.test(club.trim());
