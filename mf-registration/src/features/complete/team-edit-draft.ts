import type { OwnTeam } from '@courtside/firebase';
import { keepTyped, recallTyped } from '@courtside/ui';
import { parsePlace } from '../../teams/parse-place';
import type { TeamValues } from '../../teams/team-values';

/** The values in a team's form, and the team that they were typed over. */
interface TeamEditDraft {
  readonly values: TeamValues;
  readonly base: OwnTeam;
}

/** Stores the draft in the tab; null: it was saved or discarded. @param form unique in the site */
export function keepEdit(form: string, draft: TeamEditDraft | null): void {
  keepTyped(form, draft && { values: JSON.stringify(draft.values), base: JSON.stringify(draft.base) }, 'tab');
}

/** Values that were typed and neither saved nor discarded, or null. */
export function recallEdit(form: string): TeamEditDraft | null {
  const left = recallTyped(form, { values: '', base: '' }, 'tab');
  if (!left) return null;
  try {
    const { name, email, players } = JSON.parse(left.values) as Record<string, unknown>;
    const base = JSON.parse(left.base) as Record<string, unknown>;
    // The draft may be from an older version of the page.
    if (!isText(name) || !isText(email) || !Array.isArray(players) || !isTeam(base)) return null;
    // A team may have players whom an organizer entered by name.
    return { values: { name, email, players: players.map((one) => parsePlace(one, (id) => id !== '')), given: {} }, base };
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isTeam = (value: Record<string, unknown>): value is Record<string, unknown> & OwnTeam =>
  isText(value['name']) && isText(value['email']) && Array.isArray(value['profileIds']) && value['profileIds'].every(isText);
