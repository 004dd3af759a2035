import * as v from 'valibot';
import { contactLimit, publicContact } from '../entities/contact';
import { parseSalvaging, timeSchema, withValue, type ParseResult } from '../entities/parse';

/** Currencies with hundredths that a fee can use. */
export const currencies = ['EUR', 'GBP', 'CHF', 'USD', 'CAD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'AUD'] as const;
export type Currency = (typeof currencies)[number];

/** The fee, and how to pay it; the product takes no payments. */
export interface Fee {
  /** Hundredths of the currency. */
  readonly cents: number;
  readonly currency: Currency;
  /** How to pay, in the organizers' words. */
  readonly text: string;
  /** An `https://` address, or empty. */
  readonly link: string;
}

/** The maximum of each; equal in the security rules. */
export const feeLimits = { cents: 99_999_999, text: 1000, link: contactLimit } as const;

export const feeSchema = v.object({
  cents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(feeLimits.cents)),
  currency: v.picklist(currencies),
  text: v.string(),
  link: v.string(),
});

/**
 * Converts a typed amount to hundredths, with a point or a comma, with or without spaces between thousands; null for any other text. It may
 * exceed the maximum fee.
 */
export function parseCents(typed: string): number | null {
  const [, whole = '', part = ''] = /^(\d+|\d{1,3}(?:\s\d{3})+)(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  const cents = Number(whole.replace(/\s/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return whole !== '' && cents > 0 ? cents : null;
}

/** A fee as typed. */
interface TypedFee {
  readonly amount: string;
  readonly text: string;
  readonly link: string;
}

interface FeeIssue {
  readonly field: keyof TypedFee;
  readonly code: 'wrong' | 'tooMuch';
}

/** Returns the faults of a fee, at most one per field; `tooMuch` means more than `feeLimits`. */
export function checkFee({ amount, text, link }: TypedFee): readonly FeeIssue[] {
  const cents = parseCents(amount);
  const url = link.trim();
  const codes: readonly (readonly [FeeIssue['field'], FeeIssue['code'] | false])[] = [
    ['amount', cents === null ? 'wrong' : cents > feeLimits.cents && 'tooMuch'],
    ['text', [...text.trim()].length > feeLimits.text && 'tooMuch'],
    ['link', url.length > feeLimits.link ? 'tooMuch' : url !== '' && publicContact(url)?.kind !== 'web' && 'wrong'],
  ];
  return codes.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** The record that a team has paid, set by an organizer. */
export interface Payment {
  readonly teamId: string;
  /** In milliseconds since 1970. */
  readonly paidAt: number;
  readonly paidBy: string;
}

// The server's own time is still missing while the change is on its way.
const storedPayment = v.object({ paidAt: v.optional(v.nullable(timeSchema), null), paidBy: v.optional(v.string(), '') });

/** Reads a document of `teams/{tournamentId}/payments`. @param now replaces a time that the server has not set yet */
export const parsePayment = (teamId: string, data: unknown, now: number): ParseResult<Payment> =>
  withValue(parseSalvaging(storedPayment, data), ({ paidAt, paidBy }): Payment => ({ teamId, paidAt: paidAt ?? now, paidBy }));
