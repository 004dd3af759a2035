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
export { hasGroups, isMixer, isOrganizer } from '../facts';
export { hasBracket, hasSchedule, workPhase, type WorkPhase } from '../stage-state';
export type { Verdict } from './verdict';
