import { userId } from '@courtside/domain';
import { dropDraft, hasDraft, keepDraft, recallDraft } from './team-draft';
import { blankPlace } from '../../teams/team-values';

const values = {
  name: 'Étoile',
  email: 'a@b',
  players: [
    { text: 'Zoé', player: { id: userId('z'.repeat(28)), name: 'zoé', club: 'Ghent' } },
    { text: 'fra', player: null },
  ],
  given: { diet: 'no nuts' },
};
beforeEach(() => sessionStorage.clear());

it('comes back as it was, for the person who typed it', () => {
  expect([hasDraft('t'), recallDraft('t', 'me')]).toEqual([false, null]);
  keepDraft('t', 'me', values);
  expect(hasDraft('t')).toBe(true);
  expect(recallDraft('t', 'me')).toMatchObject(values);
  expect(recallDraft('other', 'me')).toBeNull();
  dropDraft('t');
  expect(recallDraft('t', 'me')).toBeNull();
});

it('is nobody else’s, and goes when somebody else comes', () => {
  keepDraft('t', 'me', values);
  expect(recallDraft('t', 'you')).toBeNull();
  expect(recallDraft('t', 'me')).toBeNull();
});

it.each(['{', 'null', '{"uid":"me"}', '{"uid":"me","name":1,"email":"","players":[]}'])('%s is no draft', (stored) => {
  sessionStorage.setItem('courtside.registration.t', stored);
  expect(recallDraft('t', 'me')).toBeNull();
});

it('of an earlier build has no answers', () => {
  sessionStorage.setItem('courtside.registration.t', JSON.stringify({ uid: 'me', name: 'x', email: '', players: [] }));
  expect(recallDraft('t', 'me')?.given).toEqual({});
});

it('takes no player who is none', () => {
  sessionStorage.setItem(
    'courtside.registration.t',
    JSON.stringify({ uid: 'me', name: '', email: '', players: [null, { text: 'x', player: { id: 'short', name: 'x', club: '' } }] }),
  );
  expect(recallDraft('t', 'me')?.players).toEqual([blankPlace, { text: 'x', player: null }]);
});
