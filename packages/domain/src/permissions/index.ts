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
  canCloseRegistration,
  canJoinMixer,
  canOpenRegistration,
  canRegisterTeam,
  checkTeamEntry,
  isCompleteProfile,
  missingProfileFields,
  takesEntries,
  teamTextLimits,
  type ProfileField,
  type TeamEntry,
  type TeamEntryCode,
} from './registering';
export { canSee, canSeeTeamNames, canView, showsGameTimes, showsTeamNames, type VisibleSection } from './seeing';
export { hasBracket, hasGroups, hasSchedule, isMixer, isOrganizer } from './state';
export type { Verdict } from './verdict';
