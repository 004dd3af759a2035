export { type RemoteModule, type RemoteModules, type RemoteName } from './contracts';
export { createRemoteLoader, type LoaderOptions, type RemoteLoader } from './loader';
export { loadedRemotes, type LoadedRemote } from './loaded-remotes';
export { isMissingChunk, RemoteFailure } from './remote-failure';
export { type Registry, type RegistryLine } from './registry';
export { RemoteBoundary, type FailureView } from './remote-boundary';
