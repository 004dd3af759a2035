/** All clocks of the platform tell the server's time. */
export { useServerNow as useClock } from '@courtside/ui';
