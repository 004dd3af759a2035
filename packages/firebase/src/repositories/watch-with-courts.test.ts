import { documentAt, type RawDocument, type Source } from '../sdk/source';
import { confirmed, type OnError, type OnValue } from './watch';
import { watchSource } from './watch-source';
import { listEndedOnCourt, watchWithCourts } from './watch-with-courts';

jest.mock('./watch-source');

interface Listener {
  readonly report: OnValue<RawDocument[]>;
  readonly fail: OnError;
  readonly stop: jest.Mock;
}
const path = 'schedules/t';
let listeners: Map<string, Listener>;
let shown: unknown[];
let stop: () => void;

const planned = { team1Id: 'a', referee: 'c' };
const playing = (goals: object = {}) => ({ ...planned, play: { state: 'playing', goals } });
const finished = { ...planned, team1Score: 2, play: { state: 'finished', goals: {} } };
const reportSchedule = (m1: object) => listeners.get(path)!.report([{ id: 't', data: { m1 } }], confirmed);
const reportCourts = (...games: object[]) =>
  listeners.get(`${path}/onCourt`)!.report(
    games.map((game) => ({ id: 'm1', data: { m1: game } })),
    confirmed,
  );

beforeEach(() => {
  listeners = new Map();
  shown = [];
  jest.mocked(watchSource).mockImplementation((source: Source, report, fail) => {
    const listener = { report, fail, stop: jest.fn() };
    listeners.set(source.path, listener);
    return listener.stop;
  });
  stop = watchWithCourts(
    documentAt(path),
    (documents) => shown.push(documents[0]?.data['m1']),
    () => undefined,
  );
});
afterEach(() => stop());

it('listens to court documents only while a game is being played, and shows nothing before they are read', () => {
  reportSchedule(planned);
  expect(shown).toEqual([planned]);
  expect([...listeners.keys()]).toEqual([path]);
  reportSchedule(playing());
  expect(shown).toHaveLength(1);
  reportCourts({ ...playing({ one: 1 }), team1Score: 1, referee: 'not from here' });
  expect(shown[1]).toEqual({ ...playing({ one: 1 }), team1Score: 1 });
  reportSchedule(finished);
  expect(listeners.get(`${path}/onCourt`)!.stop).toHaveBeenCalled();
  expect(shown.at(-1)).toEqual(finished);
});

it('keeps what was played when a court document is gone before the schedule has the result', () => {
  reportSchedule(playing());
  reportCourts({ ...playing(), team1Score: 2 });
  reportCourts({ ...finished, play: { state: 'finished', goals: {} } });
  expect(listEndedOnCourt(path)).toEqual(['m1']);
  reportCourts();
  expect(shown.at(-1)).toEqual(finished);
  reportSchedule(finished);
  expect(shown.at(-1)).toEqual(finished);
  expect(listEndedOnCourt(path)).toEqual([]);
});

it('keeps it also where the first schedule shown had its goals already', () => {
  reportSchedule({ ...playing({ one: 1 }), team1Score: 1 });
  reportCourts({ ...playing({ one: 1 }), team1Score: 1 });
  reportSchedule(playing());
  reportCourts({ ...playing({ one: 1, two: 2 }), team1Score: 2 });
  reportCourts();
  expect(shown.at(-1)).toMatchObject({ team1Score: 2 });
});

it('forgets a court document that is gone when its game starts anew', () => {
  reportSchedule(playing());
  reportCourts({ ...playing(), team1Score: 2 });
  reportCourts();
  reportSchedule(playing({ anew: 1 }));
  expect(shown.at(-1)).toEqual(playing({ anew: 1 }));
});

it('shows the schedule alone where the rules refuse the court documents', () => {
  reportSchedule(playing());
  listeners.get(`${path}/onCourt`)!.fail(new Error('permission-denied') as never);
  expect(shown).toEqual([playing()]);
});
