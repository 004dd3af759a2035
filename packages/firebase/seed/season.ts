import { baseFields, buildTeams, daysFrom, type SampleTournament, type Surroundings } from './build-tournament';
import { players, stableId } from './roster';

/** The tournaments of the sample data, around today. */
export function season(surroundings: Surroundings): readonly SampleTournament[] {
  return [openTournament, mixer, pastTournament, privateTournament].map((build) => build(surroundings));
}

function openTournament(surroundings: Surroundings): SampleTournament {
  const { today, organizerUid } = surroundings;
  return {
    id: stableId('open tournament', 20),
    fields: {
      ...baseFields(organizerUid),
      name: 'Canal Cup',
      location: 'Ghent, Belgium',
      description: 'Three against three on two hardcourts by the water.\nFriday evening: welcome ride. Saturday: groups. Sunday: bracket.',
      startDate: daysFrom(today, 24),
      endDate: daysFrom(today, 26),
      isRegistrationOpen: true,
    },
    ...buildTeams('open tournament', 14, surroundings),
    poster: 'green',
  };
}

function mixer(surroundings: Surroundings): SampleTournament {
  const { today, organizerUid } = surroundings;
  return {
    id: stableId('mixer', 20),
    fields: {
      ...baseFields(organizerUid),
      tournamentType: 'MIXER',
      timeZone: 'Europe/Paris',
      name: 'Bench Mixer de printemps',
      location: 'Montpellier, France',
      description: 'Inscription individuelle, équipes tirées au sort le matin.\nSign up alone, teams are drawn in the morning.',
      startDate: daysFrom(today, 10),
      endDate: daysFrom(today, 10),
      isPlayersPublic: true,
      isRegistrationOpen: true,
      playerIds: players.slice(40, 57).map(({ id }) => id),
    },
    teams: {},
    contacts: {},
    poster: 'violet',
  };
}

function pastTournament(surroundings: Surroundings): SampleTournament {
  const { today, organizerUid } = surroundings;
  return {
    id: stableId('past tournament', 20),
    fields: {
      ...baseFields(organizerUid),
      timeZone: 'America/Vancouver',
      name: 'Cascadia Classic',
      location: 'Vancouver, Canada',
      description: 'The last one before the rain.',
      startDate: daysFrom(today, -45),
      endDate: daysFrom(today, -44),
    },
    ...buildTeams('past tournament', 12, surroundings, 20),
    poster: 'blue',
  };
}

function privateTournament(surroundings: Surroundings): SampleTournament {
  const { today, organizerUid } = surroundings;
  return {
    id: stableId('private tournament', 20),
    fields: {
      ...baseFields(organizerUid),
      name: 'Winter League, round 3',
      location: 'Brussels, Belgium',
      description: 'Not announced yet.',
      startDate: daysFrom(today, 60),
      endDate: daysFrom(today, 60),
      isTournamentPublic: false,
    },
    ...buildTeams('private tournament', 6, surroundings, 36),
  };
}
