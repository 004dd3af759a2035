export type Service = 'auth' | 'firestore' | 'storage' | 'other';

/** Receives the counts from the code where they occur; see `metrics.ts`. */
export interface Tally {
  answered(service: Service, status: number): void;
  /** Rules refused. */
  denied(service: 'firestore' | 'storage'): void;
  /** A message could not be mailed. */
  notMailed(): void;
}

/** Returns the service that a request is for, by its address. */
export function getService(target: string): Service {
  if (/^\/(?:identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator\/(?:action|auth))[/?]/.test(target)) return 'auth';
  if (/^\/(?:google\.firestore\.|v1(?:beta1)?\/projects\/)/.test(target)) return 'firestore';
  return /^\/(?:v0|b|upload|storage|download)\//.test(target) ? 'storage' : 'other';
}
