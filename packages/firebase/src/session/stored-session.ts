/** The database of the SDK's session; created when its client first starts. */
const SESSIONS = 'firebaseLocalStorageDb';

/**
 * Whether a session may be stored in this browser, without the SDK that could read it. True if it is unknown: the memory of a sign-in
 * (`device-memory.ts`) may be lost while the session is not.
 */
export async function mayHaveSession(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'))) return true;
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === SESSIONS);
  } catch {
    return true;
  }
}
