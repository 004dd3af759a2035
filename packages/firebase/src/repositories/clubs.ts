import { parseClubRegion, type ClubRegion } from '@courtside/domain';
import { loadOnce } from '../sdk/load-once';
import { getParsedValue } from './parse';
import { readList } from './parsed';
import { createQuery } from '../sdk/source';

/** Clubs by region and area, sorted by name. Read once for as long as the page is open. @throws ReadFailure */
export const readClubs: () => Promise<readonly ClubRegion[]> = loadOnce(async () => {
  const regions = await readList(createQuery('clubs'), ({ data }) => getParsedValue(parseClubRegion(data)));
  return regions.sort((a, b) => a.name.localeCompare(b.name));
});
