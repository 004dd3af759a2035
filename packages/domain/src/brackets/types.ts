/** What feeds one of the two places of a bracket game. */
export type SlotSource =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'winner'; readonly game: number }
  | { readonly kind: 'loser'; readonly game: number }
  | { readonly kind: 'bye' };
