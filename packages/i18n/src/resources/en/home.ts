/** Home, archive and my tournaments: the lists of cards. */
export const home = {
  title: 'Upcoming tournaments',
  loading: 'Loading tournaments…',
  empty: {
    title: 'No Upcoming Tournaments',
    text: 'Check out the archive to see previous tournament results',
    archive: 'Archive',
  },
  failed: {
    title: 'The tournaments could not be loaded.',
    text: 'Check your connection and try again.',
    retry: 'Try again',
  },
  card: {
    mixer: 'Mixer',
    courtBoard: 'Court board',
    courtBoardOf: 'Court board: {{name}}',
    asked: 'You’re asked to organise',
  },
  archive: {
    title: 'Archive',
    empty: 'No past tournaments yet',
    emptyText: 'Tournaments move here once they are over.',
    home: 'Upcoming tournaments',
  },
  mine: {
    title: 'My Tournaments',
    empty: 'You don’t organise a tournament yet',
    emptyText: 'Create one, and it stays yours alone until you open it.',
    organize: 'Organize',
    signedOut: 'You must be signed in to see your tournaments.',
    login: 'Login',
  },
} as const;
