import * as v from 'valibot';
import { publicContact } from '../entities/contact';
import { parseSalvaging, timeSchema, withValue, type ParseResult } from '../entities/parse';

/** Currencies of hundredths that a fee can be in. */
export const currencies = ['EUR', 'GBP', 'CHF', 'USD', 'CAD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'AUD'] as const;
export type Currency = (typeof currencies)[number];

/** What taking part costs, and how to pay; nothing is paid here. */
export interface Fee {
  /** Hundredths of the currency. */
  readonly cents: number;
  readonly currency: Currency;
  /** How to pay, in the organisers' words. */
  readonly text: string;
  /** An `https://` address, or empty. */
  readonly link: string;
}

/** Most of each; the security rules say the same. */
export const feeLimits = { cents: 99_999_999, text: 1000 } as const;

export const feeSchema = v.object({
  cents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(feeLimits.cents)),
  currency: v.picklist(currencies),
  text: v.string(),
  link: v.string(),
});

/** An amount as it is typed, with a point or a comma, in hundredths; null where it is none. */
export function centsOf(typed: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return whole !== '' && cents > 0 ? cents : null;
}

/** What is wrong with how to pay. */
export function checkFee({ text, link }: Pick<Fee, 'text' | 'link'>): readonly { readonly field: 'text' | 'link' }[] {
  return [
    ...([...text.trim()].length > feeLimits.text ? [{ field: 'text' as const }] : []),
    ...(link.trim() === '' || publicContact(link)?.kind === 'web' ? [] : [{ field: 'link' as const }]),
  ];
}

/** That a team has paid: an organiser's word. */
export interface Payment {
  readonly teamId: string;
  /** In milliseconds since 1970. */
  readonly paidAt: number;
  readonly paidBy: string;
}

// The server's own time is not there yet while the change is on its way.
const storedPayment = v.object({ paidAt: v.optional(v.nullable(timeSchema), null), paidBy: v.optional(v.string(), '') });

/** Reads a document of `teams/{tournamentId}/payments`. @param now stands for a time that the server has yet to give */
export const parsePayment = (teamId: string, data: unknown, now: number): ParseResult<Payment> =>
  withValue(parseSalvaging(storedPayment, data), ({ paidAt, paidBy }): Payment => ({ teamId, paidAt: paidAt ?? now, paidBy }));
