import { parseEdit } from './edits';

const edit = (data: object) => {
  const result = parseEdit('AAAAAAAAAAA_2', data);
  if (!result.ok) throw new Error('malformed');
  return result.value;
};

it('says what a captain changed, and only that', () => {
  const from = { name: 'Puddle Cavalry', profileIds: ['anna', '', 'Zoé (guest)'] };
  const to = { name: 'Mud Club', profileIds: ['Zoé (guest)', 'ben', ''] };
  expect(edit({ by: 'me', at: 1000, from, to, email: true })).toEqual({
    teamId: 'AAAAAAAAAAA',
    number: 2,
    by: 'me',
    at: 1000,
    name: { from: 'Puddle Cavalry', to: 'Mud Club' },
    joined: ['ben'],
    left: ['anna'],
    isEmailChanged: true,
  });
  expect(edit({ by: 'me', at: 1000, from, to: from, email: false })).toMatchObject({
    name: null,
    joined: [],
    left: [],
    isEmailChanged: false,
  });
});

it('passes over what it does not know', () => {
  expect(edit({ from: 7 })).toMatchObject({ name: null, at: 0, joined: [] });
});
