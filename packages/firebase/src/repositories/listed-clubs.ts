import { parseClubRegion } from '@courtside/domain';
import { foldText } from '@courtside/domain/text';
import { getParsedValue } from './parse';
import { readDocument, readList, type Parse } from './parsed';
import { documentAt, limit, createQuery, where } from '../sdk/source';

/** A club of the list. */
export interface ListedClub {
  /** The id of its page: the id of its region's document, and its name in plain letters. */
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly area: string;
}

const plain = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const parse: Parse<readonly ListedClub[]> = ({ id, data }) => {
  const { name: region, areas } = getParsedValue(parseClubRegion(data));
  return areas.flatMap(({ name: area, clubs }) => clubs.map((name) => ({ id: `${id}_${plain(name)}`, name, region, area })));
};

/** The club with this id, or null. Reads: one. @throws ReadFailure */
export async function readClub(id: string): Promise<ListedClub | null> {
  const [region = '', name] = id.split('_');
  if (!/^[A-Za-z0-9-]+$/.test(region) || !name) return null;
  const clubs = await readDocument(documentAt(`clubs/${region}`), parse);
  return clubs?.find((club) => club.id === id) ?? null;
}

/** Returns the club of a profile if it is on the list: a name that the user typed has no page. Reads: one. @throws ReadFailure */
export async function readClubOf({ club, region }: { readonly club: string; readonly region: string }): Promise<ListedClub | null> {
  const regions = await readList(createQuery('clubs', where('name', '==', region), limit(1)), parse);
  return regions.flat().find(({ name, id }) => name === club && /^[A-Za-z0-9-]+_[a-z0-9-]+$/.test(id)) ?? null;
}
