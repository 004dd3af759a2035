import { toScheduleTime } from '@courtside/domain';
import { seededRandom } from '@courtside/domain/engines';
import { allPublic, asDocuments, buildTeams, daysFrom, type SampleTournament, type SeedContext } from '../build-tournament';
import { creditGoals } from '../credit-goals';
import { localTime } from '../local-time';
import { bracketStage, groupStage, listSeeds, swissStage } from '../play-games';

/** Two groups on two courts, in the middle of the first day: results, two running games, and the rest to come. */
export function groupDay(context: SeedContext): SampleTournament {
  const timeZone = 'Europe/Paris';
  const { date, minutes } = localTime(context.now, timeZone);
  const roster = buildTeams('running', 16, context, 4);
  const rhythm = { gameLength: 12, interval: 5, numberOfCourts: 2 };
  // The number of time slots that are over, at most as many as the day has.
  const slotsBehind = Math.min(8, Math.floor(minutes / 17));
  const start = minutes - slotsBehind * 17 - Math.min(4, minutes - slotsBehind * 17);
  const played = groupStage({
    teams: Object.keys(roster.teams),
    groupCount: 2,
    days: 2,
    courts: 2,
    played: slotsBehind * 2,
    live: 2,
    random: seededRandom('running'),
  });
  const matches = Object.fromEntries(
    Object.entries(played.matches).map(([id, match], index) => [
      id,
      index === 0 ? { ...match, hyperlink: 'https://example.org/finale' } : match,
    ]),
  );
  return asDocuments(context, {
    key: 'running',
    dates: [date, daysFrom(date, 1)],
    roster,
    stage: { ...played, matches },
    poster: 'green',
    fields: {
      ...allPublic,
      isBracketPublic: false,
      timeZone,
      name: 'Coupe des Platanes',
      location: 'Montpellier, France',
      description:
        'Seize équipes, deux terrains sous les arbres.\nSixteen teams, two courts under the plane trees. Groups today, the bracket tomorrow.',
      scheduleTimes: { ...rhythm, startTimes: [toScheduleTime(start).time, '09:00'] },
    },
  });
}

/** Swiss rounds: three played, the fourth half way through. */
export function swissDay(context: SeedContext): SampleTournament {
  const roster = buildTeams('swiss', 20, context, 38);
  const teamOrder = Object.keys(roster.teams);
  return asDocuments(context, {
    key: 'swiss',
    dates: [daysFrom(context.today, -1), daysFrom(context.today, 1)],
    roster,
    stage: swissStage(teamOrder, 4, 5, seededRandom('swiss')),
    poster: 'violet',
    fields: {
      ...allPublic,
      isBracketPublic: false,
      timeZone: 'America/Toronto',
      name: 'Grand Prix Laurier',
      location: 'Parc Laurier, Montréal, Canada',
      description: 'Ronde suisse le samedi, tableau le dimanche.\nSwiss rounds on Saturday, bracket on Sunday.',
      teamOrder,
      scheduleTimes: { gameLength: 15, interval: 5, numberOfCourts: 3, startTimes: ['09:30', '11:15', '13:30', '15:15'] },
    },
  });
}

/** 32 teams: groups are over, the double bracket is being played. */
export function bracketDay(context: SeedContext): SampleTournament {
  const roster = buildTeams('bracket day', 32, context, 0);
  const random = seededRandom('bracket day');
  const played = groupStage({ teams: Object.keys(roster.teams), groupCount: 4, days: 2, courts: 4, played: Infinity, random });
  const first = daysFrom(context.today, -2);
  // A separate random source, so that the games of earlier samples do not change.
  const matches = creditGoals({
    ...{ matches: played.matches, teams: roster.teams, gameLength: 12, random: seededRandom('bracket day goals') },
    startOf: (id) => Date.parse(`${first}T09:00:00Z`) + Number(id.slice(1)) * 4 * 60_000,
  });
  const stage = { ...played, matches };
  return asDocuments(context, {
    key: 'bracket day',
    dates: [first, context.today],
    roster,
    stage,
    bracket: bracketStage('double', listSeeds(stage, 'double'), { games: 34, random }),
    poster: 'blue',
    fields: {
      ...allPublic,
      isGameTimesVisible: true,
      isScorersPublic: true,
      timeZone: 'Europe/London',
      name: 'North Sea Hardcourt Open',
      location: 'Newcastle upon Tyne, United Kingdom',
      description: 'Thirty-two teams, four courts, three days by the sea. Live music on Saturday night.',
      scheduleTimes: { gameLength: 12, interval: 4, numberOfCourts: 4, startTimes: ['09:00', '09:30'] },
      bracketTimes: { gameLength: 15, interval: 5, numberOfCourts: 2, startTimes: ['09:00'] },
    },
  });
}
