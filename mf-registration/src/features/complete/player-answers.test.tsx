import type { Team } from '@courtside/domain';
import type { TeamPlayer } from '@courtside/domain/registration';
import { readProfiles, watchEntry, watchTeamPlayer, watchTeamPlayers } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { brings, me, player, tournament } from '../../registration.testkit';
import { PlayerAnswers } from './player-answers';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../../firebase.testkit').firebaseMock());

const fran = player('françois lévesque');
const zoe = player('zoé roy');
const claim = (uid: string, changes: Partial<TeamPlayer> = {}): TeamPlayer => ({
  ...{ uid, tournamentId: 't1', teamId: 'a', leftAt: null, isConfirmed: false },
  ...changes,
});
const show = (claims: readonly TeamPlayer[], elsewhere: TeamPlayer | null = null, changes: object = {}) => {
  jest.mocked(watchTeamPlayers).mockImplementation(brings(claims));
  jest.mocked(watchTeamPlayer).mockImplementation(brings(elsewhere));
  return render(<PlayerAnswers tournament={tournament({ hasEntries: true, ...changes })} teamId="a" uid={me} isReadable={false} />);
};

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'registration'] }));
beforeEach(() => {
  const team = {
    id: 'a',
    name: 'Mud Club',
    groupId: null,
    profileIds: [me, fran.id, zoe.id, 'Max', ''],
    registeredAt: 1,
  } as unknown as Team;
  jest.mocked(watchEntry).mockImplementation(brings<Team | null>(team));
  jest.mocked(readProfiles).mockResolvedValue(new Map([fran, zoe].map((one) => [one.id, one])));
});

it('says who has not confirmed, without the captain and players who have no profile', async () => {
  show([claim(me), claim(fran.id), claim(zoe.id, { isConfirmed: true })]);
  expect(await screen.findByText(/^Not confirmed yet: François Lévesque\. Ask/)).toBeInTheDocument();
});

it.each([
  [false, 'Another captain has named Zoé Roy too. Zoé Roy chooses by confirming one of the teams.'],
  [true, 'Zoé Roy has confirmed another team of this tournament. Name somebody else.'],
])('says who is named by another team as well, confirmed there: %s', async (isConfirmed, words) => {
  show([claim(fran.id, { isConfirmed: true })], claim(zoe.id, { teamId: 'b', isConfirmed }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('is nothing once all have confirmed, or there are groups', async () => {
  const all = [claim(fran.id, { isConfirmed: true }), claim(zoe.id, { isConfirmed: true })];
  expect(show(all).container).toBeEmptyDOMElement();
  expect(show([claim(fran.id)], null, { groups: { one: ['a'] } }).container).toBeEmptyDOMElement();
});
