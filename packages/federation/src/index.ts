export { type RemoteModule, type RemoteModules, type RemoteName } from './contracts';
export { createRemoteLoader, type LoaderOptions, type RemoteLoader } from './loader';
export { RemoteFailure, type Registry, type RemoteEntry } from './registry';
export { RemoteBoundary, type FailureView } from './remote-boundary';
