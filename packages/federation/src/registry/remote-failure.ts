import type { RefusalCode } from '../builds/compatibility.mjs';

export type RemoteFailureCode =
  | 'registry-unavailable'
  | 'line-malformed'
  | 'not-registered'
  | RefusalCode
  | 'origin-refused'
  | 'timeout'
  | 'load-failed';

/** Why a remote can't be had. The page turns the code into words. */
export class RemoteFailure extends Error {
  constructor(
    readonly code: RemoteFailureCode,
    readonly remote: string,
    /** `because`: the explanation for the operator, in the console and the reports, which show the message but no cause. */
    { because, ...options }: ErrorOptions & { readonly because?: string } = {},
  ) {
    super([remote, code, because].filter(Boolean).join(': '), options);
    this.name = 'RemoteFailure';
  }
}

/** Whether a part of a running app could not be loaded: deleted by a redeploy, or the connection is lost. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /^(ChunkLoadError|CSS_CHUNK_LOAD_FAILED)$/.test(error.name);
