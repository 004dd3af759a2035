/** The organiser console: the organiser's part on its own. */
export const console = {
  title: 'Organiser console',
  lead: 'Your tournaments, without the public site.',
  signIn: 'Sign in to organise',
  noAccount: 'Accounts are created on the public site.',
  signOut: 'Log out',
  nav: 'Console',
  myTournaments: 'My Tournaments',
  create: 'Organize',
  skip: 'Skip to the content',
  notFound: 'There is nothing at this address.',
  notFoundAction: 'My Tournaments',
  startFailed: 'The console could not start.',
  startFailedHelp: 'Check the connection and load the page again.',
} as const;
