import type { RefusalCode } from './compatibility.mjs';

export type RemoteFailureCode =
  'registry-unavailable' | 'line-malformed' | 'not-registered' | RefusalCode | 'origin-refused' | 'timeout' | 'load-failed';

/** Why a remote can't be had. The page turns the code into words. */
export class RemoteFailure extends Error {
  constructor(
    readonly code: RemoteFailureCode,
    readonly remote: string,
    /** `because`: what the operator has to know, for the console and the reports, which tell the message and no cause. */
    { because, ...options }: ErrorOptions & { readonly because?: string } = {},
  ) {
    super([remote, code, because].filter(Boolean).join(': '), options);
    this.name = 'RemoteFailure';
  }
}

/** Whether a part of an app that runs already could not be fetched: gone after a redeploy, or the line is down. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /^(ChunkLoadError|CSS_CHUNK_LOAD_FAILED)$/.test(error.name);
