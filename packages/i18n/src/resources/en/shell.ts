/** The frame around every page: navigation, failures of parts, pages that don't exist. */
export const shell = {
  skip: 'Skip to the content',
  menu: { close: 'Close the menu', toggle: 'Menu', label: 'Main navigation' },
  nav: {
    home: 'Home',
    archive: 'Archive',
    planner: 'Planner',
    about: 'About',
    myTournaments: 'My Tournaments',
    organize: 'Organize',
    chat: 'Community chat',
    contact: 'Contact',
    profile: 'Profile',
    login: 'Login',
    logout: 'Logout',
    newTab: 'opens in a new tab',
  },
  signedOut: 'You are logged out.',
  messages: 'Messages',
  settings: { language: 'Language', theme: 'Appearance' },
  offline: 'Connection lost. What you see may be old; it comes up to date by itself.',
  offlinePending: 'Your changes are sent when the network is back.',
  remote: {
    failedTitle: '{{part}} could not be loaded.',
    failedHint: 'The rest of the site works. Try again in a moment.',
    outdated: 'The site was updated while this page was open.',
    retry: 'Try again',
    reload: 'Reload the page',
    names: {
      'mf-tournament': 'The tournament pages',
      'mf-registration': 'The registration',
      'mf-organizer': 'The organiser’s tools',
      'mf-planner': 'The planner',
    },
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. The link may be old, or a letter may be missing.',
    home: 'Home',
  },
  crash: {
    title: 'Something went wrong!',
    text: 'Reload the page. If it happens again, write to us and say what you did.',
  },
  start: {
    text: 'Its settings could not be read. Check your connection and try again.',
  },
} as const;
