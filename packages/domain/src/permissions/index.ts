export {
  acceptedOrganizers,
  acceptedWithout,
  canAddOrDeleteTeams,
  canChooseSwiss,
  canCreateBracket,
  canCreateGroups,
  canCreateSchedule,
  canDeleteTournament,
  canDrawMixerTeams,
  canEditGroups,
  canEditRound,
  canEditSchedule,
  canOpenTournament,
  canRemoveOrganizer,
  canScoreRound,
  checkMatchTimes,
  isAskedToOrganize,
  isScore,
} from './organising';
export {
  canJoinMixer,
  canOpenRegistration,
  canRegisterTeam,
  checkTeamEntry,
  mayHaveEntries,
  hasRegistrationTimes,
  missingProfileFields,
  registrationPhase,
  takesEntries,
  teamTextLimits,
  type ProfileField,
  type RegistrationPhase,
  type TeamEntry,
  type TeamEntryCode,
} from './registering';
export { canSeeTeamNames, canView, showsGameTimes } from './seeing';
export { hasBracket, hasGroups, hasSchedule, isMixer, isOrganizer } from './state';
export type { Verdict } from './verdict';
