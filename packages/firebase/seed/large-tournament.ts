import { seededRandom } from '@courtside/domain';
import { baseFields, buildTeams, daysFrom, inGroups, type SampleTournament, type Surroundings } from './build-tournament';
import { clockTime, localTime } from './local-time';
import { bracketStage, groupStage, seedsOf } from './play-games';
import { stableId } from './roster';

/**
 * The largest event that the product promises to show fluently: 64 teams in 4 groups, 480 matches (300 are promised) on 6 courts, and a double bracket of 64 that
 * is half played. Not part of the sample season: it is loaded where speed is measured.
 */
export function largeTournament(surroundings: Surroundings): SampleTournament {
  const timeZone = 'Europe/Paris';
  const { date, minutes } = localTime(surroundings.now, timeZone);
  const { teams, contacts } = buildTeams('large', 64, surroundings, 0);
  const random = seededRandom('large');
  const stage = groupStage({ teams: Object.keys(teams), groupCount: 4, days: 4, courts: 6, played: Infinity, random });
  const bracket = bracketStage('double', seedsOf(stage, 'double'), { games: 70, random });
  return {
    id: stableId('large', 20),
    fields: {
      ...baseFields(surroundings.organizerUid),
      isTeamsPublic: true,
      isGroupsPublic: true,
      isSchedulePublic: true,
      isBracketPublic: true,
      isGameTimesVisible: true,
      timeZone,
      name: 'World Hardcourt Championship',
      location: 'Perpignan, France',
      description: 'Sixty-four teams, six courts, five days.',
      startDate: date,
      endDate: daysFrom(date, 4),
      groups: stage.groups,
      schedule: stage.schedule,
      scheduleType: 'roundRobin',
      scheduleTimes: { gameLength: 12, interval: 4, numberOfCourts: 6, startTimes: [clockTime(Math.max(0, minutes - 60)), '09:00', '09:00', '09:00'] },
      ...bracket.layout,
      bracketTimes: { gameLength: 15, interval: 5, numberOfCourts: 6, startTimes: ['09:00'] },
    },
    teams: inGroups(teams, stage.groups),
    contacts,
    matches: stage.matches,
    games: bracket.games,
  };
}
