import { playerId } from '@courtside/domain';
import { drawMixerTeams, seededRandom } from '@courtside/domain/engines';
import { allPublic, asDocuments, buildTeams, daysFrom, type SampleTournament, type SeedContext } from '../build-tournament';
import { playShuffle } from '../play-shuffle';
import { bracketStage, groupStage, listSeeds, swissStage } from '../play-games';
import { players, stableId } from '../roster';

/** Two groups of six, then a double bracket. */
export function pastTournament(context: SeedContext): SampleTournament {
  const roster = buildTeams('past tournament', 12, context, 20);
  const random = seededRandom('past tournament');
  const stage = groupStage({ teams: Object.keys(roster.teams), groupCount: 2, days: 1, courts: 2, played: Infinity, random });
  return asDocuments(context, {
    key: 'past tournament',
    dates: [daysFrom(context.today, -45), daysFrom(context.today, -44)],
    roster,
    stage,
    bracket: bracketStage('double', listSeeds(stage, 'double'), { random }),
    poster: 'blue',
    fields: {
      ...allPublic,
      timeZone: 'America/Vancouver',
      name: 'Cascadia Classic',
      location: 'Vancouver, Canada',
      description: 'The last one before the rain.',
      scheduleTimes: { gameLength: 12, interval: 5, numberOfCourts: 2, startTimes: ['10:00'] },
      bracketTimes: { gameLength: 15, interval: 5, numberOfCourts: 2, startTimes: ['09:00'] },
    },
  });
}

/** A Hayes bracket of 20, upper size 16. */
export function pastHayes(context: SeedContext): SampleTournament {
  const roster = buildTeams('past hayes', 20, context, 8);
  const teamOrder = Object.keys(roster.teams);
  const random = seededRandom('past hayes');
  const stage = swissStage(teamOrder, 5, 0, random);
  return asDocuments(context, {
    key: 'past hayes',
    dates: [daysFrom(context.today, -100), daysFrom(context.today, -98)],
    roster,
    stage,
    bracket: bracketStage('doubleHayes', listSeeds(stage, 'doubleHayes'), { upperSize: 16, random }),
    poster: 'slate',
    fields: {
      ...allPublic,
      timeZone: 'Europe/Zurich',
      name: 'Lac Léman Invitational',
      location: 'Genève, Suisse',
      description: 'Vingt équipes, cinq rondes, un double tableau Hayes.',
      teamOrder,
      scheduleTimes: { gameLength: 12, interval: 4, numberOfCourts: 3, startTimes: ['09:00', '10:30', '13:00', '14:30', '16:00'] },
      tieBreakPreset: 'winsFirst',
      bracketTimes: { gameLength: 15, interval: 5, numberOfCourts: 3, startTimes: ['09:00'] },
    },
  });
}

/** A mixer whose teams were drawn by skill, played as one group and a single bracket; the day after, a shuffle. */
export function pastMixer(context: SeedContext): SampleTournament {
  const random = seededRandom('past mixer');
  const crowd = players.slice(10, 34);
  const draw = drawMixerTeams({ players: crowd.map(({ id, profile }) => ({ id, skill: profile.skill })), teamSize: 3, random });
  const registeredAt = context.now - 200 * 86_400_000;
  const teams = Object.fromEntries(
    draw.teams.map((profileIds, index) => [
      stableId(`past mixer ${index}`, 11),
      {
        name: `TEAM ${index + 1}`,
        groupId: '',
        profileIds,
        wins: 0,
        draws: 0,
        losses: 0,
        goalsFor: 0,
        goalsAgainst: 0,
        registeredAt: registeredAt + index,
      },
    ]),
  );
  const stage = groupStage({ teams: Object.keys(teams), groupCount: 1, days: 1, courts: 2, played: Infinity, random });
  const [day, dayAfter] = [daysFrom(context.today, -170), daysFrom(context.today, -169)];
  return asDocuments(context, {
    key: 'past mixer',
    dates: [day, dayAfter],
    roster: { teams, contacts: {} },
    stage,
    bracket: bracketStage('single', listSeeds(stage, 'single'), { random }),
    shuffle: playShuffle({
      players: crowd.map(({ id, profile }) => ({ id: playerId(id), skill: profile.skill })),
      date: dayAfter,
      ...{ start: '11:00', courts: 2, rounds: 5, random },
    }),
    poster: 'brick',
    fields: {
      ...allPublic,
      ...{ hasShuffle: true, isShufflePublic: true },
      tournamentType: 'MIXER',
      isPlayersPublic: true,
      timeZone: 'Europe/Berlin',
      name: 'Summer Shuffle',
      location: 'Berlin, Germany',
      description: 'Twenty-four players, eight teams out of a hat.\nOn the second day a shuffle: new teams in every round.',
      playerIds: crowd.map(({ id }) => id),
      scheduleTimes: { gameLength: 10, interval: 3, numberOfCourts: 2, startTimes: ['10:00'] },
      bracketTimes: { gameLength: 12, interval: 5, numberOfCourts: 1, startTimes: ['16:00'] },
    },
  });
}
