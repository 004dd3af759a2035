import { settlePendingWrites } from '../sdk/live';
import { loadAuth } from '../sdk/parts';
import { toAuthFailure } from './auth-failure';
import { publishUser } from './session-store';

/**
 * Signs out. Changes that wait for the network get a short chance to be sent; what remains is kept on this device and sent when
 * the same person signs in again. Everything else they could read is wiped from the device.
 */
export async function signOut(): Promise<void> {
  try {
    await settlePendingWrites();
    const sdk = await loadAuth();
    await sdk.signOut(sdk.authClient());
    publishUser(null);
  } catch (error) {
    throw toAuthFailure(error);
  }
}
