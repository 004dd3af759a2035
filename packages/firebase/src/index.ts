export { configurePlatform, parsePlatformConfig, platformConfig, readConfig, type PlatformConfig } from './config';
export { watchConnection, type Connection } from './connection/connection';
export { CommandFailure, PlayersTaken } from './errors/command-failure';
export type { FailureCode } from './errors/failure-code';
export { ReadFailure } from './errors/read-failure';
export { onMalformedDocument } from './errors/report';
export { newDocumentId } from './ids';
export { resolveImageUrl } from './images';
export { profileLimits } from './profile-limits';
export * from './react';
export * from './session';
export * from './commands';
export * from './repositories';
export type { NewTeam } from './team-record';
// For the shell, which must not import the domain.
export type { ClubRegion, Profile } from '@courtside/domain';
