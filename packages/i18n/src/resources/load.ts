import type { Language } from '../languages';
import type { Namespace } from '../namespaces';
import * as words from '.';

/** The shape of a namespace at run time. */
export type Bundle = { readonly [key: string]: string | Bundle };

const loaders: Readonly<Record<Language, Readonly<Record<Namespace, () => Promise<Bundle>>>>> = words;

/** The words of one namespace in one language. Rejects when its chunk can't be downloaded. */
export const loadBundle = (language: Language, namespace: Namespace): Promise<Bundle> => loaders[language][namespace]();
