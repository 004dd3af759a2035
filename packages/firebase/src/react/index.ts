export { useConnection } from './use-connection';
export { useSession } from './use-session';
export { useWatch, type Subscribe, type Watched } from './use-watch';
