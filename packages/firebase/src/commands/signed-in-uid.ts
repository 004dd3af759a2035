import { CommandFailure } from '../errors/command-failure';
import { settledSession } from '../session/session-store';

/** Who does it. @throws CommandFailure `permission-denied` when nobody is signed in */
export async function signedInUid(): Promise<string> {
  const { uid } = await settledSession();
  if (uid === null) throw new CommandFailure('permission-denied', 'Nobody is signed in.');
  return uid;
}
