import type { Scenario } from './scenario';

/** The input of a program at its start. */
export interface ProgramRole {
  readonly program: string;
  readonly plays: 'viewers' | 'captains' | 'staff';
  /** The address of each person's own network, by name. */
  readonly origins: Readonly<Record<string, string>>;
  /** The part of the scenario for this program. */
  readonly scenario: Pick<Scenario, 'viewers' | 'captains' | 'organizers' | 'courts' | 'closesAt'>;
  readonly client: string;
  readonly ledger: string;
  /** The number of teams that the event accepts. */
  readonly places: number;
  /** Null for the staff, who create it. */
  readonly tournament: string | null;
}

/** The orders that the parent sends to the programs. */
export type ProgramOrder =
  | { readonly say: 'part'; readonly part: ProgramRole }
  /** `at`: milliseconds since 1970; it may be past. */
  | { readonly say: 'begin'; readonly at: number }
  /** All devices have a network, and running actions end. */
  | { readonly say: 'finish' }
  | { readonly say: 'look'; readonly turn: number }
  | { readonly say: 'leave' };

/** The reports that the programs send back. */
export type ProgramReport =
  | { readonly tell: 'ready'; readonly tournament: string | null }
  | { readonly tell: 'finished'; readonly left: number }
  /** A digest of each viewer's page; null if the page is closed or still empty. `reopened`: watches that ended and had to be opened by hand. */
  | { readonly tell: 'seen'; readonly turn: number; readonly digests: Readonly<Record<string, string | null>>; readonly reopened: number }
  | { readonly tell: 'left' };
