export { type RemoteModule, type RemoteModules, type RemoteName } from './builds/contracts';
export { createRemoteLoader, type LoaderOptions, type RemoteLoader } from './loading/loader';
export { loadedRemotes, watchLoaded, type LoadedRemote } from './loading/loaded-remotes';
export { isMissingChunk, RemoteFailure } from './registry/remote-failure';
export { RemoteBoundary, type FailureView } from './parts/remote-boundary';
export { isOutdated } from './loading/newer-release';
export type { RegistryReader } from './registry/registry-reader';
