export { contractVersion, type RemoteModule, type RemoteModules, type RemoteName } from './contracts';
export { createRemoteLoader, type LoaderOptions, type RemoteLoader } from './loader';
export { parseRegistry, RemoteFailure, resolveRemote, type Registry, type RemoteEntry } from './registry';
export { RemoteBoundary, type FailureView } from './remote-boundary';
