import { parseClubRegion, type ClubRegion } from '@courtside/domain';
import clubs from './clubs.json' with { type: 'json' };
import { setDocuments, type Target } from './documents';

const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Reads a list of clubs in the format of `clubs.json`.
 * @throws Error that names the invalid region
 */
export function parseClubs(text: string): readonly ClubRegion[] {
  const { regions } = JSON.parse(text) as { regions?: unknown };
  if (!Array.isArray(regions) || regions.length === 0) throw new Error('The list of clubs has no regions.');
  const read = regions.map((region: unknown, index) => {
    const parsed = parseClubRegion(region);
    if (!parsed.ok || idOf(parsed.value.name) === '') throw new Error(`Region ${index + 1} of the list of clubs is not sound.`);
    return parsed.value;
  });
  if (new Set(read.map(({ name }) => idOf(name))).size < read.length)
    throw new Error('Two regions of the list of clubs have the same name.');
  return read;
}

/** Loads the club list: one document per region. @returns how many */
export async function loadClubs(target: Target, regions: readonly ClubRegion[] = clubs.regions): Promise<number> {
  await setDocuments(target, Object.fromEntries(regions.map((region) => [`clubs/${idOf(region.name)}`, region])));
  return regions.length;
}
