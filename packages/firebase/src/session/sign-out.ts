import { settlePendingWrites } from './open-live';
import { withAuth } from './auth-failure';
import { publishUser } from './session-store';

/**
 * Signs out. Changes that wait for the network get a short chance to be sent; what remains is kept on this device and sent when
 * the same person signs in again. Everything else they could read is wiped from the device.
 */
export function signOut(): Promise<void> {
  return withAuth(async (sdk) => {
    await settlePendingWrites();
    await sdk.signOut(sdk.authClient());
    publishUser(null);
  });
}
