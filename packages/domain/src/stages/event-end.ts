import { sortedDayIds } from '../entities';
import { bracketTimetable, dayEnd, MINUTES_PER_DAY } from '../schedule';
import type { Stage } from './stage';
import { storedTemplate } from './stage-plan';

/** Returns when the last planned game of an event ends, in minutes from the midnight at which its first day began; null without games. */
export function eventEnd(stages: readonly Stage[]): number | null {
  const ends = stages.flatMap((stage) => {
    const ofDay = (index: number, minutes: number) => (stage.dates[index] ?? 0) * MINUTES_PER_DAY + minutes;
    if (stage.kind === 'bracket') {
      const template = storedTemplate(stage);
      return template
        ? [...bracketTimetable(template, stage.bracketTimes).values()].map(({ minutes, length }) => ofDay(0, minutes + length))
        : [];
    }
    return sortedDayIds(stage.schedule).flatMap((dayId, index) => {
      const end = dayEnd(stage.schedule[dayId] ?? [], stage.scheduleTimes, index);
      return end ? [ofDay(index, end.minutes)] : [];
    });
  });
  return ends.length > 0 ? Math.max(...ends) : null;
}
