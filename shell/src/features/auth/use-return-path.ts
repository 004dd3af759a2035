import { linkTo } from '@courtside/federation/links';
import { useLocation } from 'react-router-dom';

/** Only paths of our own are followed, and never back into the sign-in pages. */
const isReturnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && !path.startsWith(linkTo('login'));

/** Returns the page to go to after signing in: the former page, or home. */
export function useReturnPath(): string {
  const { state, search } = useLocation();
  const wanted = (state as { from?: unknown } | null)?.from ?? new URLSearchParams(search).get('from') ?? recallReturnPath();
  return isReturnPath(wanted) ? wanted : linkTo('home');
}

const key = 'courtside.return';

/** If popups are blocked, Google's page replaces ours, which loses the former page; the tab stores it. */
export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // The user then returns to the home page.
  }
}

export function recallReturnPath(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetReturnPath(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was remembered either.
  }
}
