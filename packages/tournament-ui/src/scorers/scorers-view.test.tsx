import { teamId, type Team } from '@courtside/domain';
import type { Scorer } from '@courtside/domain/day';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { TeamDirectory } from '../teams/team-directory';
import { ScorersView } from './scorers-view';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament'] }));
afterEach(() => {
  delete (window as Partial<Window>).matchMedia;
});

const teams = [{ id: teamId('A'), name: 'Ghost Riders' }] as unknown as readonly Team[];
const scorers = [{ rank: 1, player: 'Zoe', teamId: 'A', goals: 3 }] as unknown as readonly Scorer[];
const show = () => {
  render(
    <TeamDirectory teams={teams}>
      <ScorersView scorers={scorers} profiles={new Map()} />
    </TeamDirectory>,
  );
  return screen.getAllByRole('columnheader').map((head) => head.textContent);
};

it('has a column for the team where there is room', () => {
  expect(show()).toEqual(['#Rank', 'Player', 'Team', 'Goals']);
  expect(screen.getByRole('cell', { name: 'Ghost Riders' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Zoe' })).toBeInTheDocument();
});

it('on a phone has the team below its player', () => {
  window.matchMedia = ((query: string) => ({ matches: query.includes('max-width: 599') })) as typeof window.matchMedia;
  expect(show()).toEqual(['#Rank', 'Player', 'Goals']);
  expect(screen.getByRole('rowheader', { name: 'Zoe Ghost Riders' })).toBeInTheDocument();
});
