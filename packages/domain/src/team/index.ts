export { restingRound } from './resting-round';
export {
  teamEntries,
  type TeamBye,
  type TeamDuty,
  type TeamEntriesSource,
  type TeamEntry,
  type TeamGame,
  type TeamOutcome,
} from './team-entries';
