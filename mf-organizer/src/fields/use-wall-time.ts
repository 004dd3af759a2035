import { instantAt } from '@courtside/domain';
import { useHalfFilled } from './use-half-filled';

/**
 * What a field of a date and an hour means on the clocks of a zone: milliseconds since 1970, 0 where it is empty, and null for what can't be stored
 * (half of a time, a year before 1970 or of more than four digits). `look` asks the field once more, before it is sent.
 */
export function useWallTime(wall: string, zone: string) {
  const { isHalfFilled, look, bind } = useHalfFilled();
  const typed = wall === '' ? 0 : instantAt(wall, zone);
  const storable = typed !== null && (wall === '' || typed > 0) ? typed : null;
  return { instant: isHalfFilled ? null : storable, look: () => (look() ? null : storable), bind };
}
