import { parsePlace, type Place } from '../entities';

/** A team that registered at this time, and nothing else. */
export function place(id: string, registeredAt: number, changes: Partial<Place> = {}): Place {
  const read = parsePlace(id, { registeredAt });
  if (!read.ok) throw new Error('The sample place is not sound.');
  return { ...read.value, ...changes };
}
