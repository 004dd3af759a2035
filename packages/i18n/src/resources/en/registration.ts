/** Registration of teams and mixer players. The English words are the specification's, to the letter. */
export const registration = {
  title: 'Register',
  loading: 'Loading…',
  closed: {
    title: 'Registration is Closed',
    text: 'Sorry Registration is Closed',
    home: 'Home',
  },
  signedOut: {
    text: 'Sorry you must be logged in in to register',
    login: 'Login',
  },
  complete: {
    title: 'Registration Complete!',
    text: 'Congratulations your registration was succesful!',
    details: 'View Event Details',
  },
  askOrganizer: {
    title: 'Register for {{name}}',
    text: 'Registration is open. Ask the organiser to register your team.',
    back: 'Back to the tournament',
  },
} as const;
