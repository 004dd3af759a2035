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
} as const;
