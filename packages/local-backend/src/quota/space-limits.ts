import type { Rank } from '../auth/rank';
import { multiplyUsage, type Usage } from './usage';

export interface DocumentBound {
  readonly documents: number;
  /** Characters of paths, and of fields as JSON. */
  readonly bytes: number;
}

/** The limits of each account by its rank, and of all accounts together. */
export type DocumentLimits = Readonly<Record<Rank | 'all', DocumentBound>>;

const MIB = 1024 * 1024;

export const defaultDocumentLimits: DocumentLimits = {
  proven: { documents: 250_000, bytes: 256 * MIB },
  unproven: { documents: 25_000, bytes: 32 * MIB },
  anonymous: { documents: 1000, bytes: 2 * MIB },
  all: { documents: 2_000_000, bytes: 2048 * MIB },
};

/** The share of everything that one account may use. */
const OF_ALL: Readonly<Record<Rank, number>> = { proven: 1 / 2, unproven: 1 / 8, anonymous: 1 / 32 };
/** The share of everything that all accounts without a proved address may use together, however many are made. */
const UNPROVEN = 1 / 2;
/** The rest is the operator's: states of mails, repairs. */
const OF_PEOPLE = 0.95;
/** The share of a disk that documents may fill: on disk they take about half as much again, and a back-up begins with a copy of that. */
const OF_THE_DISK = 1 / 4;

/** The bounds of documents on a disk of a certain size. */
export interface DocumentBounds {
  readonly account: Readonly<Record<Rank, Usage>>;
  /** All accounts together that have no proved address. */
  readonly unproven: Usage;
  readonly people: Usage;
  readonly operator: Usage;
}

/** @param disk bytes that the store may have on its disk, including the present ones */
export function documentBounds(limits: DocumentLimits, disk = Infinity): DocumentBounds {
  const operator: Usage = { documents: limits.all.documents, bytes: Math.min(limits.all.bytes, disk * OF_THE_DISK) };
  const ofOne = (rank: Rank): Usage => ({ ...limits[rank], bytes: Math.min(limits[rank].bytes, operator.bytes * OF_ALL[rank]) });
  return {
    account: { proven: ofOne('proven'), unproven: ofOne('unproven'), anonymous: ofOne('anonymous') },
    unproven: multiplyUsage(operator, UNPROVEN),
    people: multiplyUsage(operator, OF_PEOPLE),
    operator,
  };
}

const FORM = /^(proven|unproven|anonymous|all)=(\d{1,9}):(\d{1,6})$/;

/**
 * Reads limits as they are given on the command line: `unproven=25000:32`, documents and MiB.
 * @returns null when one of them is malformed
 */
export function parseDocumentLimits(texts: readonly string[]): Partial<DocumentLimits> | null {
  const limits: Partial<Record<Rank | 'all', DocumentBound>> = {};
  for (const text of texts) {
    const [, of, documents, mebibytes] = FORM.exec(text) ?? [];
    if (of === undefined) return null;
    limits[of as Rank | 'all'] = { documents: Number(documents), bytes: Number(mebibytes) * MIB };
  }
  return limits;
}
