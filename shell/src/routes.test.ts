import { ownerOf } from './routes';

describe('ownerOf', () => {
  it.each([
    ['/', { remote: 'mf-tournament' }],
    ['/archive', { remote: 'mf-tournament' }],
    ['/organize', { remote: 'mf-organizer' }],
    ['/planner', { remote: 'mf-planner' }],
    ['/abc123/register', { remote: 'mf-registration' }],
    ['/abc123', { tournamentId: 'abc123' }],
  ])('%s belongs to %j', (path, owner) => {
    expect(ownerOf(path)).toEqual(owner);
  });

  it('has no owner for a deeper address', () => {
    expect(ownerOf('/abc/def/ghi')).toBeNull();
  });
});
