import { createHash } from 'node:crypto';
import clubs from './clubs.json' with { type: 'json' };
import { toSearchName } from '../src/search-name';
import names from './rosters.json' with { type: 'json' };

/** A player of the sample data. */
export interface SamplePlayer {
  readonly id: string;
  readonly profile: {
    readonly name: string;
    readonly searchName: string;
    readonly pronouns: string;
    readonly club: string;
    readonly region: string;
    readonly skill: number;
    readonly isPageHidden: boolean;
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PRONOUNS = ['she/her', 'he/him', 'they/them', 'elle', 'il', 'iel'];

/** Returns an id of the given length that is the same for the same text, so that loading twice changes nothing. */
export function stableId(text: string, length: number): string {
  const digest = createHash('sha512').update(text).digest();
  return Array.from({ length }, (_, index) => ALPHABET[(digest[index] ?? 0) % ALPHABET.length]).join('');
}

const homes = clubs.regions.flatMap((region) => region.areas.flatMap((area) => area.clubs.map((club) => ({ club, region: region.name }))));

/** Every player, with a home and a skill that depend on their place in the list only. */
export const players: readonly SamplePlayer[] = names.players.map((name, index) => {
  const home = homes[(index * 7) % homes.length] ?? { club: 'Ghent', region: 'Belgium' };
  return {
    id: stableId(`player ${name}`, 28),
    profile: {
      name: name.toLowerCase().trim(),
      searchName: toSearchName(name),
      pronouns: PRONOUNS[index % PRONOUNS.length] ?? 'they/them',
      ...home,
      skill: 1 + ((index * 5 + (index % 3)) % 10),
      isPageHidden: false,
    },
  };
});

export const teamNames: readonly string[] = names.teams;
