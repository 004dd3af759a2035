import { keepOnDevice, readKept } from '@courtside/ui';
import { useState } from 'react';
import { useOtherTabs } from '../../../live/use-other-tabs';
import { mayNotify } from './notify';

const getKey = (tournamentId: string) => `courtside.notified.${tournamentId}`;

const recall = (tournamentId: string): boolean => readKept(getKey(tournamentId)) === '1' && mayNotify();

/**
 * Holds whether this device shows notifications for the visitor's team, stored for each tournament. It asks the browser for permission only when the visitor
 * turns them on. @returns the function that turns them on and off; it returns false if the browser forbids them
 */
export function useNotified(tournamentId: string): readonly [boolean, () => Promise<boolean>] {
  const [isWanted, setWanted] = useState(() => recall(tournamentId));
  useOtherTabs(getKey(tournamentId), () => setWanted(recall(tournamentId)));
  const toggle = async () => {
    const isAllowed = isWanted || (await Notification.requestPermission()) === 'granted';
    const next = !isWanted && isAllowed;
    keepOnDevice(getKey(tournamentId), next ? '1' : null);
    setWanted(next);
    return isAllowed;
  };
  return [isWanted, toggle];
}
