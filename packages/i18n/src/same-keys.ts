/** The shape of a resource: the same keys as the English one, any words. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
