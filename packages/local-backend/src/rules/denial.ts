import type { RuleReason, RulesMethod } from '@courtside/rules-language';

/** A request that the rules have refused. */
export interface Denial {
  readonly method: RulesMethod;
  /** The path of a document, a collection or an object. */
  readonly path: string;
  /** The user who asked; null without an account. */
  readonly uid: string | null;
  /** The lines of the rules that were tried. Takes work: computed when called. */
  reasons(): readonly RuleReason[];
}
