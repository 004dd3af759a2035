/** The player's own profile. */
export const profile = {
  title: 'Profile',
  required: 'All fields are required',
  signedOut: {
    title: 'Not logged in',
    text: 'Sorry, but you must be logged in to be able to edit your profile.',
    login: 'Log In',
  },
  name: 'Name',
  pronouns: 'Pronouns',
  club: 'Club',
  region: 'Region',
  skill: 'Skill',
  skillHint: '1 is new to the sport, 10 is among the best.',
  email: 'Email',
  save: 'Save',
} as const;
