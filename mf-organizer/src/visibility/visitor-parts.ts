import { hasBracket, hasGroups, hasSchedule, isMixer, sections, showsGameTimes, type Tournament } from '@courtside/domain';
import type { Section } from '@courtside/firebase';

/** A part of the public page that organizers show or hide. */
export interface VisitorPart {
  readonly id: Exclude<Section, 'standings'>;
  /** Whether there is something to show or hide. */
  readonly isThere: boolean;
  readonly isShown: boolean;
}

/** Returns whether visitors may see a section, by its field. */
export const isShown = (tournament: Tournament, section: Exclude<Section, 'gameTimes'>): boolean =>
  sections.some(({ id, flag }) => id === section && tournament[flag]);

function areTimesShown(tournament: Tournament): boolean {
  const shows = showsGameTimes(tournament);
  // In an older tournament the bracket's times may be hidden alone; without a bracket there is nothing to hide.
  return shows.schedule && (shows.bracket || !hasBracket(tournament));
}

/**
 * Returns the parts that organizers show to visitors, or will, in the order of the public page. Standings are shown and hidden with the
 * schedule.
 */
export function visitorParts(tournament: Tournament): readonly VisitorPart[] {
  const [scheduled, bracketed] = [hasSchedule(tournament), hasBracket(tournament)];
  const part = (id: Exclude<VisitorPart['id'], 'gameTimes'>, isThere: boolean) => ({ id, isThere, isShown: isShown(tournament, id) });
  return [
    ...(isMixer(tournament) ? [part('players', true)] : []),
    part('teams', true),
    ...(scheduled ? [] : [part('groups', hasGroups(tournament))]),
    part('schedule', scheduled),
    { id: 'gameTimes', isThere: scheduled || bracketed, isShown: areTimesShown(tournament) },
    part('bracket', bracketed),
    ...(scheduled || bracketed ? [part('scorers', true)] : []),
  ];
}
