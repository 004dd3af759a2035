import type { planner } from '@courtside/i18n/resources/en/planner';
import { createContext, useContext } from 'react';

/** Every key below an object of words, plurals by their common name. */
type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? (K extends `${infer Base}_${'one' | 'other'}` ? Base : K) : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

export type PlannerKey = KeyOf<typeof planner>;

/** The language functions that the board needs. The shell passes i18next's; the custom element brings small ones. */
export interface Words {
  readonly t: (key: PlannerKey, values?: Readonly<Record<string, string | number>>) => string;
  /** Returns a number with this many digits after the decimal mark. */
  readonly number: (value: number, digits?: number) => string;
}

const WordsContext = createContext<Words | null>(null);

export const WordsProvider = WordsContext.Provider;

/** @throws Error outside a board */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('The planner board has no words');
  return words;
}
