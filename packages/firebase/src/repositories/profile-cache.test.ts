/** @jest-environment jsdom */
import { recallProfiles, rememberProfiles } from './profile-cache';

const id = 'a'.repeat(28);
const zoe = { id, name: 'zoé', pronouns: 'elle', club: 'Ghent', region: 'Belgium', skill: 7 } as never;

describe('the kept profiles of a tournament', () => {
  beforeEach(() => sessionStorage.clear());

  it('lie in session storage under the name of the tournament', () => {
    rememberProfiles('t1', new Map([[id, zoe]]));
    expect(Object.keys(JSON.parse(sessionStorage.getItem('t1-profiles') ?? ''))).toEqual([id]);
    expect(recallProfiles('t1').get(id)).toMatchObject({ name: 'zoé', skill: 7 });
    expect(recallProfiles('t2').size).toBe(0);
  });

  it('remember who has none', () => {
    rememberProfiles('t1', new Map([[id, null]]));
    expect(recallProfiles('t1')).toEqual(new Map([[id, null]]));
  });

  it.each(['not json', '[1, 2]', `{"${id}": {"skill": "high"}}`, 'null'])('survive %j', (text) => {
    sessionStorage.setItem('t1-profiles', text);
    expect(recallProfiles('t1').get(id)).toBeUndefined();
  });
});
