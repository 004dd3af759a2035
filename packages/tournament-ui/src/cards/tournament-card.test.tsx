import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { TournamentCard, type TournamentCardProps, type TournamentSummary } from './tournament-card';

const tournament: TournamentSummary = {
  id: 't1',
  name: 'Été Hardcourt Montréal',
  location: 'Parc La Fontaine, Montréal',
  startDate: '2027-06-12',
  endDate: '2027-06-13',
  imageSrc: '',
  isRegistrationOpen: false,
  isTournamentPublic: true,
};
const show = (change: Partial<TournamentSummary> = {}, props: Partial<TournamentCardProps> = {}) =>
  render(<TournamentCard tournament={{ ...tournament, ...change }} linkAs="a" to="/t1" {...props} />);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common'] }));

describe('TournamentCard', () => {
  it('is one link with name, location and dates', () => {
    show();
    const link = screen.getByRole('link', { name: /Été Hardcourt Montréal.*Parc La Fontaine.*12–13 June 2027/ });
    expect(link).toHaveAttribute('href', '/t1');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Été Hardcourt Montréal');
  });

  it('leaves out a place that nobody has said', () => {
    show({ location: '' });
    expect(screen.queryByText('Location')).not.toBeInTheDocument();
    expect(screen.getByText('12–13 June 2027')).toBeInTheDocument();
  });

  it('shows a black block without a poster, and when the poster can not be had', () => {
    const { container, unmount } = show();
    expect(container.querySelector('img')).toBeNull();
    // Its date in large letters, for the eye alone: the facts have it.
    expect(container.querySelector('.poster p')).toHaveTextContent('12–13 Jun');
    expect(container.querySelector('.poster p')).toHaveAttribute('aria-hidden', 'true');
    unmount();
    const second = show({ imageSrc: '/poster.png' });
    expect(second.container.querySelector('.poster p')).toBeNull();
    fireEvent.error(second.container.querySelector('img') as HTMLImageElement);
    expect(second.container.querySelector('img')).toBeNull();
  });

  it('says that registrations are open', () => {
    show({ isRegistrationOpen: true });
    expect(screen.getByText('registration open')).toBeInTheDocument();
  });

  it('has its champion in the words, not over the poster, and keeps the room for it', () => {
    const { container, rerender } = show({}, { champion: null });
    const parts = () => container.querySelector('.words')?.childElementCount;
    const before = parts();
    expect(container.querySelector('[data-champion]')).toBeNull();
    rerender(<TournamentCard tournament={tournament} linkAs="a" to="/t1" champion={{ name: 'Goose Patrol', disc: undefined }} />);
    expect(screen.getByRole('link', { name: /Champion: Goose Patrol/ })).toBeInTheDocument();
    expect(container.querySelector('.poster [data-champion]')).toBeNull();
    expect(parts()).toBe(before);
  });

  it('shows crown and crossed eye to organisers only', () => {
    const { unmount } = show({ isTournamentPublic: false });
    expect(screen.queryByText('Not public')).not.toBeInTheDocument();
    unmount();
    show({ isTournamentPublic: false }, { isOrganizer: true });
    expect(screen.getByText('You organize this tournament')).toBeInTheDocument();
    expect(screen.getByText('Not public')).toBeInTheDocument();
  });
});
