import type { Tournament } from '@courtside/domain';
import { searchItems } from '@courtside/domain/text';
import { isRegistrationShown } from '@courtside/tournament-ui';
import { countryOf } from '../../../place/countries';

export const formats = ['teams', 'mixer'] as const;
export type Format = (typeof formats)[number];

/** What a reader looks for in a list. Empty and false find everything. */
export interface Filters {
  /** Name or place, as it was typed. */
  readonly text: string;
  /** Key of a country, see `countryOf`. */
  readonly country: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly format: Format | '';
  /** Whoever likes can register now. */
  readonly isOpen: boolean;
}

export const everything: Filters = { text: '', country: '', month: '', format: '', isOpen: false };

/** Addresses are written by anybody: what is longer than any name is not looked for. */
const MOST_LETTERS = 80;

/** What an address asks for; what it says wrongly is left out, as if it had not been said. */
export function filtersOf(address: URLSearchParams): Filters {
  const said = (name: string) => (address.get(name) ?? '').trim();
  const short = (name: string) => (said(name).length <= MOST_LETTERS ? said(name) : '');
  return {
    text: short('q'),
    country: short('country'),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(said('month')) ? said('month') : '',
    format: formats.find((format) => format === said('format')) ?? '',
    isOpen: said('open') === '1',
  };
}

/** The address that asks for this; what else it said stays. */
export function withFilters(address: URLSearchParams, { text, country, month, format, isOpen }: Filters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ q: text.trim(), country, month, format, open: isOpen ? '1' : '' })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const isFiltered = (filters: Filters): boolean => withFilters(new URLSearchParams(), filters).toString() !== '';

/** The tournaments that are looked for, in the order given. A month finds what has a day in it. @param now for whose registration is open */
export function findTournaments(tournaments: readonly Tournament[], filters: Filters, now: number): readonly Tournament[] {
  const { text, country, month, format, isOpen } = filters;
  const named = new Set(searchItems(tournaments, text, ({ name, location }) => [name, location]));
  return tournaments.filter(
    (tournament) =>
      named.has(tournament) &&
      (!country || countryOf(tournament.location)?.key === country) &&
      (!month || (tournament.startDate.slice(0, 7) <= month && month <= tournament.endDate.slice(0, 7))) &&
      (!format || (tournament.tournamentType === 'MIXER') === (format === 'mixer')) &&
      (!isOpen || isRegistrationShown(tournament, now)),
  );
}
