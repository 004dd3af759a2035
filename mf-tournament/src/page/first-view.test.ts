/** @jest-environment node */
import { teamId } from '@courtside/domain';
import { applyResult, createBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import { firstView } from './first-view';
import type { GivenDocument } from '../first-view/given';

jest.mock('@courtside/firebase', () => jest.requireActual<object>('../first-view/client'));

const far = '2040-06-12';
const tournament = (id: string, fields: object = {}): GivenDocument => ({
  id,
  data: {
    name: `Cup ${id}`,
    location: 'Paris, France',
    startDate: far,
    endDate: far,
    organizerUids: [],
    isTournamentPublic: true,
    ...fields,
  },
});
const home = (tournaments: readonly GivenDocument[], language: 'en' | 'fr' = 'en') => firstView({ page: 'home', language, tournaments });

describe('the first view of home', () => {
  it('is the page’s own, in the language of the reader, with links and the styles of all that it draws', async () => {
    const view = await home([tournament('b'), tournament('a', { startDate: '2040-06-11' })], 'fr');
    expect(view?.html).toMatch(/Prochains tournois.*href="\/a".*11–12 juin 2040.*href="\/b"/);
    expect((await home([tournament('a')]))?.html).toContain('Upcoming tournaments');
    for (const [, names = ''] of view?.html.matchAll(/ class="(fv-[^"]*)"/g) ?? [])
      for (const name of names.split(' ').filter((one) => /^[a-zA-Z]{5,7}$/.test(one))) expect(view?.css).toContain(`.fv .${name}`);
  });

  it('shows what is public and can be read, and so many cards as a reader sees before there is the page', async () => {
    const many = Array.from({ length: 30 }, (_, index) => tournament(`many${index}`));
    const hidden = tournament('hidden', { isTournamentPublic: false });
    const broken = tournament('broken', { startDate: 7 });
    const view = await home([hidden, broken, ...many]);
    expect(view?.html.match(/<li/g)).toHaveLength(12);
    expect(view?.html).not.toMatch(/Cup (hidden|broken)/);
    expect(await home([hidden])).toBeNull();
  });

  it('of what people typed shows the text', async () => {
    const view = await home([tournament('t', { name: '</script><img src=x onerror=alert(1)>" class="sc-a" style="x', location: '<b>' })]);
    expect(view?.html).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot; class=&quot;sc-a&quot; style=&quot;x');
    expect(view?.html).not.toMatch(/<script|<b>|onerror="/);
    expect(view?.css).not.toContain('<');
  });

  it('asks for pictures where stored pictures are, and nothing can be typed into it that would be lost', async () => {
    const stored = 'http://laptop:9199/v0/b/club/o/images%2Fposter.png?token=7';
    const from = async (imageSrc: string) => (await home([tournament('t', { imageSrc })]))?.html;
    expect(await from(stored)).toContain(` src="${stored}"`);
    expect(await from('https://example.org/poster.png')).not.toContain('example.org');
    const view = await home([tournament('t')]);
    expect(view?.html).toMatch(/<form inert=""/);
    expect(view?.html).not.toContain(' style=');
  });
});

describe('the first view of the archive', () => {
  const past = (id: string, endDate: string, fields: object = {}) => tournament(id, { startDate: endDate, endDate, ...fields });
  const archive = (tournaments: readonly GivenDocument[], hasMore = false, language: 'en' | 'fr' = 'en') =>
    firstView({ page: 'archive', language, tournaments, hasMore });

  it('has all cards of its first part, the last first, and says where there is more', async () => {
    const many = Array.from({ length: 22 }, (_, index) => past(`many${index}`, '2020-01-02'));
    const view = await archive([past('new', '2020-05-01'), past('newer', '2020-06-01'), ...many], true, 'fr');
    expect(view?.html.match(/<li/g)).toHaveLength(24);
    expect(view?.html).toMatch(/Archives.*href="\/newer".*href="\/new".*href="\/many21"/);
    expect(view?.html).toMatch(/data-first="list".*Tournois précédents/);
    expect(view?.html).not.toMatch(/<(button|select|input) (?!inert="")/);
    expect((await archive([past('new', '2020-05-01')]))?.html).not.toContain('<button');
  });

  it('requests the first posters of the first screen, whichever cards have them', async () => {
    const poster = (number: number) => `http://laptop:9199/v0/b/club/o/images%2F${number}.png?token=7`;
    const without = Array.from({ length: 5 }, (_, index) => past(`none${index}`, `2020-06-0${9 - index}`));
    const posters = Array.from({ length: 8 }, (_, index) => past(`some${index}`, `2020-05-0${9 - index}`, { imageSrc: poster(index) }));
    const requested = async (all: readonly GivenDocument[]) =>
      [...((await archive(all))?.html ?? '').matchAll(/images%2F(\d)\.png/g)].map(([, number]) => number);
    // The others have only their room until the page is there: nothing that it draws later is larger than a poster that was here.
    expect(await requested([...without, ...posters])).toEqual(['0', '1', '2']);
    expect(await requested(posters)).toEqual(['0', '1', '2']);
    expect(await requested([...without, ...without.map(({ data }, index) => ({ id: `more${index}`, data })), ...posters])).toEqual([
      '0',
      '1',
    ]);
  });

  it('shows what is public and can be read; where nothing is there is none', async () => {
    const hidden = past('hidden', '2020-05-01', { isTournamentPublic: false });
    expect((await archive([hidden, past('broken', '2020-05-01', { startDate: 7 }), past('a', '2020-05-01')]))?.html).not.toMatch(
      /Cup (hidden|broken)/,
    );
    expect(await archive([hidden])).toBeNull();
  });
});

describe('the first view of a tournament', () => {
  const today = new Date().toISOString().slice(0, 10);
  const clock = new Date(Date.now() - 5 * 60_000).toISOString().slice(11, 16);
  const stored = {
    name: 'Coupe <u>',
    location: 'Gand',
    startDate: today,
    endDate: today,
    timeZone: 'UTC',
    organizerUids: [],
    ...{ isTournamentPublic: true, isTeamsPublic: true, isSchedulePublic: true, isStandingsPublic: true, isGameTimesVisible: true },
    groups: { A: ['a', 'b', 'c', 'd'] },
    schedule: { 0: ['m1', 'm2'] },
    scheduleTimes: { startTimes: [clock], gameLength: 40, interval: 3, numberOfCourts: 2 },
  };
  const teams = { a: { name: 'Ghost "Riders"' }, b: { name: '</script>' }, c: { name: 'Wet Chain' }, d: { name: 'Puddle' } };
  const schedule = {
    m1: { team1Id: 'a', team2Id: 'b', team1Score: 3, team2Score: null },
    m2: { team1Id: 'c', team2Id: 'd', team1Score: null, team2Score: null },
  };
  const view = (fields: object = {}, language: 'en' | 'fr' = 'en', parts: object = {}) =>
    firstView({
      page: 'tournament',
      language,
      id: 'cup',
      documents: { tournament: { ...stored, ...fields }, teams, schedule, bracket: null, day: null, ...parts },
    });
  const getText = (html = '') =>
    html
      .replace(/<svg.*?<\/svg>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');

  it('has its name, who is on court, the schedule and the tables, in the language of the reader', async () => {
    const english = getText((await view())?.html);
    expect(english).toMatch(
      /Coupe &lt;u&gt;.*Gand.*Court A.*Live.*Ghost &quot;Riders&quot;.*3.*&lt;\/script&gt;.*Court B.*Wet Chain.*Puddle/,
    );
    expect(english).toMatch(/Schedule.*No\. 1.*Standings/);
    expect(getText((await view({}, 'fr'))?.html)).toMatch(/Terrain A.*Direct.*Ghost/);
    expect((await view())?.html).toMatch(/<a [^>]*href="#schedule"/);
  });

  it('begins with the games of the day on a day of play, and between the days of a league with the next day', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const league = {
      ...{ startDate: inDays(-10), endDate: inDays(10), schedule: { 0: ['m1'], 1: ['m2'] } },
      scheduleTimes: { ...stored.scheduleTimes, startTimes: [clock, clock] },
    };
    const paused = { ...league, scheduleTimes: { ...league.scheduleTimes, days: '0 20' } };
    expect((await view(league))?.html).toContain('id="my-team"');
    const html = (await view(paused))?.html;
    expect(getText(html)).toMatch(/Next day of play/);
    expect(getText(html)).toMatch(/Schedule.*No\. 1.*Standings/);
  });

  it('has nothing that could be pressed in vain, no markup that somebody typed, and styles instead of style attributes', async () => {
    const drawn = await view();
    expect(drawn?.html).not.toMatch(/<(button|select|input) (?!inert="")|<script|<u>| style=/);
    expect(drawn?.css).not.toContain('<');
  });

  it('is none of a private one, or of one that can’t be read', async () => {
    expect(await view({ isTournamentPublic: false })).toBeNull();
    expect(await view({ startDate: 7 })).toBeNull();
  });

  const won = { team1Score: 3, team2Score: 1 };
  const playedBracket = () => {
    const { games, layout } = storedBracket(
      ['u1-1', 'u1-2', 'thirdPlace', 'u2-1'].reduce(
        (bracket, id) => applyResult(bracket, id, won).bracket,
        createBracket('single', Object.keys(teams).map(teamId)),
      ),
    );
    return { layout, games: Object.fromEntries(games) };
  };

  it('says what an end meant, as the page does: the groups are over, or the event', async () => {
    const played = { schedule: { m1: { ...schedule.m1, ...won }, m2: { ...schedule.m2, ...won } } };
    expect(getText((await view({}, 'fr', played))?.html)).toMatch(/Les groupes sont terminés.*pas encore publié/);
    const { games, layout } = playedBracket();
    const over = await view({ ...layout, isBracketPublic: true }, 'en', { ...played, bracket: games });
    expect(getText(over?.html)).toMatch(/Champion.*Ghost &quot;Riders&quot;.*Which team is yours\?.*Next tournaments/);
    expect(over?.html).not.toMatch(/<(button|select|input) (?!inert="")| style=/);
  });

  it('of an event with further brackets, which a server of an earlier release does not give, shows the end of the first one', async () => {
    const { layout, games } = playedBracket();
    const html = getText((await view({ ...layout, isBracketPublic: true, hasStages: true }, 'en', { bracket: games }))?.html);
    expect(html).toMatch(/Champion.*Ghost/);
    expect(html).not.toMatch(/How it ended/);
    const past = { startDate: '2026-06-12', endDate: '2026-06-12' };
    expect(getText((await view({ ...layout, ...past, isBracketPublic: true, hasStages: true }, 'en', { bracket: games }))?.html)).toMatch(
      /Champion.*Ghost.*What’s next/,
    );
  });

  describe('of an event with a further bracket', () => {
    const stage = 'bracketB123';
    const first = playedBracket();
    const drawn = (scores: object) => {
      const { games, layout } = storedBracket(withStageIds(createBracket('single', ['d', 'c', 'b', 'a'].map(teamId)), stage));
      const [opening] = [...games.keys()];
      const bracketTimes = { startTimes: [clock], gameLength: 40, interval: 3, numberOfCourts: 1 };
      return {
        id: stage,
        plan: { kind: 'bracket', name: 'B <i>', order: 1, entry: 'groups rest', gamesBefore: 4, bracketTimes, ...layout },
        games: Object.fromEntries([...games].map(([id, game]) => [id, id === opening ? { ...game, ...scores } : game])),
      };
    };
    const read = async (stages: readonly object[], language: 'en' | 'fr' = 'en') =>
      getText((await view({ ...first.layout, isBracketPublic: true, hasStages: true }, language, { bracket: first.games, stages }))?.html);
    const startedAt = { seconds: Math.floor(Date.now() / 1000) - 300, nanoseconds: 0 };
    const play = {
      ...{ game: `${stage}-gameA`, change: 'c', state: 'playing', ending: '', winner: '', goals1: {}, goals2: {}, isConfirmed: false },
      clock: { startedAt, pausedAt: null, playedMs: 0, length: 40 },
    };

    it('has its game on court, under the name of its bracket, and the event is not over', async () => {
      const html = await read([drawn({ team1Score: 2, team2Score: 1, play })]);
      expect(html).toMatch(/Court A.*Live.*B &lt;i&gt;.*Puddle.*2.*Ghost &quot;Riders&quot;.*1/);
      expect(html).not.toMatch(/Next tournaments/);
    });

    it('has its next games, in the language of the reader', async () => {
      expect(await read([drawn({})], 'fr')).toMatch(/En ce moment.*B &lt;i&gt;.*Puddle.*Ghost &quot;Riders&quot;/);
    });

    it('has the rest where it can’t be read', async () => {
      const html = await read([
        { id: stage, plan: { kind: 'ladder' }, games: null },
        { ...drawn({}), games: null },
      ]);
      expect(html).toMatch(/Schedule.*No\. 1.*Standings/);
      expect(html).not.toMatch(/B &lt;i&gt;|Next tournaments/);
    });
  });

  it('shows no game where strangers were given none', async () => {
    const closed = { isSchedulePublic: false, isStandingsPublic: false };
    expect(getText((await view(closed, 'en', { schedule: null, teams: null }))?.html)).not.toMatch(/Ghost|Court A/);
  });
});

it('a page that is not known here has none', async () => {
  expect(await firstView({ page: 'elsewhere' } as never)).toBeNull();
});
