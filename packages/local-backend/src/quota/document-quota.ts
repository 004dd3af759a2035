import type { Identity } from '../auth/identity';
import { getIdentityRank, type Rank } from '../auth/rank';
import type { CountedDocument } from './document-size';
import type { DocumentBounds } from './space-limits';
import { NoRoomError } from './no-room-error';
import { exceedsBound, noUsage, addUsage, multiplyUsage, type Usage } from './usage';

/** One document that a commit changes. */
interface Change {
  readonly before: CountedDocument | null;
  readonly after: CountedDocument | null;
}

/** The usage that a commit adds to each account, and to documents without an account. */
type Growth = ReadonlyMap<string | undefined, Usage>;

export interface DocumentQuotaOptions {
  readonly bounds: DocumentBounds;
  /** False for tests, where only the common limit counts. */
  readonly bindsAccounts: boolean;
  /** The rank of an account with documents in the store at the start. */
  readonly rankOf: (uid: string) => Rank;
  /** Notified when a write finds no room. */
  readonly onRefused?: (refusal: NoRoomError, uid: string | null) => void;
}

const ranks: readonly Rank[] = ['anonymous', 'unproven', 'proven'];

/**
 * Counts documents by the account that each is charged to, and refuses those beyond the limits. The sums are stored with each commit, so that a start
 * reads them and no documents.
 */
export class DocumentQuota {
  private all = noUsage;
  private unproven = noUsage;
  private nobodys = noUsage;
  private readonly accounts = new Map<string, { rank: Rank; use: Usage }>();

  constructor(private readonly options: DocumentQuotaOptions) {}

  /** Counts existing documents. @param account undefined for documents that count to no account */
  count(account: string | undefined, use: Usage): void {
    this.add(null, account, use);
  }

  /** Counts the changes of one commit. @throws NoRoomError and counts none of them */
  take(identity: Identity | null, changes: readonly Change[]): void {
    const growth = growthOf(changes);
    this.noteRank(identity);
    const scope = this.exceeded(identity, growth);
    if (scope !== null) {
      const refusal = new NoRoomError(scope);
      this.options.onRefused?.(refusal, identity?.uid ?? null);
      throw refusal;
    }
    for (const [account, use] of growth) this.add(identity, account, use);
  }

  /** Takes back what {@link take} counted: the changes did not reach the disk. */
  giveBack(changes: readonly Change[]): void {
    for (const [account, use] of growthOf(changes)) this.add(null, account, multiplyUsage(use, -1));
  }

  /** The usage of all documents. */
  get total(): Usage {
    return this.all;
  }

  /** @param account undefined for documents that count to no account */
  usedBy(account: string | undefined): Usage {
    return account === undefined ? this.nobodys : (this.accounts.get(account)?.use ?? noUsage);
  }

  private exceeded(identity: Identity | null, growth: Growth): NoRoomError['scope'] | null {
    const { bounds, bindsAccounts } = this.options;
    const added = [...growth.values()].reduce(addUsage, noUsage);
    const isOperator = identity?.owner === true;
    if (exceedsBound(this.all, added, isOperator ? bounds.operator : bounds.people)) return 'all';
    if (isOperator || !bindsAccounts) return null;
    let unproven = noUsage;
    for (const [account, use] of growth) {
      if (account === undefined) continue;
      const rank = this.rankOf(identity, account);
      if (exceedsBound(this.usedBy(account), use, bounds.account[rank])) return 'account';
      if (rank !== 'proven') unproven = addUsage(unproven, use);
    }
    return exceedsBound(this.unproven, unproven, bounds.unproven) ? 'unproven' : null;
  }

  private add(identity: Identity | null, account: string | undefined, use: Usage): void {
    this.all = addUsage(this.all, use);
    if (account === undefined) {
      this.nobodys = addUsage(this.nobodys, use);
      return;
    }
    const { rank, use: before } = this.accounts.get(account) ?? { rank: this.rankOf(identity, account), use: noUsage };
    const after = addUsage(before, use);
    if (after.documents > 0) this.accounts.set(account, { rank, use: after });
    else this.accounts.delete(account);
    if (rank !== 'proven') this.unproven = addUsage(this.unproven, use);
  }

  private rankOf(identity: Identity | null, account: string): Rank {
    const known = this.accounts.get(account)?.rank;
    if (known !== undefined) return known;
    return accountOf(identity) === account ? getIdentityRank(identity) : this.options.rankOf(account);
  }

  /** An account whose token shows a higher rank has proved its address since. Older tokens of it take nothing back. */
  private noteRank(identity: Identity | null): void {
    const rank = getIdentityRank(identity);
    const account = accountOf(identity);
    const known = account === undefined ? undefined : this.accounts.get(account);
    if (account === undefined || known === undefined || ranks.indexOf(rank) <= ranks.indexOf(known.rank)) return;
    if (rank === 'proven') this.unproven = addUsage(this.unproven, multiplyUsage(known.use, -1));
    this.accounts.set(account, { ...known, rank });
  }
}

/** The account that a writer uses space as: all requests without one share the empty name. */
const accountOf = (identity: Identity | null): string | undefined => (identity?.owner === true ? undefined : (identity?.uid ?? ''));

/**
 * Returns the account that a new document is charged to: the one that creates it. A guest is not charged for a document that belongs to another one,
 * such as a scorekeeper's records of the games they change: those are charged to the other document's account.
 * @param other the nearest document that the path leads through, or else one that the same commit changes
 */
export function getChargedAccount(identity: Identity | null, other: CountedDocument | null): string | undefined {
  return other !== null && identity?.owner !== true && getIdentityRank(identity) === 'anonymous' ? other.chargedTo : accountOf(identity);
}

function growthOf(changes: readonly Change[]): Growth {
  const growth = new Map<string | undefined, Usage>();
  const add = (document: CountedDocument | null, sign: 1 | -1): void => {
    if (document?.size === undefined) return;
    const use = multiplyUsage({ documents: 1, bytes: document.size.bytes }, sign);
    growth.set(document.chargedTo, addUsage(growth.get(document.chargedTo) ?? noUsage, use));
  };
  for (const { before, after } of changes) {
    add(before, -1);
    add(after, 1);
  }
  return growth;
}
