import type { Tournament } from '@courtside/domain';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registration, setSession, signedIn, storedForm, watchForm, watchMyRegistration } from '../../firebase.testkit';
import { everything, setUpVisit, show } from './public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpVisit();

describe('PublicTournament', () => {
  describe('the reader’s own registration', () => {
    const open = { ...everything, isRegistrationOpen: true };
    const myTeam = () => screen.getByLabelText('My team');

    it('is not asked for while nobody is signed in', async () => {
      watchMyRegistration.mockClear();
      await show(open);
      expect(watchMyRegistration).not.toHaveBeenCalled();
      expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/t1/register');
      expect(myTeam()).toHaveValue('');
    });

    it('takes the place of the way into registration, and is the team that is followed', async () => {
      setSession(signedIn);
      registration.teamId = 'C';
      await show(open);
      expect(screen.getByText('You are registered: Wet Chain')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'My registration' })).toHaveAttribute('href', '/t1/register');
      expect(myTeam()).toHaveValue('C');
    });

    it('is the way to check in while a captain can, and nobody else is asked to', async () => {
      const HOUR = 3_600_000;
      watchForm.mockClear();
      storedForm.checkIn = { opensAt: Date.now() - HOUR, closesAt: Date.now() + HOUR };
      setSession(signedIn);
      await show(everything);
      expect(watchForm).not.toHaveBeenCalled();
      expect(screen.queryByRole('link', { name: 'Check in' })).not.toBeInTheDocument();
      cleanup();
      registration.teamId = 'C';
      await show(everything);
      expect(screen.getByRole('link', { name: 'Check in' })).toHaveAttribute('href', '/t1/register');
      storedForm.checkIn = null;
    });

    it('is said without a name where teams are not shown', async () => {
      setSession(signedIn);
      registration.teamId = 'C';
      await show({ isRegistrationOpen: true });
      expect(screen.getByText('You are registered')).toBeInTheDocument();
    });

    it('gives way to another team, and to none, for good', async () => {
      setSession(signedIn);
      registration.teamId = 'C';
      await show(open);
      await userEvent.selectOptions(myTeam(), '');
      expect(myTeam()).toHaveValue('');
      cleanup();
      await show(open);
      expect(myTeam()).toHaveValue('');
      await userEvent.selectOptions(myTeam(), 'Mallet Club');
      cleanup();
      await show(open);
      expect(myTeam()).toHaveValue('B');
    });

    it('is also that of a player whom a captain named, and of a player of a mixer', async () => {
      setSession({ ...signedIn, uid: 'p'.repeat(28) } as typeof signedIn);
      await show(open);
      expect(myTeam()).toHaveValue('A');
      cleanup();
      await show({ isRegistrationOpen: true, tournamentType: 'MIXER', playerIds: ['p'.repeat(28)] as unknown as Tournament['playerIds'] });
      expect(screen.getByText('You are registered')).toBeInTheDocument();
    });

    it('offers nothing until it is known', async () => {
      setSession(signedIn);
      registration.teamId = undefined;
      await show(open);
      expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
    });
  });
});
