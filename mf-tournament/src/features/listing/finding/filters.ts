import type { Tournament } from '@courtside/domain';
import { searchItems } from '@courtside/domain/text';
import { isRegistrationShown } from '@courtside/tournament-ui';
import { findCountry } from '../../../place/countries';

export const formats = ['teams', 'mixer'] as const;
export type Format = (typeof formats)[number];

/** The filters of a list. Empty and false match everything. */
export interface Filters {
  /** Name or place, as typed. */
  readonly text: string;
  /** Key of a country, see `findCountry`. */
  readonly country: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly format: Format | '';
  /** Registration is open now. */
  readonly isOpen: boolean;
}

export const everything: Filters = { text: '', country: '', month: '', format: '', isOpen: false };

/** Anyone can write addresses: a text that is longer than any name is ignored. */
const MOST_LETTERS = 80;

/** Returns the filters in an address; invalid ones are ignored. */
export function parseFilters(address: URLSearchParams): Filters {
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

/** Returns the address with these filters; its other parameters stay. */
export function withFilters(address: URLSearchParams, { text, country, month, format, isOpen }: Filters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ q: text.trim(), country, month, format, open: isOpen ? '1' : '' })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const isFiltered = (filters: Filters): boolean => withFilters(new URLSearchParams(), filters).toString() !== '';

/**
 * Returns the tournaments that match, in the given order. A month matches if one day of the tournament is in it. @param now decides whether
 * registration is open
 */
export function findTournaments(tournaments: readonly Tournament[], filters: Filters, now: number): readonly Tournament[] {
  const { text, country, month, format, isOpen } = filters;
  const named = new Set(searchItems(tournaments, text, ({ name, location }) => [name, location]));
  return tournaments.filter(
    (tournament) =>
      named.has(tournament) &&
      (!country || findCountry(tournament.location)?.key === country) &&
      (!month || (tournament.startDate.slice(0, 7) <= month && month <= tournament.endDate.slice(0, 7))) &&
      (!format || (tournament.tournamentType === 'MIXER') === (format === 'mixer')) &&
      (!isOpen || isRegistrationShown(tournament, now)),
  );
}
