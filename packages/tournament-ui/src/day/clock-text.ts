const two = (value: number): string => String(value).padStart(2, '0');
const minutesAndSeconds = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;

/**
 * Returns the text of a game clock, `MM:SS`, with a plus in overtime. The last second is shown until it is over: a game of 12 minutes begins
 * with 12:00 and ends with 00:00.
 * @param leftMs time left in milliseconds, negative in overtime
 */
export function clockText(leftMs: number): string {
  const left = Math.ceil(leftMs / 1000);
  return left > 0 ? minutesAndSeconds(left) : left === 0 ? '00:00' : `+${minutesAndSeconds(-left)}`;
}
