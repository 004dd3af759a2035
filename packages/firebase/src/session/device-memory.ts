const HINT = 'courtside-signed-in';
const SOMEBODY = '1';
const UNSENT = 'courtside-unsent-writes';

/** The browser's storage can be switched off; everything works without the hint, only later. */
function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/**
 * Whether a user is probably signed in here. Visitors need no authentication code to read public pages, so it is only loaded at the start if it
 * will be needed.
 */
export function isProbablySignedIn(): boolean {
  const store = storage();
  if (!store) return true;
  return store.getItem(HINT) !== null || sessionStorage.getItem('courtside-google-redirect') !== null;
}

/** Returns the id of that user; null if no user is signed in, or if an earlier release stored only that there is one. */
export function probablySignedInAs(): string | null {
  const uid = storage()?.getItem(HINT) ?? null;
  return uid === SOMEBODY ? null : uid;
}

/** A cookie for the server, which links the page to the files that it needs (`scripts/serve`). It does not identify the user. */
const COOKIE = 'courtside.signed-in';
const YEAR = 31_536_000;

/** @param uid null if no user is signed in */
export function rememberSignIn(uid: string | null): void {
  if (typeof document !== 'undefined') document.cookie = `${COOKIE}=1; path=/; max-age=${uid === null ? 0 : YEAR}; samesite=lax`;
  if (uid === null) storage()?.removeItem(HINT);
  else storage()?.setItem(HINT, uid);
}

/** Calls the function once when a user signs in in another tab. */
export function onSignInElsewhere(run: () => void): void {
  if (typeof window === 'undefined') return;
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== HINT || newValue === null) return;
    window.removeEventListener('storage', hear);
    run();
  };
  window.addEventListener('storage', hear);
}

/** Changes that could not be sent before their author signed out; no tab may wipe their queue then. */
export function hasUnsentWrites(): boolean {
  return storage()?.getItem(UNSENT) === '1';
}

export function rememberUnsentWrites(unsent: boolean): void {
  if (unsent) storage()?.setItem(UNSENT, '1');
  else storage()?.removeItem(UNSENT);
}
