import { CommandFailure } from '../../errors/command-failure';
import { actorOf } from '../../session/session';
import { settledSession } from '../../session/session-store';

/** Returns the id of the user with an account. @throws CommandFailure `permission-denied` without one */
export async function signedInUid(): Promise<string> {
  const { uid } = await settledSession();
  if (uid === null) throw new CommandFailure('permission-denied', 'Nobody is signed in.');
  return uid;
}

/** Returns the id of the user, who may be a guest with a pass. @throws CommandFailure `permission-denied` without one */
export async function actingUid(): Promise<string> {
  const uid = actorOf(await settledSession());
  if (uid === null) throw new CommandFailure('permission-denied', 'Nobody is signed in.');
  return uid;
}
