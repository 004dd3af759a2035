import { playerId } from '@courtside/domain';
import { registrationView } from './registration-view';

const open = {
  places: 0,
  registrationOpensAt: 0,
  registrationClosesAt: 0,
  tournamentType: 'STANDARD',
  isTournamentPublic: true,
  isRegistrationOpen: true,
  groups: {},
  playerIds: [],
} as const;

it.each([
  ['a closed tournament', { isRegistrationOpen: false }, null, 'closed'],
  ['one with groups', { groups: { '0': [] } }, null, 'closed'],
  ['a private one', { isTournamentPublic: false }, null, 'closed'],
  ['a closed one, for its captain: they come back to their team', { isRegistrationOpen: false }, 'team1', 'complete'],
  [
    'a closed mixer, though joined: closed comes first',
    { isRegistrationOpen: false, tournamentType: 'MIXER', playerIds: [playerId('me')] },
    null,
    'closed',
  ],
  ['a captain who has registered', {}, 'team1', 'complete'],
  ['a player who is in', { tournamentType: 'MIXER', playerIds: [playerId('me')] }, null, 'complete'],
  ['a mixer', { tournamentType: 'MIXER', playerIds: [playerId('somebody')] }, null, 'mixer'],
  ['a tournament of teams', {}, null, 'team'],
  ['one that begins later', { registrationOpensAt: 1001 }, null, 'before'],
  ['one that begins now', { registrationOpensAt: 1000 }, null, 'team'],
  ['one that is over', { registrationClosesAt: 1000 }, null, 'closed'],
  ['one that ends later', { registrationClosesAt: 1001 }, null, 'team'],
])('for %s', (_, changes: object, myTeamId, view) => {
  expect(registrationView({ ...open, ...changes } as Parameters<typeof registrationView>[0], 'me', myTeamId, 1000)).toBe(view);
});
