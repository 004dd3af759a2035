import type { Team } from '@courtside/domain';
import { findTeamWithName, listTeamsWithSharedNames } from './same-names';

const teams = ['Pédale Douce', 'Ghost Riders', 'PEDALE  douce', '', ' '].map((name, index) => ({
  id: String(index),
  name,
})) as unknown as Team[];

describe('names that are the same to people', () => {
  it.each([
    ['pedale douce', '0'],
    ['Ghost-Riders', '1'],
    ['Ghost Rider', undefined],
    ['', undefined],
  ])('%j is that of team %s', (name, id) => {
    expect(findTeamWithName(name, teams)?.id).toBe(id);
  });

  it('are found in a list; teams without a name share none', () => {
    expect([...listTeamsWithSharedNames(teams)]).toEqual(['0', '2']);
  });
});
