import { playAlerts, type Assignment, type NotifiedAssignments } from './play-alerts';

const due = (changes: Partial<Assignment> = {}): Assignment => ({
  kind: 'play',
  game: 'm1',
  courtLetter: 'B',
  time: '14:35',
  inMinutes: 30,
  isCalled: false,
  ...changes,
});

/** Returns the alerts for successive states of the duties. */
function listAlerts(...steps: ReadonlyArray<readonly Assignment[]>): readonly string[] {
  let notified: NotifiedAssignments | null = null;
  return steps.map((assignments) => {
    const next = playAlerts(notified, assignments);
    notified = next.notified;
    return next.alerts
      .map(({ what, due: { game, kind, courtLetter, time } }) => `${what} ${kind} ${game} ${courtLetter} ${time}`)
      .join(', ');
  });
}

it('notifies once ten minutes before, and once when the team is called', () => {
  expect(
    listAlerts(
      [due()],
      [due({ inMinutes: 11 })],
      [due({ inMinutes: 10 })],
      [due({ inMinutes: 9 })],
      [due({ inMinutes: 5, isCalled: true })],
      [due({ inMinutes: 4, isCalled: true })],
    ),
  ).toEqual(['', '', 'soon play m1 B 14:35', '', 'called play m1 B 14:35', '']);
});

it('does not notify about duties that the page shows when it opens', () => {
  expect(listAlerts([due({ inMinutes: 5 })], [due({ inMinutes: 4 })])).toEqual(['', '']);
  expect(listAlerts([due({ isCalled: true })], [due({ isCalled: true })])).toEqual(['', '']);
});

it('notifies about the next game when the one before is over, even if it starts immediately', () => {
  const later = { game: 'm2', time: '14:52' };
  expect(listAlerts([due()], [due({ ...later, inMinutes: 40 })])).toEqual(['', '']);
  expect(listAlerts([due()], [due({ ...later, inMinutes: 8 })])).toEqual(['', 'soon play m2 B 14:52']);
  expect(listAlerts([due()], [due({ ...later, isCalled: true })])).toEqual(['', 'called play m2 B 14:52']);
});

it('notifies about a new court, and about a new time if the difference matters', () => {
  expect(listAlerts([due({ inMinutes: 200 })], [due({ inMinutes: 200, courtLetter: 'C' })])).toEqual(['', 'moved play m1 C 14:35']);
  // Within the hour, by steps of five minutes from the last notified time; small changes add up.
  const near = ['14:35', '14:38', '14:40', '14:43', '14:45'].map((time) => [due({ time })]);
  expect(listAlerts(...near)).toEqual(['', '', 'moved play m1 B 14:40', '', 'moved play m1 B 14:45']);
  // Hours before the game, a small delay does not matter.
  const far = ['14:35', '14:45', '14:50'].map((time) => [due({ time, inMinutes: 150 })]);
  expect(listAlerts(...far)).toEqual(['', '', 'moved play m1 B 14:50']);
  // The game is after midnight.
  expect(listAlerts([due({ time: '23:58' })], [due({ time: '00:04' })])).toEqual(['', 'moved play m1 B 00:04']);
});

it('notifies again after a postponed game is near, and after a new call', () => {
  expect(
    listAlerts(
      [due({ inMinutes: 12 })],
      [due({ inMinutes: 10 })],
      [due({ inMinutes: 30, time: '14:55' })],
      [due({ inMinutes: 10, time: '14:55' })],
      [due({ isCalled: true, time: '14:55' })],
      [due({ inMinutes: 9, time: '14:55' })],
      [due({ isCalled: true, time: '14:55' })],
    ),
  ).toEqual([
    '',
    'soon play m1 B 14:35',
    'moved play m1 B 14:55',
    'soon play m1 B 14:55',
    'called play m1 B 14:55',
    'moved play m1 B 14:55',
    'called play m1 B 14:55',
  ]);
});

it('notifies about refereeing as about playing', () => {
  const duty = due({ kind: 'referee', game: 'm7', inMinutes: 20 });
  expect(listAlerts([due(), duty], [due({ inMinutes: 25 }), { ...duty, inMinutes: 10 }])).toEqual(['', 'soon referee m7 B 14:35']);
});
