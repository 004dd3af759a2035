import { badTimes, toTimesDraft, toMatchTimes } from './times-draft';

const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 };

describe('times as they are edited', () => {
  it('gives every day a start, like the last one', () => {
    expect(toTimesDraft({ ...times, startTimes: ['09:00', '10:30'] }, 3).startTimes).toEqual(['09:00', '10:30', '10:30']);
  });

  it.each([
    ['gameLength', 1, 100],
    ['interval', 1, 100],
    ['numberOfCourts', 1, 6],
  ] as const)('takes %s from %i to %i', (field, least, most) => {
    const bad = (value: number | null) => badTimes({ ...times, [field]: value }).has(field);
    expect([least - 1, least, most, most + 1, null].map(bad)).toEqual([true, false, false, true, true]);
  });

  it.each(['', '24:00', '9:00'])('refuses the start "%s"', (start) => {
    expect(toMatchTimes({ ...times, startTimes: ['09:00', start] })).toBeNull();
  });
});
