import { playerId } from '@courtside/domain';
import { registrationView } from './registration-view';

const open = { tournamentType: 'STANDARD', isTournamentPublic: true, isRegistrationOpen: true, groups: {}, playerIds: [] } as const;

it.each([
  ['a closed tournament', { isRegistrationOpen: false }, null, 'closed'],
  ['one with groups', { groups: { '0': [] } }, null, 'closed'],
  ['a private one', { isTournamentPublic: false }, null, 'closed'],
  ['a closed one, though registered: closed comes first', { isRegistrationOpen: false }, 'team1', 'closed'],
  ['a captain who has registered', {}, 'team1', 'complete'],
  ['a player who is in', { tournamentType: 'MIXER', playerIds: [playerId('me')] }, null, 'complete'],
  ['a mixer', { tournamentType: 'MIXER', playerIds: [playerId('somebody')] }, null, 'mixer'],
  ['a tournament of teams', {}, null, 'team'],
])('for %s', (_, changes: object, myTeamId, view) => {
  expect(registrationView({ ...open, ...changes } as Parameters<typeof registrationView>[0], 'me', myTeamId)).toBe(view);
});
