// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import ICAL from 'ical.js';
import { createCalendarServer } from './calendars.mjs';
import { toWireFields } from '../wire.testkit.mjs';

const cup = {
  name: 'Cup, of Lyon',
  location: 'Gym',
  startDate: '2027-10-30',
  endDate: '2027-10-31',
  timeZone: 'Europe/Paris',
  isTournamentPublic: true,
  isSchedulePublic: true,
  isGameTimesHidden: false,
  hasEntries: true,
  schedule: { 0: ['m1'], 1: ['m2'] },
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 1 },
};
/** @type {Record<string, object>} */
const stored = {
  'tournaments/cup': cup,
  'tournaments/hidden': { ...cup, isTournamentPublic: false },
  'teams/cup': { A: { name: 'Ghost; Riders' }, B: { name: 'Wet Chain' }, C: { name: 'Others' } },
  'teams/cup/entries/D': { name: 'Just in' },
  'schedules/cup': { m1: { team1Id: 'A', team2Id: 'B' }, m2: { team1Id: 'A', team2Id: 'C', referee: 'Wet Chain' } },
};

describe('calendars to subscribe to', () => {
  /** @type {string[]} */
  let asked = [];
  let isBroken = false;
  let changed = '2027-06-01T10:00:00.5Z';
  const backend = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    asked.push(path);
    const data = stored[path];
    // The rules deny a private document whether it exists or not.
    const status = isBroken ? 500 : path === 'tournaments/hidden' ? 403 : data ? 200 : 404;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify(status === 200 && data ? { fields: toWireFields(data), updateTime: changed } : { error: { code: status } }),
    );
  });
  let documents = '';
  let time = Date.UTC(2027, 5, 1, 12);
  /** @type {ReturnType<typeof createCalendarServer>} */
  let server;
  beforeAll(async () => {
    await once(backend.listen(0, '127.0.0.1'), 'listening');
    documents = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (backend.address()).port}`;
  });
  afterAll(() => void backend.close());
  beforeEach(() => {
    asked = [];
    isBroken = false;
    server = createCalendarServer(
      () => import('./make-calendar'),
      () => time,
    );
  });

  /** @param {string} url @param {Record<string, string>} [headers] */
  const ask = (url, headers = {}) => {
    const request = /** @type {import('node:http').IncomingMessage} */ ({ url, headers });
    return server({ documents, origin: 'https://courtside.test' }, request, new URL(url, 'http://x').pathname);
  };
  /** @param {string} url @param {Record<string, string>} [headers] */
  const answered = async (url, headers) => {
    const answer = await ask(url, headers);
    if (!answer) throw new Error(`${url} is no calendar`);
    return answer;
  };
  /** @param {{ body: string | Buffer }} answer */
  const eventsIn = ({ body }) =>
    new ICAL.Component(/** @type {unknown[]} */ (ICAL.parse(String(body))))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));

  it('brings the games of a tournament at their instants, over a change of clocks, in the language that is asked for', async () => {
    const answer = await answered('/cup/calendar.ics?lang=fr');
    expect(answer).toMatchObject({ status: 200, headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
    expect(
      eventsIn(answer)
        .map(({ summary, startDate }) => [summary, startDate.toJSDate().toISOString()])
        .slice(1),
    ).toEqual([
      ['Ghost; Riders – Wet Chain · terrain A', '2027-10-30T07:00:00.000Z'],
      ['Ghost; Riders – Others · terrain A', '2027-10-31T08:00:00.000Z'],
    ]);
    expect(eventsIn(await answered('/cup/calendar.ics', { 'accept-language': 'fr-CA,fr' }))[1]?.summary).toContain('terrain');
    expect(eventsIn(await answered('/cup/calendar.ics'))[1]?.summary).toContain('court A');
  });

  it('brings a team its games and its duty, also one that has just registered', async () => {
    const own = await answered('/cup/calendar/B.ics?lang=en');
    expect(eventsIn(own).map(({ summary }) => summary)).toEqual([
      'Cup, of Lyon',
      'Ghost; Riders – Wet Chain · court A',
      'Referee: Ghost; Riders – Others · court A',
    ]);
    expect(eventsIn(await answered('/cup/calendar/D.ics'))).toHaveLength(1);
  });

  it('a tournament that is private looks like one that there is not, and so does a team', async () => {
    const unknown = await answered('/nothing/calendar.ics');
    expect(unknown.status).toBe(404);
    expect(await answered('/hidden/calendar.ics')).toEqual(unknown);
    expect(await answered('/hidden/calendar/A.ics')).toEqual(unknown);
    expect(await answered('/cup/calendar/Z.ics')).toEqual(unknown);
    expect(ask('/cup/other.ics')).toBeNull();
    expect(ask('/cup')).toBeNull();
  });

  it('what visitors are not shown is not even asked for', async () => {
    stored['tournaments/quiet'] = { ...cup, isSchedulePublic: false };
    expect(eventsIn(await answered('/quiet/calendar.ics'))).toHaveLength(1);
    expect((await answered('/quiet/calendar/A.ics')).status).toBe(404);
    expect(asked).toEqual(['tournaments/quiet']);
  });

  it('who asks again within half a minute costs no read; later the change is there, as a later revision', async () => {
    const [first] = await Promise.all([answered('/cup/calendar.ics'), answered('/cup/calendar.ics'), answered('/cup/calendar/A.ics')]);
    expect(asked).toHaveLength(4);
    time += 20_000;
    const tag = first.headers.ETag ?? '';
    expect(await answered('/cup/calendar.ics', { 'if-none-match': `"x", ${tag}` })).toMatchObject({ status: 304, body: '' });
    expect(asked).toHaveLength(4);
    time += 20_000;
    changed = '2027-06-01T12:00:10Z';
    stored['tournaments/cup'] = { ...cup, scheduleTimes: { ...cup.scheduleTimes, startTimes: ['10:30'] } };
    const next = await answered('/cup/calendar.ics', { 'if-none-match': tag });
    stored['tournaments/cup'] = cup;
    expect(asked).toHaveLength(8);
    const [before, after] = [first, next].map((answer) => eventsIn(answer)[1]);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBe(Number(before?.sequence) + 7210);
    expect(after?.startDate.toJSDate().toISOString()).toBe('2027-10-30T08:30:00.000Z');
  });

  it('is packed for who takes it packed, under a tag of its own', async () => {
    const [open, packed] = await Promise.all([
      answered('/cup/calendar.ics'),
      answered('/cup/calendar.ics', { 'accept-encoding': 'gzip, br' }),
    ]);
    expect(packed.headers).toMatchObject({ 'Content-Encoding': 'gzip', 'Vary': 'Accept-Encoding, Accept-Language' });
    expect(gunzipSync(/** @type {Buffer} */ (packed.body)).toString()).toBe(open.body);
    expect(packed.headers.ETag).not.toBe(open.headers.ETag);
  });

  it('without the backend calendars are told to come later, and find it again at once', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    isBroken = true;
    expect(await answered('/cup/calendar.ics')).toMatchObject({ status: 503, headers: { 'Retry-After': '300' } });
    isBroken = false;
    expect((await answered('/cup/calendar.ics')).status).toBe(200);
    error.mockRestore();
  });
});
