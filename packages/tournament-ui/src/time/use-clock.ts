/** All clocks of the platform use the server's time. */
export { useServerNow as useClock } from '@courtside/ui';
