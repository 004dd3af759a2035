import { seededRandom } from '@courtside/domain/engines';
import { asDocuments, buildTeams, daysFrom, type SampleTournament, type SeedContext } from '../build-tournament';
import { groupStage } from '../play-games';
import { players } from '../roster';

const dates = ({ today }: SeedContext, start: number, end = start) => [daysFrom(today, start), daysFrom(today, end)] as const;

/** Teams register. */
export const openTournament = (context: SeedContext): SampleTournament =>
  asDocuments(context, {
    key: 'open tournament',
    dates: dates(context, 24, 26),
    roster: buildTeams('open tournament', 14, context),
    poster: 'green',
    fields: {
      name: 'Canal Cup',
      location: 'Ghent, Belgium',
      description: 'Three against three on two hardcourts by the water.\nFriday evening: welcome ride. Saturday: groups. Sunday: bracket.',
      isRegistrationOpen: true,
    },
  });

/** Players join a mixer. */
export const openMixer = (context: SeedContext): SampleTournament =>
  asDocuments(context, {
    key: 'mixer',
    dates: dates(context, 10),
    poster: 'violet',
    fields: {
      tournamentType: 'MIXER',
      timeZone: 'Europe/Paris',
      name: 'Bench Mixer de printemps',
      location: 'Montpellier, France',
      description: 'Inscription individuelle, équipes tirées au sort le matin.\nSign up alone, teams are drawn in the morning.',
      isPlayersPublic: true,
      isRegistrationOpen: true,
      playerIds: players.slice(40, 57).map(({ id }) => id),
    },
  });

/** Groups are drawn, the schedule is not made yet. A long name, no picture. */
export function drawnGroups(context: SeedContext): SampleTournament {
  const roster = buildTeams('drawn groups', 18, context, 44);
  return asDocuments(context, {
    key: 'drawn groups',
    dates: dates(context, 5, 6),
    roster,
    stage: groupStage({
      teams: Object.keys(roster.teams),
      groupCount: 3,
      days: 1,
      courts: 1,
      played: 0,
      random: seededRandom('drawn groups'),
    }),
    fields: {
      isGroupsPublic: true,
      name: 'Championnat francophone de bike-polo sur béton, édition d’hiver « Les Frimas »',
      location: 'Patinoire couverte de l’Ourthe, Liège, Belgique',
      description: 'Les groupes sont tirés. Le programme suit cette semaine.\nApportez vos gants : il fera froid, même à l’intérieur.',
    },
  });
}

/** Announced, with nothing else to see yet. */
export const announced = (context: SeedContext): SampleTournament =>
  asDocuments(context, {
    key: 'announced',
    dates: dates(context, 120, 122),
    poster: 'brick',
    fields: {
      isTeamsPublic: false,
      timeZone: 'America/Los_Angeles',
      name: 'Rose City Rumble',
      location: 'Portland, Cascadia',
      description: 'Save the date. Registration opens in spring.',
    },
  });

/** Only its organizers see it. */
export const privateTournament = (context: SeedContext): SampleTournament =>
  asDocuments(context, {
    key: 'private tournament',
    dates: dates(context, 60),
    roster: buildTeams('private tournament', 6, context, 36),
    fields: { name: 'Winter League, round 3', location: 'Brussels, Belgium', description: 'Not announced yet.', isTournamentPublic: false },
  });
