import type { ReadFailure } from '../errors/read-failure';

/** The source of a value. */
export interface Meta {
  /** True while the server has not confirmed it: it may be old. */
  readonly fromCache: boolean;
  /** Whether it has changes of this device that the server does not have yet. */
  readonly pending: boolean;
}

export type OnValue<T> = (value: T, meta: Meta) => void;
export type OnError = (error: ReadFailure) => void;
/** Ends a watch. */
export type Unsubscribe = () => void;

export const confirmed: Meta = { fromCache: false, pending: false };
