export { readClubs } from './clubs';
export {
  watchDay,
  watchHistory,
  watchMyPass,
  watchPass,
  watchPasses,
  watchScorekeepers,
  type Announcement,
  type Day,
  type HistoryRecord,
  type Pass,
  type Scorekeeper,
} from './days';
export { correctEstimates } from './estimates';
export { readBracketGames, readSchedule, watchBracket, watchSchedule } from './games';
export { readOwnContact, readProfiles, searchProfiles, watchOwnProfile, type ReadProfilesOptions } from './profiles';
export { query, type Query } from './query';
export { readContact, readTeams, watchContacts, watchMyRegistration, watchTeams, withEmails, type Contacts } from './teams';
export { readArchive, watchMyTournaments, watchTournament, watchUpcomingTournaments, type Today } from './tournaments';
export type { Meta, OnError, OnValue, Unsubscribe } from './watch';
