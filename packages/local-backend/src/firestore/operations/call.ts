import type { Identity } from '../../auth/identity';
import type { Engine } from '../engine/engine';
import type { Transactions } from '../engine/transactions';
import type { DatabaseName } from '../model/names';

/** A call, in the same form for every transport. */
export interface Call {
  readonly engine: Engine;
  readonly transactions: Transactions;
  readonly database: DatabaseName;
  readonly identity: Identity | null;
  /** The request in the shape of the REST interface. */
  readonly body: Record<string, unknown>;
  /** Full name of the document or collection that is addressed, or below which a query looks. */
  readonly name: string;
}

export type Answer = Record<string, unknown>;
