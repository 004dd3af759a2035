import { english } from './resources/en';

/** One namespace per part of the product; an app loads those it shows. English lists them. */
export type Namespace = keyof typeof english;
export const namespaces = Object.keys(english) as readonly Namespace[];
