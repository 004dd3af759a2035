import type { SectionId } from '@courtside/domain';

/** The words of each section's heading and of the way to it, for its visitors and its organisers. Namespaces: tournament, schedule, bracket, standings. */
export const sectionTitles = {
  details: 'tournament:details.title',
  teams: 'tournament:teams.title',
  schedule: 'schedule:title',
  bracket: 'bracket:title',
  standings: 'standings:title',
  scorers: 'tournament:scorers.title',
  groups: 'tournament:groups.title',
  players: 'tournament:players.title',
} as const satisfies Readonly<Record<SectionId, string>>;
