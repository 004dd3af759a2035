import type { Call } from '../operations/call';

/** A call over REST: what is asked is in the address, too. */
export interface RestCall extends Call {
  readonly query: URLSearchParams;
}

/** One operation; what it answers is written as JSON. */
export type Operation = (call: RestCall) => unknown;
