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
export { canSeeTeamNames, canView, showsBracket, showsGameTimes, showsSchedule } from './seeing';
export { hasBracket, hasGroups, hasSchedule, isMixer, isOrganizer } from '../facts';
export type { Verdict } from './verdict';
