import { toScheduleTime } from '@courtside/domain';
import { seededRandom } from '@courtside/domain/engines';
import { allPublic, asDocuments, buildTeams, daysFrom, type SampleTournament, type SeedContext } from './build-tournament';
import { localTime } from './local-time';
import { bracketStage, groupStage, listSeeds } from './play-games';

/**
 * The largest event that the product must show fluently: 64 teams in 4 groups, 480 matches (300 are required) on 6 courts, and a double bracket
 * of 64 that is half finished. Not part of the sample season: it is loaded to measure speed.
 */
export function largeTournament(context: SeedContext): SampleTournament {
  const timeZone = 'Europe/Paris';
  const { date, minutes } = localTime(context.now, timeZone);
  const roster = buildTeams('large', 64, context, 0);
  const random = seededRandom('large');
  const stage = groupStage({ teams: Object.keys(roster.teams), groupCount: 4, days: 4, courts: 6, played: Infinity, random });
  return asDocuments(context, {
    key: 'large',
    dates: [date, daysFrom(date, 4)],
    roster,
    stage,
    bracket: bracketStage('double', listSeeds(stage, 'double'), { games: 70, random }),
    fields: {
      ...allPublic,
      isGameTimesVisible: true,
      timeZone,
      name: 'World Hardcourt Championship',
      location: 'Perpignan, France',
      description: 'Sixty-four teams, six courts, five days.',
      scheduleTimes: {
        gameLength: 12,
        interval: 4,
        numberOfCourts: 6,
        startTimes: [toScheduleTime(Math.max(0, minutes - 60)).time, '09:00', '09:00', '09:00'],
      },
      bracketTimes: { gameLength: 15, interval: 5, numberOfCourts: 6, startTimes: ['09:00'] },
    },
  });
}
