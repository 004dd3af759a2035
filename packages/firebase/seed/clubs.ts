import clubs from './clubs.json' with { type: 'json' };
import { setDocuments, type Target } from './documents';

const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Loads the club list: one document per region. */
export async function loadClubs(target: Target): Promise<number> {
  await setDocuments(target, Object.fromEntries(clubs.regions.map((region) => [`clubs/${idOf(region.name)}`, region])));
  return clubs.regions.length;
}
