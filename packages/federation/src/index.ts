export { type RemoteModule, type RemoteModules, type RemoteName } from './contracts';
export { createRemoteLoader, type LoaderOptions, type RemoteLoader } from './loader';
export { loadedRemotes, watchLoaded, type LoadedRemote } from './loaded-remotes';
export { isMissingChunk, RemoteFailure } from './remote-failure';
export { RemoteBoundary, type FailureView } from './remote-boundary';
export { isOutdated } from './newer-release';
export type { RegistryReader } from './registry-reader';
