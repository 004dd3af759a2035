/** The error catalogue. Its English words are the specification's, to the letter. */
export const errors = {
  login: 'Error: {{code}}',
  somethingWrong: 'Something went wrong!',
  somethingWrongDeleting: 'Something went wrong',
  createTournament: 'Failed to create tournament',
  registration: 'Your registration was not successful',
  mixerNeedsProfile: 'Must be signed and have a completed profile to register!',
  fetchingUsers: 'Error fetching users:',
  allFields: 'You must fill in all fields!',
  profileNotSaved: 'Profile did not save',
  savePlayer: 'Could not save player: {{message}}',
  savingGroups: 'Something went wrong trying to save groups',
  creatingGroups: 'Error creating groups:',
  deleteMatch: "Couldn't delete match from list: {{message}}",
  selectProfile: 'Please select a profile',
  allMatchupsPlayed: 'All possible matchups have been played',
  twoTeamsPerGroup: 'There must be at least 2 teams in each group',
  cause: {
    offline: 'There is no network. Try again when you are back online.',
    conflict: 'Someone else changed this at the same moment. Look at it again and retry.',
    unknown: 'Try again. If it happens again, write to us.',
  },
} as const;
