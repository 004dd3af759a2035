import { createSettling } from './settling';

const one = { team1Score: 3, team2Score: null };

it('a pair is settled once for each entry, and not while somebody is in it', () => {
  const settling = createSettling();
  expect(settling.take('m')).toBe(false);
  settling.enter('m');
  settling.edit('m', 'team1Score', 3, null);
  expect([settling.take('m'), settling.fills('m', one)]).toEqual([false, 'team2Score']);
  settling.leave('m');
  expect([settling.take('m'), settling.take('m'), settling.fills('m', one)]).toEqual([true, false, null]);
});

it('a side whose score was taken away stays empty; one that was never entered does not', () => {
  const settling = createSettling();
  settling.edit('m', 'team2Score', null, 2);
  expect(settling.fills('m', one)).toBeNull();
  settling.edit('m', 'team2Score', 1, 2);
  settling.edit('m', 'team2Score', null, null);
  expect(settling.fills('m', one)).toBe('team2Score');
  expect(settling.fills('m', { team1Score: null, team2Score: null })).toBeNull();
});

it('what an earlier visit entered is settled, what is given up is not', () => {
  const settling = createSettling();
  settling.takeUp('m');
  expect(settling.take('m')).toBe(true);
  settling.takeUp('m');
  settling.discard('m');
  expect(settling.take('m')).toBe(false);
});
