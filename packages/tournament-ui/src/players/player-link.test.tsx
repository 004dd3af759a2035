import { teamId, type PlayerId, type Profile, type Team } from '@courtside/domain';
import type { Scorer } from '@courtside/domain/day';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ScorersView } from '../scorers/scorers-view';
import { TeamDirectory } from '../teams/team-directory';
import { TeamsView } from '../teams/teams-view';
import { PlayersView } from './players-view';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament'] }));

const [ada, ben] = ['ada', 'ben'].map((name) => name.padEnd(28, '0')) as [string, string];
const profiles = new Map([
  [ada, { id: ada, name: 'ada', skill: 5 }],
  [ben, { id: ben, name: 'ben', skill: 5, isPageHidden: true }],
]) as unknown as ReadonlyMap<string, Profile>;
const named = [ada, ben, 'Typed Name'];
const teams = [{ id: teamId('A'), name: 'Ghost Riders', profileIds: named }] as unknown as readonly Team[];
const scorers = named.map((player, index) => ({ rank: index + 1, player, teamId: 'A', goals: 3 - index })) as unknown as readonly Scorer[];
const Anchor = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>;

describe.each([
  ['a team', (linkAs?: typeof Anchor) => <TeamsView teams={teams} profiles={profiles} {...(linkAs ? { linkAs } : {})} />],
  [
    'a mixer',
    (linkAs?: typeof Anchor) => <PlayersView playerIds={named as PlayerId[]} profiles={profiles} {...(linkAs ? { linkAs } : {})} />,
  ],
  ['the best scorers', (linkAs?: typeof Anchor) => <ScorersView scorers={scorers} profiles={profiles} {...(linkAs ? { linkAs } : {})} />],
])('the players of %s', (_what, view) => {
  const show = (linkAs?: typeof Anchor) => render(<TeamDirectory teams={teams}>{view(linkAs)}</TeamDirectory>);

  it('lead to their pages, but not those who want none and those whose name was typed', () => {
    show(Anchor);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Ada', `/players/${ada}`]]);
    for (const name of ['Ben', 'Typed Name']) expect(screen.getByText(name)).toBeInTheDocument();
  });

  it('lead nowhere on a page of organisers', () => {
    show();
    expect(screen.getByText('Ada')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
