/** A tournament's page and the parts that its visitors and its organisers share. */
export const tournament = {
  loading: 'Loading the tournament…',
  notFound: {
    title: 'Tournament not found',
    text: 'There is no tournament at this address, or it is not open to everyone yet.',
    signIn: 'If you organise it, sign in to see it.',
    home: 'Home',
    login: 'Log in',
  },
  failed: {
    title: 'The tournament could not be loaded.',
    text: 'Check your connection and try again.',
    malformed: 'Some of its stored data could not be read. The organisers can repair it.',
  },
  visitorView: 'You see the page as a visitor does.',
  backToTools: 'Back to the tools',
  details: {
    title: 'Details',
    dates: 'Dates',
    timeZone: 'Times are local',
    location: 'Location',
    map: 'Show on a map',
    mapLabel: '{{place}}, show on a map',
    posterAlt: 'Poster of {{name}}',
    noDescription: 'No description yet.',
    register: 'Register',
  },
} as const;
