import type { PlayerId, Profile } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlayersView, type PlayersViewProps } from './players-view';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament'] }));

const [u1, u2, gone] = ['u1', 'u2', 'gone'].map((name) => name.padEnd(28, '0')) as [string, string, string];
const profiles = new Map([
  [u1, { name: 'zoé martin', skill: 7, pronouns: 'she', club: '', region: 'Québec' } as unknown as Profile],
  [u2, { name: 'Max', skill: null, isPageHidden: true } as unknown as Profile],
]);
const Link = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>;
const show = (more: Partial<PlayersViewProps> = {}) =>
  render(<PlayersView playerIds={[u1, u2, 'Mock One'] as PlayerId[]} profiles={profiles} linkAs={Link} {...more} />);
const cards = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('says that nobody has joined', () => {
  show({ playerIds: [] });
  expect(screen.getByText('Nobody has joined yet. Players appear here when they register.')).toBeInTheDocument();
});

it('has the name of the profile or the typed one, and the skill; only visible pages are links', () => {
  show();
  expect(cards()).toEqual(['Zoé MartinSkill 7', 'MaxSkill unknown', 'Mock OneSkill unknown']);
  expect(screen.getByRole('link')).toHaveAttribute('href', `/players/${u1}`);
});

it('an account without a profile has a placeholder while profiles are read, and no id afterwards', () => {
  const { unmount } = show({ playerIds: [gone] as PlayerId[], isReading: true });
  expect(cards()).toEqual(['…Skill unknown']);
  unmount();
  show({ playerIds: [gone] as PlayerId[] });
  expect(cards()).toEqual(['Unknown playerSkill unknown']);
});

it('has the skill that an organizer set instead of the player’s own', () => {
  show({ skillOverrides: { [u1]: 3, 'Mock One': 9 } });
  expect(cards()).toEqual(['Zoé MartinSkill 3', 'MaxSkill unknown', 'Mock OneSkill 9']);
});

it('has pronouns, club and region and the tools of organizers', () => {
  show({ playerIds: [u1] as PlayerId[], detailed: true, renderTools: (_, name) => <button>Remove {name}</button> });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Pronouns', 'Club', 'Region']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['she', 'N/A', 'Québec']);
  expect(screen.getByRole('button', { name: 'Remove Zoé Martin' })).toBeInTheDocument();
});
