import { drawMixerTeams, seededRandom } from '@courtside/domain';
import { baseFields, buildTeams, daysFrom, inGroups, type SampleTournament, type Surroundings } from './build-tournament';
import { clockTime, localTime } from './local-time';
import { bracketStage, groupStage, seedsOf, swissStage } from './play-games';
import { players, stableId } from './roster';

type Build = (surroundings: Surroundings) => SampleTournament;

/** The tournaments of the sample data, around today: each format at another stage. */
export function season(surroundings: Surroundings): readonly SampleTournament[] {
  const builds: readonly Build[] = [running, swiss, bracketDay, openTournament, mixer, drawnGroups, announced, privateTournament, pastTournament, pastHayes, pastMixer];
  return builds.map((build) => build(surroundings));
}

const allPublic = { isTeamsPublic: true, isGroupsPublic: true, isSchedulePublic: true, isBracketPublic: true };

/** Two groups on two courts, in the middle of its first day: results, two games under way, and the rest to come. */
const running: Build = (surroundings) => {
  const timeZone = 'Europe/Paris';
  const { date, minutes } = localTime(surroundings.now, timeZone);
  const { teams, contacts } = buildTeams('running', 16, surroundings, 4);
  const rhythm = { gameLength: 12, interval: 5, numberOfCourts: 2 };
  // So many time slots lie behind us, as many as the day has room for.
  const slotsBehind = Math.min(8, Math.floor(minutes / 17));
  const start = minutes - slotsBehind * 17 - Math.min(4, minutes - slotsBehind * 17);
  const played = groupStage({ teams: Object.keys(teams), groupCount: 2, days: 2, courts: 2, played: slotsBehind * 2, live: 2, random: seededRandom('running') });
  const matches = Object.fromEntries(
    Object.entries(played.matches).map(([id, match], index) => [id, index === 0 ? { ...match, hyperlink: 'https://example.org/finale' } : match]),
  );
  return {
    id: stableId('running', 20),
    fields: {
      ...baseFields(surroundings.organizerUid),
      ...allPublic,
      isBracketPublic: false,
      timeZone,
      name: 'Coupe des Platanes',
      location: 'Montpellier, France',
      description: 'Seize équipes, deux terrains sous les arbres.\nSixteen teams, two courts under the plane trees. Groups today, the bracket tomorrow.',
      startDate: date,
      endDate: daysFrom(date, 1),
      groups: played.groups,
      schedule: played.schedule,
      scheduleType: 'roundRobin',
      scheduleTimes: { ...rhythm, startTimes: [clockTime(start), '09:00'] },
    },
    teams: inGroups(teams, played.groups),
    contacts,
    matches,
    poster: 'green',
  };
};

/** Swiss rounds: three played, the fourth half way through. */
const swiss: Build = (surroundings) => {
  const { teams, contacts } = buildTeams('swiss', 20, surroundings, 38);
  const stage = swissStage(Object.keys(teams), 4, 5, seededRandom('swiss'));
  return {
    id: stableId('swiss', 20),
    fields: {
      ...baseFields(surroundings.organizerUid),
      ...allPublic,
      isBracketPublic: false,
      timeZone: 'America/Toronto',
      name: 'Grand Prix Laurier',
      location: 'Parc Laurier, Montréal, Canada',
      description: 'Ronde suisse le samedi, tableau le dimanche.\nSwiss rounds on Saturday, bracket on Sunday.',
      startDate: daysFrom(surroundings.today, -1),
      endDate: daysFrom(surroundings.today, 1),
      groups: stage.groups,
      schedule: stage.schedule,
      scheduleType: 'swissRounds',
      teamOrder: Object.keys(teams),
      scheduleTimes: { gameLength: 15, interval: 5, numberOfCourts: 3, startTimes: ['09:30', '11:15', '13:30', '15:15'] },
    },
    teams: inGroups(teams, stage.groups),
    contacts,
    matches: stage.matches,
    poster: 'violet',
  };
};

/** 32 teams: groups are over, the double bracket is being played. */
const bracketDay: Build = (surroundings) => {
  const { teams, contacts } = buildTeams('bracket day', 32, surroundings, 0);
  const random = seededRandom('bracket day');
  const stage = groupStage({ teams: Object.keys(teams), groupCount: 4, days: 2, courts: 4, played: Infinity, random });
  const bracket = bracketStage('double', seedsOf(stage, 'double'), { games: 34, random });
  return {
    id: stableId('bracket day', 20),
    fields: {
      ...baseFields(surroundings.organizerUid),
      ...allPublic,
      timeZone: 'Europe/London',
      name: 'North Sea Hardcourt Open',
      location: 'Newcastle upon Tyne, United Kingdom',
      description: 'Thirty-two teams, four courts, three days by the sea. Live music on Saturday night.',
      startDate: daysFrom(surroundings.today, -2),
      endDate: surroundings.today,
      groups: stage.groups,
      schedule: stage.schedule,
      scheduleType: 'roundRobin',
      scheduleTimes: { gameLength: 12, interval: 4, numberOfCourts: 4, startTimes: ['09:00', '09:30'] },
      ...bracket.layout,
      bracketTimes: { gameLength: 15, interval: 5, numberOfCourts: 2, startTimes: ['09:00'] },
    },
    teams: inGroups(teams, stage.groups),
    contacts,
    matches: stage.matches,
    games: bracket.games,
    poster: 'blue',
  };
};

const openTournament: Build = (surroundings) => ({
  id: stableId('open tournament', 20),
  fields: {
    ...baseFields(surroundings.organizerUid),
    name: 'Canal Cup',
    location: 'Ghent, Belgium',
    description: 'Three against three on two hardcourts by the water.\nFriday evening: welcome ride. Saturday: groups. Sunday: bracket.',
    startDate: daysFrom(surroundings.today, 24),
    endDate: daysFrom(surroundings.today, 26),
    isRegistrationOpen: true,
  },
  ...buildTeams('open tournament', 14, surroundings),
  poster: 'green',
});

const mixer: Build = (surroundings) => ({
  id: stableId('mixer', 20),
  fields: {
    ...baseFields(surroundings.organizerUid),
    tournamentType: 'MIXER',
    timeZone: 'Europe/Paris',
    name: 'Bench Mixer de printemps',
    location: 'Montpellier, France',
    description: 'Inscription individuelle, équipes tirées au sort le matin.\nSign up alone, teams are drawn in the morning.',
    startDate: daysFrom(surroundings.today, 10),
    endDate: daysFrom(surroundings.today, 10),
    isPlayersPublic: true,
    isRegistrationOpen: true,
    playerIds: players.slice(40, 57).map(({ id }) => id),
  },
  teams: {},
  contacts: {},
  poster: 'violet',
});

/** Groups are drawn, the schedule is not made yet. A long name, no picture. */
const drawnGroups: Build = (surroundings) => {
  const { teams, contacts } = buildTeams('drawn groups', 18, surroundings, 44);
  const { groups } = groupStage({ teams: Object.keys(teams), groupCount: 3, days: 1, courts: 1, played: 0, random: seededRandom('drawn groups') });
  return {
    id: stableId('drawn groups', 20),
    fields: {
      ...baseFields(surroundings.organizerUid),
      timeZone: 'Europe/Brussels',
      isGroupsPublic: true,
      name: 'Championnat francophone de bike-polo sur béton, édition d’hiver « Les Frimas »',
      location: 'Patinoire couverte de l’Ourthe, Liège, Belgique',
      description: 'Les groupes sont tirés. Le programme suit cette semaine.\nApportez vos gants : il fera froid, même à l’intérieur.',
      startDate: daysFrom(surroundings.today, 5),
      endDate: daysFrom(surroundings.today, 6),
      groups,
    },
    teams: inGroups(teams, groups),
    contacts,
  };
};

/** Announced, with nothing else to see yet. */
const announced: Build = (surroundings) => ({
  id: stableId('announced', 20),
  fields: {
    ...baseFields(surroundings.organizerUid),
    isTeamsPublic: false,
    timeZone: 'America/Los_Angeles',
    name: 'Rose City Rumble',
    location: 'Portland, Cascadia',
    description: 'Save the date. Registration opens in spring.',
    startDate: daysFrom(surroundings.today, 120),
    endDate: daysFrom(surroundings.today, 122),
  },
  teams: {},
  contacts: {},
  poster: 'brick',
});

const privateTournament: Build = (surroundings) => ({
  id: stableId('private tournament', 20),
  fields: {
    ...baseFields(surroundings.organizerUid),
    name: 'Winter League, round 3',
    location: 'Brussels, Belgium',
    description: 'Not announced yet.',
    startDate: daysFrom(surroundings.today, 60),
    endDate: daysFrom(surroundings.today, 60),
    isTournamentPublic: false,
  },
  ...buildTeams('private tournament', 6, surroundings, 36),
});

/** Played to the end: two groups of six, then a double bracket. */
const pastTournament: Build = (surroundings) => {
  const { teams, contacts } = buildTeams('past tournament', 12, surroundings, 20);
  const random = seededRandom('past tournament');
  const stage = groupStage({ teams: Object.keys(teams), groupCount: 2, days: 1, courts: 2, played: Infinity, random });
  const bracket = bracketStage('double', seedsOf(stage, 'double'), { random });
  return {
    id: stableId('past tournament', 20),
    fields: {
      ...baseFields(surroundings.organizerUid),
      ...allPublic,
      timeZone: 'America/Vancouver',
      name: 'Cascadia Classic',
      location: 'Vancouver, Canada',
      description: 'The last one before the rain.',
      startDate: daysFrom(surroundings.today, -45),
      endDate: daysFrom(surroundings.today, -44),
      groups: stage.groups,
      schedule: stage.schedule,
      scheduleType: 'roundRobin',
      scheduleTimes: { gameLength: 12, interval: 5, numberOfCourts: 2, startTimes: ['10:00'] },
      ...bracket.layout,
      bracketTimes: { gameLength: 15, interval: 5, numberOfCourts: 2, startTimes: ['09:00'] },
    },
    teams: inGroups(teams, stage.groups),
    contacts,
    matches: stage.matches,
    games: bracket.games,
    poster: 'blue',
  };
};

/** A Hayes bracket of 20, upper size 16, played to the end. */
const pastHayes: Build = (surroundings) => {
  const { teams, contacts } = buildTeams('past hayes', 20, surroundings, 8);
  const random = seededRandom('past hayes');
  const stage = swissStage(Object.keys(teams), 5, 0, random);
  const bracket = bracketStage('doubleHayes', seedsOf(stage, 'doubleHayes'), { upperSize: 16, random });
  return {
    id: stableId('past hayes', 20),
    fields: {
      ...baseFields(surroundings.organizerUid),
      ...allPublic,
      timeZone: 'Europe/Zurich',
      name: 'Lac Léman Invitational',
      location: 'Genève, Suisse',
      description: 'Vingt équipes, cinq rondes, un double tableau Hayes.',
      startDate: daysFrom(surroundings.today, -100),
      endDate: daysFrom(surroundings.today, -98),
      groups: stage.groups,
      schedule: stage.schedule,
      scheduleType: 'swissRounds',
      teamOrder: Object.keys(teams),
      scheduleTimes: { gameLength: 12, interval: 4, numberOfCourts: 3, startTimes: ['09:00', '10:30', '13:00', '14:30', '16:00'] },
      tieBreakPreset: 'winsFirst',
      ...bracket.layout,
      bracketTimes: { gameLength: 15, interval: 5, numberOfCourts: 3, startTimes: ['09:00'] },
    },
    teams: inGroups(teams, stage.groups),
    contacts,
    matches: stage.matches,
    games: bracket.games,
    poster: 'slate',
  };
};

/** A mixer whose teams were drawn by skill, played as one group and a single bracket. */
const pastMixer: Build = (surroundings) => {
  const random = seededRandom('past mixer');
  const crowd = players.slice(10, 34);
  const draw = drawMixerTeams({ players: crowd.map(({ id, profile }) => ({ id, skill: profile.skill })), teamSize: 3, random });
  const registeredAt = surroundings.now - 200 * 86_400_000;
  const teams = Object.fromEntries(
    draw.teams.map((profileIds, index) => [
      stableId(`past mixer ${index}`, 11),
      { name: `TEAM ${index + 1}`, groupId: '0', profileIds, wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0, registeredAt: registeredAt + index },
    ]),
  );
  const stage = groupStage({ teams: Object.keys(teams), groupCount: 1, days: 1, courts: 2, played: Infinity, random });
  const bracket = bracketStage('single', seedsOf(stage, 'single'), { random });
  return {
    id: stableId('past mixer', 20),
    fields: {
      ...baseFields(surroundings.organizerUid),
      ...allPublic,
      tournamentType: 'MIXER',
      isPlayersPublic: true,
      timeZone: 'Europe/Berlin',
      name: 'Summer Shuffle',
      location: 'Berlin, Germany',
      description: 'Twenty-four players, eight teams out of a hat.',
      startDate: daysFrom(surroundings.today, -170),
      endDate: daysFrom(surroundings.today, -170),
      playerIds: crowd.map(({ id }) => id),
      groups: stage.groups,
      schedule: stage.schedule,
      scheduleType: 'roundRobin',
      scheduleTimes: { gameLength: 10, interval: 3, numberOfCourts: 2, startTimes: ['10:00'] },
      ...bracket.layout,
      bracketTimes: { gameLength: 12, interval: 5, numberOfCourts: 1, startTimes: ['16:00'] },
    },
    teams: inGroups(teams, stage.groups),
    contacts: {},
    matches: stage.matches,
    games: bracket.games,
    poster: 'brick',
  };
};
