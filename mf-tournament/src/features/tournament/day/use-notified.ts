import { keepOnDevice, readKept } from '@courtside/ui';
import { useState } from 'react';
import { useOtherTabs } from '../../../live/use-other-tabs';
import { mayNotify } from './notify';

const keyOf = (tournamentId: string) => `courtside.notified.${tournamentId}`;

const recall = (tournamentId: string): boolean => readKept(keyOf(tournamentId)) === '1' && mayNotify();

/**
 * Whether this device is told beside the page what its reader's team has to do, remembered for each tournament. The browser is asked when its reader
 * asks for it, never before.
 * @returns what turns it on and off; false where the browser forbids it
 */
export function useNotified(tournamentId: string): readonly [boolean, () => Promise<boolean>] {
  const [isWanted, setWanted] = useState(() => recall(tournamentId));
  useOtherTabs(keyOf(tournamentId), () => setWanted(recall(tournamentId)));
  const toggle = async () => {
    const isAllowed = isWanted || (await Notification.requestPermission()) === 'granted';
    const next = !isWanted && isAllowed;
    keepOnDevice(keyOf(tournamentId), next ? '1' : null);
    setWanted(next);
    return isAllowed;
  };
  return [isWanted, toggle];
}
