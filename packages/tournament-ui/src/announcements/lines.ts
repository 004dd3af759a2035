import type { WallClock } from '../time/wall-clock';

/** An organizers' announcement. */
export interface AnnouncedLine {
  readonly id: string;
  readonly text: string;
  /** `YYYY-MM-DDTHH:MM` on the tournament's clock; empty where it is tied to no time. */
  readonly until: string;
}

/** Returns the `HH:MM` at which it expires. */
export const timeOfLine = ({ until }: AnnouncedLine): string => until.slice(11);

/** Whether a line has not expired; one without an end stays until it is removed. */
export function isCurrentLine({ until }: AnnouncedLine, { date, minutes }: WallClock): boolean {
  if (until === '') return true;
  const [hours = 0, rest = 0] = until.slice(11).split(':').map(Number);
  const day = until.slice(0, 10);
  return date < day || (date === day && minutes < hours * 60 + rest);
}
