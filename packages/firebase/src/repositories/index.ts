export { isReachable, readCaptain, readCaptains, type Captain } from './captains';
export { readClubs } from './clubs';
export {
  readDay,
  watchBoards,
  watchDay,
  watchHistory,
  watchMyPass,
  watchPass,
  watchPasses,
  watchScorekeepers,
  type Announcement,
  type Board,
  type Day,
  type HistoryRecord,
  type Pass,
  type Scorekeeper,
} from './days';
export { watchCheckIn, watchCheckIns } from './check-ins';
export { watchDraw } from './draws';
export { readOwnTeam, watchEdits, type OwnTeam } from './edits';
export { correctEstimates } from './estimates';
export { readAnswers, watchForm, watchPayment, watchPayments, watchTeamAnswers } from './forms';
export { watchFreeAgent, watchFreeAgents, watchMyInvitations, watchTeamInvitations } from './free-agents';
export { watchGroupGames, watchGroupStages } from './further-groups';
export { readFurtherGroups } from './groups-once';
export { watchHandover } from './handovers';
export { readBracketGames, readFurtherStages, readSchedule, watchBracket, watchSchedule, watchStageGames, watchStages } from './games';
export { readOwnContact, readProfiles, searchProfiles, watchOwnProfile, type ReadProfilesOptions } from './profiles';
export {
  readClub,
  readClubOf,
  readClubPlayers,
  readPlayer,
  readPublicEntries,
  readShownTeams,
  type ClubPlayers,
  type ListedClub,
  type PublicEntries,
  type PublicEntry,
} from './people';
export { query, type Query } from './query';
export { watchShuffle } from './shuffle';
export {
  countEntrants,
  readContact,
  readTeams,
  watchContacts,
  watchEntries,
  watchEntry,
  watchNamingEntries,
  watchMyRegistration,
  watchPlace,
  watchPlaces,
  watchTeams,
  watchWithdrawn,
  withEmails,
  type Contacts,
} from './teams';
export { readTaken, watchLeavings, watchMyTeams, watchTeamPlayer, watchTeamPlayers } from './team-players';
export {
  readArchive,
  readArchivePart,
  watchMyTournaments,
  watchTournament,
  watchUpcomingTournaments,
  type ArchivePart,
  type Today,
} from './tournaments';
export { takeAnswers } from './written-answers';
export type { Meta, OnError, OnValue, Unsubscribe } from './watch';
