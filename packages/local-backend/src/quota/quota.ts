/** The account that usage counts to: its id, null for all visitors without one (who count as one), undefined for an operator, who has no limit. */
export type Consumer = string | null | undefined;

export interface QuotaLimits {
  perAccount: number;
  total: number;
}

/** A store of something is used up, for one account or for all of them. */
export class QuotaExceededError extends Error {
  constructor(
    readonly scope: 'account' | 'total',
    readonly limit: number,
  ) {
    super(scope === 'account' ? `The quota of this account (${limit}) is used up.` : `The quota of this server (${limit}) is used up.`);
    this.name = 'QuotaExceededError';
  }
}

/**
 * Counts the usage of accounts: bytes, documents, other accounts. The counts are in memory; the owner of the data counts it once at the start with
 * {@link add}.
 */
export class Quota {
  private used = 0;
  private readonly byAccount = new Map<string | null, number>();

  constructor(private readonly limits: QuotaLimits) {}

  /** Counts an amount that is to be used. @throws QuotaExceededError and counts nothing */
  take(consumer: Consumer, amount: number): void {
    if (consumer !== undefined) {
      if (this.usedBy(consumer) + amount > this.limits.perAccount) throw new QuotaExceededError('account', this.limits.perAccount);
      if (this.used + amount > this.limits.total) throw new QuotaExceededError('total', this.limits.total);
    }
    this.add(consumer, amount);
  }

  /** Counts an amount that is used already, whatever the limits say. */
  add(consumer: Consumer, amount: number): void {
    this.used += amount;
    if (consumer === undefined) return;
    const left = this.usedBy(consumer) + amount;
    if (left > 0) this.byAccount.set(consumer, left);
    else this.byAccount.delete(consumer);
  }

  /** An amount is used no longer. */
  remove(consumer: Consumer, amount: number): void {
    this.add(consumer, -amount);
  }

  usedBy(consumer: string | null): number {
    return this.byAccount.get(consumer) ?? 0;
  }

  get total(): number {
    return this.used;
  }
}
