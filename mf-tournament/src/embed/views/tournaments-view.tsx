import type { Tournament } from '@courtside/domain';
import { foldText } from '@courtside/domain/text';
import { findCountry } from '../../place/countries';
import type { Upcoming } from '../reading/shared';
import type { Words } from '../words';

/**
 * Returns the key of a region: a code in capitals is a country's; any other text is compared with the words after the last comma of a
 * place.
 */
const getKey = (region: string): string => (/^[A-Z]{2}$/.test(region) ? region : (findCountry(`, ${region}`)?.key ?? ''));

/** Returns the tournaments that match the attributes, in order. */
export function chosen(tournaments: readonly Tournament[], attribute: (name: string) => string | null): readonly Tournament[] {
  const region = (attribute('region') ?? '').trim();
  const key = getKey(region);
  const words = foldText(attribute('search') ?? '').split(' ');
  const limit = Number(attribute('limit') || NaN);
  return tournaments
    .filter(({ name, location }) => {
      const text = foldText(`${name} ${location}`);
      return words.every((word) => text.includes(word)) && (region === '' || findCountry(location)?.key === key);
    })
    .slice(0, limit > 0 ? limit : undefined);
}

export interface TournamentListProps {
  readonly upcoming: Upcoming;
  readonly words: Words;
  readonly attribute: (name: string) => string | null;
}

/** Upcoming tournaments, each a link to its page. */
export function TournamentList({ upcoming: { tournaments, pages }, words, attribute }: TournamentListProps) {
  const list = chosen(tournaments, attribute);
  if (list.length === 0) return <p>{words.t('tournaments.none')}</p>;
  return (
    <ul>
      {list.map(({ id, name, location, startDate, endDate }) => (
        <li key={id} className="cs-card">
          <p className="cs-name">
            <a href={`${pages}/${id}`}>{name}</a>
          </p>
          <p className="cs-meta">{`${words.days(startDate, endDate)}${location ? ` · ${location}` : ''}`}</p>
        </li>
      ))}
    </ul>
  );
}
