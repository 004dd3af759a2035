/** The title of a shuffle, the same in every language, for its section and for the link to it: pages know it before they fetch the words. */
export const SHUFFLE_TITLE = 'Shuffle';
