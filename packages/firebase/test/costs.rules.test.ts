import { judgeWrite } from './judge-write.testkit';
import type { Data } from './wire.testkit';
import { organizer, second, tournament } from './sample.testkit';

/*
 * Rules may evaluate 1,000 expressions for a write. What a command writes at once has to stay below that with room to spare, however long the
 * tournament: one more field in the rules refused whoever came nearest, in the middle of an event.
 */
const ROOM = 900;

const ids = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(8, '0')}`);
const named = <T>(count: number, make: (index: number) => T, name = String): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), make(index)]));

const times = { startTimes: Array.from({ length: 100 }, () => '09:00'), gameLength: 12, interval: 5, numberOfCourts: 6 };
const groups = named(7, (index) => ids(`g${index}`, 64));
const layout = {
  bracket: {
    upper: named(16, (index) => ids(`u${index}`, 8)),
    lower: named(16, (index) => ids(`l${index}`, 8)),
    hayesUpper: named(8, () => ['h-1']),
    hayesLower: named(8, () => ['i-1']),
  },
  bracketType: 'doubleHayes',
  bracketSeeds: ids('s', 512),
  bracketUpperSize: 128,
  bracketDrops: 2,
  bracketTimes: times,
};
const played = tournament({
  isTournamentPublic: true,
  acceptedOrganizerUids: [organizer, second],
  organizerUids: [organizer, second],
  groups,
});

const writes: Readonly<Record<string, readonly [Data | null, Data]>> = {
  'a tournament is copied': [
    null,
    tournament({
      contact: 'hello@ghent.example',
      playersPerTeam: 3,
      pointsPerWin: 3,
      headToHead: true,
      tieBreakPreset: 'pointsFirst',
      tournamentType: 'MIXER',
      playerIds: ids('p', 500),
      skillOverrides: named(500, () => 5),
    }),
  ],
  'details are saved together': [
    played,
    {
      ...played,
      name: 'New',
      location: 'Liège',
      description: 'x',
      contact: 'a@b.test',
      startDate: '2026-07-09',
      timeZone: null,
      imageSrc: 'https://courtside.test/a.png',
      playersPerTeam: 4,
      isPlayersPublic: true,
    },
  ],
  'teams become groups': [tournament(), tournament({ groups, isRegistrationOpen: false })],
  'a schedule is created': [
    played,
    {
      ...played,
      schedule: named(16, (day) => ids(`m${day}`, 300)),
      scheduleType: 'swissRounds',
      scheduleTimes: times,
      byes: named(100, (index) => `team${index}`),
      isSchedulePublic: true,
    },
  ],
  'organisers change with the schedule': [
    played,
    {
      ...played,
      acceptedOrganizerUids: [organizer],
      organizerUids: [organizer],
      schedule: named(16, (day) => ids(`m${day}`, 300)),
      scheduleType: 'swissRounds',
      scheduleTimes: times,
      isSchedulePublic: true,
    },
  ],
  'a schedule is deleted': [
    {
      ...played,
      schedule: named(16, (day) => ids(`m${day}`, 300)),
      scheduleType: 'swissRounds',
      scheduleTimes: times,
      byes: { '0': 'a' },
      unlockedRounds: ['0'],
      withdrawnTeamIds: ['a'],
    },
    { ...played, schedule: {} },
  ],
  'a bracket is created': [played, { ...played, ...layout, isBracketPublic: true }],
  'a bracket is deleted': [{ ...played, ...layout }, played],
};

it.each(Object.entries(writes))('when %s, a tenth is left', (_what, [before, after]) => {
  const { allowed, expressions } = judgeWrite('tournaments/t', before, after, organizer);
  expect({ allowed, expressions }).toMatchObject({ allowed: true });
  expect(expressions).toBeLessThan(ROOM);
});
