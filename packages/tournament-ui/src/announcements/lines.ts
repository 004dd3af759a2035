import type { WallClock } from '../time/wall-clock';

/** A line that organisers announce. */
export interface AnnouncedLine {
  readonly id: string;
  readonly text: string;
  /** `YYYY-MM-DDTHH:MM` on the tournament's clock; empty where it is tied to no time. */
  readonly until: string;
}

/** `HH:MM` until which it stands. */
export const timeOfLine = ({ until }: AnnouncedLine): string => until.slice(11);

/** Whether the time of a line has not passed; one that is tied to none stands until it is taken back. */
export function isCurrentLine({ until }: AnnouncedLine, { date, minutes }: WallClock): boolean {
  if (until === '') return true;
  const [hours = 0, rest = 0] = until.slice(11).split(':').map(Number);
  const day = until.slice(0, 10);
  return date < day || (date === day && minutes < hours * 60 + rest);
}
