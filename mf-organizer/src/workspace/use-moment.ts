import { isOnItsWay } from '@courtside/domain';
import { useFormat } from '@courtside/i18n';

/** Says date and time where a tournament is played; nothing as long as the server has yet to give the time. */
export function useMoment(timeZone: string | null): (time: number) => string {
  const format = useFormat();
  return (time) => (isOnItsWay(time) ? '' : format.dateTime(time, timeZone ?? undefined));
}
