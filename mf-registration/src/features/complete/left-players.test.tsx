import type { TeamPlayer } from '@courtside/domain/registration';
import { readProfiles, watchTeamPlayers } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import { brings, player, tournament } from '../../registration.testkit';
import { LeftPlayers } from './left-players';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../../firebase.testkit').firebaseMock());

const fran = player('françois lévesque');
const plays: TeamPlayer = { uid: fran.id, tournamentId: 't1', teamId: 'a', leftAt: null, isConfirmed: true };
const left: TeamPlayer = { ...plays, leftAt: Date.UTC(2030, 5, 1, 9) };
const show = (...players: readonly TeamPlayer[]) => {
  jest.mocked(watchTeamPlayers).mockImplementation(brings<readonly TeamPlayer[]>(players));
  return render(<LeftPlayers tournament={tournament({ timeZone: 'UTC' })} teamId="a" />);
};

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'registration'] }));
beforeEach(() =>
  jest
    .mocked(readProfiles)
    .mockReset()
    .mockResolvedValue(new Map([[fran.id, fran]])),
);

it('says who took themselves out and when, and asks for no more profiles than that', async () => {
  show(left, { ...plays, uid: 'b'.repeat(28) });
  expect(await screen.findByText(/François Lévesque .*1 June 2030/)).toBeInTheDocument();
  expect(readProfiles).toHaveBeenCalledTimes(1);
  expect(readProfiles).toHaveBeenCalledWith([fran.id]);
});

it('says it of somebody whose profile can’t be read', async () => {
  jest.mocked(readProfiles).mockRejectedValue(new Error('offline'));
  show(left);
  await waitFor(() => expect(readProfiles).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.getByText(/1 June 2030/)).toBeInTheDocument();
});

it('is nothing where nobody left, and reads nothing', () => {
  expect(show(plays).container).toBeEmptyDOMElement();
  expect(readProfiles).not.toHaveBeenCalled();
});
