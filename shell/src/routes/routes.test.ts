import { getRouteOwner } from './routes';

describe('getRouteOwner', () => {
  it.each([
    ['/', { remote: 'mf-tournament' }],
    ['/archive', { remote: 'mf-tournament' }],
    ['/archive/', { remote: 'mf-tournament' }],
    ['/organize', { remote: 'mf-organizer' }],
    ['/planner', { remote: 'mf-planner' }],
    ['/abc123/register', { remote: 'mf-registration' }],
    ['/abc123/day', { remote: 'mf-organizer' }],
    ['/players/abc123', { remote: 'mf-tournament' }],
    ['/players/register', { remote: 'mf-tournament' }],
    ['/clubs/belgium_ghent', { remote: 'mf-tournament' }],
    ['/players', { tournamentId: 'players' }],
    ['/abc123', { tournamentId: 'abc123' }],
  ])('%s belongs to %j', (path, owner) => {
    expect(getRouteOwner(path)).toEqual(owner);
  });

  it.each(['/abc/def/ghi', '/planner/far', '/archive/2026'])('has no owner for the deeper address %s', (path) => {
    expect(getRouteOwner(path)).toBeNull();
  });
});
