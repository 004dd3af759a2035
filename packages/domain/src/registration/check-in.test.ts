import { checkInPhase, missingFrom, movedToEnd, parseCheckIn } from './check-in';
import { parseForm, storedQuestions } from './form';

it('opens at its first millisecond, and is over at that of its end', () => {
  const hours = { opensAt: 1000, closesAt: 2000 };
  expect([999, 1000, 1999, 2000].map((now) => checkInPhase(hours, now))).toEqual(['before', 'open', 'open', 'over']);
});

it('its hours stand in the form; what is none is left out', () => {
  const read = (checkIn: unknown) => {
    const result = parseForm({ ...storedQuestions([]), checkIn });
    return result.ok ? result.value.checkIn : 'malformed';
  };
  expect(read({ opensAt: 1000, closesAt: 2000 })).toEqual({ opensAt: 1000, closesAt: 2000 });
  expect([read(null), read(undefined), read('always'), read({ opensAt: 0, closesAt: 2000 })]).toEqual([null, null, null, null]);
});

it('a check-in says when and by whom; a time that is on its way is now', () => {
  expect(parseCheckIn('a', { checkedInAt: null, checkedInBy: 'me' }, 7)).toEqual({
    ok: true,
    value: { teamId: 'a', checkedInAt: 7, checkedInBy: 'me' },
  });
});

it('names who is not there, in the order of the teams, and moves them to the end of it in that order', () => {
  const order = ['d', 'a', 'c', 'b'];
  const missing = missingFrom(order, [{ teamId: 'a' }, { teamId: 'b' }, { teamId: 'gone' }]);
  expect(missing).toEqual(['d', 'c']);
  expect(movedToEnd(order, missing)).toEqual(['a', 'b', 'd', 'c']);
  expect(movedToEnd(order, [])).toEqual(order);
});
