import { useLocation } from 'react-router-dom';
import { remotePaths } from '../../routes';

/** Where to go after signing in: where one came from, else home. Only paths of our own are followed. */
export function useReturnPath(): string {
  const { state, search } = useLocation();
  const wanted = (state as { from?: unknown } | null)?.from ?? new URLSearchParams(search).get('from');
  const isOwnPath = typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/auth');
  return isOwnPath ? wanted : remotePaths.home;
}
