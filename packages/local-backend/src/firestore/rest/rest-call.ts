import type { Call } from '../operations/call';

/** A call over REST: part of the request is in the address. */
export interface RestCall extends Call {
  readonly query: URLSearchParams;
}

/** One operation; its result is written as JSON. */
export type Operation = (call: RestCall) => unknown;
