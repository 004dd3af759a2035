/** The organizer console: the organizer's part on its own. */
export const console = {
  title: 'Organizer console',
  lead: 'Your tournaments, without the public site.',
  signIn: 'Sign in to organize',
  noAccount: 'Accounts are created on the public site.',
  signOut: 'Log out',
  nav: 'Console',
  myTournaments: 'My Tournaments',
  create: 'Organize',
  skip: 'Skip to the content',
  search: 'Search and go',
  messages: 'Messages',
  pending: 'What you changed waits on this device and goes out when the network is back.',
  visitor: {
    title: 'Visitors see the public site',
    text: 'The console is for organizers. What visitors see is on the public site.',
    open: 'Open the public site',
  },
} as const;
