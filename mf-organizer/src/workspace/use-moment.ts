import { isOnItsWay } from '@courtside/domain';
import { useFormat } from '@courtside/i18n';

/** Returns date and time at a tournament's venue; empty until the server has set the time. */
export function useMoment(timeZone: string | null): (time: number) => string {
  const format = useFormat();
  return (time) => (isOnItsWay(time) ? '' : format.dateTime(time, timeZone ?? undefined));
}
