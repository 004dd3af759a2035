import { CommandFailure } from '../errors/command-failure';
import { actorOf } from '../session/session';
import { settledSession } from '../session/session-store';

/** Who does it, of those who have an account. @throws CommandFailure `permission-denied` when nobody is signed in */
export async function signedInUid(): Promise<string> {
  const { uid } = await settledSession();
  if (uid === null) throw new CommandFailure('permission-denied', 'Nobody is signed in.');
  return uid;
}

/** Who does it, a guest with a pass included. @throws CommandFailure `permission-denied` when it is nobody */
export async function actingUid(): Promise<string> {
  const uid = actorOf(await settledSession());
  if (uid === null) throw new CommandFailure('permission-denied', 'Nobody is signed in.');
  return uid;
}
