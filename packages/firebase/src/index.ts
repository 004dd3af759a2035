export { configurePlatform, parsePlatformConfig, platformConfig, type PlatformConfig } from './config';
export { watchConnection, type Connection } from './connection/connection';
export { CommandFailure } from './errors/command-failure';
export type { FailureCode } from './errors/failure-code';
export { ReadFailure } from './errors/read-failure';
export { onMalformedDocument } from './errors/report';
export { resolveImageUrl } from './images';
export * from './react';
export * from './session';
