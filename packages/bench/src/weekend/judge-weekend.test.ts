import { judgeWeekend } from './judge-weekend';
import type { Action, LedgerEntry, Outcome } from './ledger';
import type { StoredEvent } from './stored-event';

/* A judge that misses a kind of fault would always pass, so each kind is put into a small weekend without faults. */
const entry = (deed: Action, outcome: Outcome = 'done'): LedgerEntry => ({ who: 'somebody', deed, outcome, why: '' });
const goal = (id: string, side: 1 | 2, outcome?: Outcome) => entry({ kind: 'goal', game: 'm1', goal: id, side }, outcome);
const record = (kind: string, game: string, to: object) => ({
  id: Math.random().toString(36),
  data: { kind, game, to: JSON.stringify(to) },
});

const entries: LedgerEntry[] = [
  entry({ kind: 'register', team: 'A', email: 'a@courtside.test' }, 'unknown'),
  entry({ kind: 'register', team: 'A', email: 'a@courtside.test' }),
  entry({ kind: 'register', team: 'B', email: 'b@courtside.test' }),
  entry({ kind: 'register', team: 'Late', email: 'late@courtside.test' }, 'refused'),
  entry({ kind: 'plan', days: { day1: ['m1', 'm2', 'm3'] } }),
  entry({ kind: 'move', game: 'm3', day: 'day1', index: 0 }),
  entry({ kind: 'move', game: 'm2', day: 'day1', index: 0 }, 'unknown'),
  entry({ kind: 'step', game: 'm1', action: 'call' }),
  goal('g1', 1),
  goal('g2', 2),
  goal('g3', 2, 'refused'),
  goal('g4', 1),
  entry({ kind: 'undo', game: 'm1', goal: 'g4' }),
  goal('g5', 1, 'unknown'),
  entry({ kind: 'announce', text: 'one' }),
  entry({ kind: 'announce', text: 'two' }),
  entry({ kind: 'takeBack', text: 'two' }),
  entry({ kind: 'announce', text: 'three' }, 'refused'),
  entry({ kind: 'describe', text: 'first' }),
  entry({ kind: 'describe', text: 'second' }, 'unknown'),
  entry({ kind: 'fill', document: 'f1' }),
  entry({ kind: 'fill', document: 'f2' }, 'refused'),
];

const game = { team1Score: 1, team2Score: 1, play: { state: 'called', goals1: { g1: '1' }, goals2: { g2: '2' } } };
const unplayed = { team1Score: null, team2Score: null };
const sound: StoredEvent = {
  tournament: { description: 'second', schedule: { day1: ['m3', 'm1', 'm2'] } },
  teams: { ta: { name: 'A' } },
  entries: [{ id: 'tb', data: { name: 'B' } }],
  contacts: [
    { id: 'ta', data: { email: 'a@courtside.test' } },
    { id: 'tb', data: { email: 'b@courtside.test' } },
  ],
  registrations: [
    { id: 'ua', data: {} },
    { id: 'ub', data: {} },
  ],
  schedule: { m1: game, m2: unplayed, m3: unplayed },
  day: { announcements: { x: { text: 'one' } } },
  history: [
    ...['call', 'g1', 'g2', 'g4', 'undo'].map(() => record('game', 'm1', {})),
    record('announcement', '', { id: 'x', text: 'one' }),
    record('announcement', '', { id: 'y', text: 'two' }),
    record('announcement', '', {}),
  ],
  fillings: [{ id: 'f1', data: {} }],
};
const played = (play: object, scores: object = {}) => ({
  ...sound,
  schedule: { ...sound.schedule, m1: { ...game, ...scores, play: { ...game.play, ...play } } },
});
const faultsIn = (stored: StoredEvent) => judgeWeekend(entries, stored).flatMap(({ faults }) => faults);

it('a correct weekend has no faults, whatever the outcome of unanswered actions', () => {
  expect(faultsIn(sound)).toEqual([]);
  expect(faultsIn(played({ goals1: { g1: '1', g5: '5' } }, { team1Score: 2 }))).toEqual([]);
  expect(faultsIn({ ...sound, tournament: { ...sound.tournament, schedule: { day1: ['m2', 'm3', 'm1'] } } })).toEqual([]);
  expect(faultsIn({ ...sound, tournament: { ...sound.tournament, description: 'first' } })).toEqual([]);
});

it.each<[string, StoredEvent]>([
  ['a goal that is lost', played({ goals1: {} }, { team1Score: 0 })],
  ['a goal that counts twice', played({}, { team1Score: 2 })],
  ['a goal that counts for the other side', played({ goals1: {}, goals2: { g1: '1', g2: '2' } }, { team1Score: 0, team2Score: 2 })],
  ['a goal that was refused', played({ goals2: { g2: '2', g3: '3' } }, { team2Score: 2 })],
  ['a goal that was taken back', played({ goals1: { g1: '1', g4: '4' } }, { team1Score: 2 })],
  ['a goal that nobody tapped', played({ goals1: { g1: '1', x: '4' } }, { team1Score: 2 })],
  ['a step that is lost', played({ state: 'planned' })],
  ['a team that is lost', { ...sound, teams: {} }],
  ['a team that is there twice', { ...sound, entries: [...sound.entries, { id: 'tc', data: { name: 'A' } }] }],
  ['a team that was refused', { ...sound, teams: { ...sound.teams, tl: { name: 'Late' } } }],
  ['an address that is lost', { ...sound, contacts: sound.contacts.slice(1) }],
  ['an announcement that is lost', { ...sound, day: {} }],
  ['an announcement that is there twice', { ...sound, day: { announcements: { x: { text: 'one' }, z: { text: 'one' } } } }],
  ['an announcement that was taken back', { ...sound, day: { announcements: { x: { text: 'one' }, y: { text: 'two' } } } }],
  ['an announcement that was refused', { ...sound, day: { announcements: { x: { text: 'one' }, y: { text: 'three' } } } }],
  ['a record that is there twice', { ...sound, history: [...sound.history, sound.history[5]!] }],
  ['a record of a game that is lost', { ...sound, history: sound.history.slice(3) }],
  ['records of a game that nobody made', { ...sound, history: [...sound.history, ...sound.history.slice(0, 2)] }],
  ['a move that is lost', { ...sound, tournament: { ...sound.tournament, schedule: { day1: ['m1', 'm2', 'm3'] } } }],
  ['a game that is lost', { ...sound, schedule: { m1: game, m2: unplayed } }],
  ['a description that is lost', { ...sound, tournament: { ...sound.tournament, description: 'It begins.' } }],
  ['a document that is lost', { ...sound, fillings: [] }],
  ['a document that was refused', { ...sound, fillings: [...sound.fillings, { id: 'f2', data: {} }] }],
])('%s is found', (_, stored) => {
  expect(faultsIn(stored)).not.toEqual([]);
});
