import { instantAt } from '@courtside/domain';
import { useHalfFilled } from './use-half-filled';

/**
 * Reads a field of a date and an hour in a time zone: milliseconds since 1970, 0 if it is empty, and null for values that can't be stored
 * (half a time, a year before 1970 or with more than four digits). `look` checks the field again, before it is sent.
 */
export function useWallTime(wall: string, zone: string) {
  const { isHalfFilled, look, bind } = useHalfFilled();
  const typed = wall === '' ? 0 : instantAt(wall, zone);
  const storable = typed !== null && (wall === '' || typed > 0) ? typed : null;
  return { instant: isHalfFilled ? null : storable, look: () => (look() ? null : storable), bind };
}
