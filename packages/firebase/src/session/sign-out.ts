import { settlePendingWrites } from './open-live';
import { withAuth } from './auth-failure';
import { publishUser } from './session-store';

/**
 * Signs out. Pending changes get a short chance to be sent; the rest is kept on this device and sent when the same user signs in again. All
 * other documents they could read are deleted from the device.
 */
export function signOut(): Promise<void> {
  return withAuth(async (sdk) => {
    await settlePendingWrites();
    await sdk.signOut(sdk.authClient());
    publishUser(null);
  });
}
