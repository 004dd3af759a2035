import type { Namespace } from './namespaces';
import type { english } from './resources/en';

/** The shape of a resource: the same keys as the English one, with any texts. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** The English words, by namespace. */
export type EnglishWords = { readonly [Name in Namespace]: Awaited<ReturnType<(typeof english)[Name]>> };

/** A whole language: the namespaces of English, with its keys. */
export type Translation = { readonly [Name in Namespace]: () => Promise<SameKeys<EnglishWords[Name]>> };
