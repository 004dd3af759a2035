import { onMalformedDocument } from '../src/errors/report';
import { createTournament, openTournament, recordScore, removeUnreadable, updateDetails } from '../src/commands';
import { watchBracket, watchSchedule, watchTeams, watchTournament, watchUpcomingTournaments, type Meta } from '../src/repositories';
import { draft, firstError, firstValue, platformForTests } from './platform.testkit';

const platform = platformForTests();
let id = '';
beforeAll(async () => {
  await platform.become('organizer');
  id = await createTournament(draft);
  await openTournament(id);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const { put } = platform;
const upcoming = [{ today: '2026-07-01' }] as [{ today: string }];

describe('a malformed document', () => {
  it('is left out of a list, reported, and shows up once it is mended', async () => {
    const reported: string[] = [];
    const stop = onMalformedDocument(({ code, path }) => reported.push(`${code} ${path}`));
    await put({ 'tournaments/broken': { isTournamentPublic: true, endDate: '2026-07-12', name: 7 } });
    const list = await firstValue(watchUpcomingTournaments, upcoming);
    stop();
    expect(list.map((tournament) => tournament.id)).toEqual([id]);
    expect(new Set(reported)).toEqual(new Set(['malformed tournaments/broken']));
    const mended = firstValue(watchUpcomingTournaments, upcoming, (tournaments) => tournaments.length === 2);
    await put({ 'tournaments/broken': { isTournamentPublic: true, startDate: '2026-07-12', endDate: '2026-07-12', name: 'Mended' } });
    expect((await mended).map(({ name }) => name)).toEqual(['Ghent Open', 'Mended']);
  });

  it('is an error where it is the only one', async () => {
    await put({ 'tournaments/broken': { isTournamentPublic: true, name: 7 } });
    expect(await firstError(watchTournament, ['broken'])).toMatchObject({ code: 'malformed', path: 'tournaments/broken' });
  });

  it('costs a list of teams or matches the bad entry only', async () => {
    await put({ [`teams/${id}`]: { good: { name: 'Good' }, ghost: { groupId: '1' } } });
    expect((await firstValue(watchTeams, [id])).map((team) => team.id)).toEqual(['good']);
    await put({ [`schedules/${id}`]: { m1: { team1Id: 'a', team2Id: 'b' }, ghost: { team1Score: 3 } } });
    expect([...(await firstValue(watchSchedule, [id])).keys()]).toEqual(['m1']);
  });
});

describe('an entry that can not be read', () => {
  const reported: (string | null)[] = [];
  let stop = () => undefined as void;
  beforeEach(() => {
    reported.length = 0;
    stop = onMalformedDocument(({ path, entry }) => reported.push(entry === null ? path : `${path} ${entry}`));
  });
  afterEach(() => stop());

  it('of a tournament is left out and reported; the tournament is there', async () => {
    await put({
      'tournaments/damaged': {
        isTournamentPublic: true,
        startDate: '2026-07-12',
        endDate: '2026-07-12',
        name: 'Damaged',
        groups: { '0': ['a', 7] },
        pointsPerWin: 99,
      },
    });
    expect(await firstValue(watchTournament, ['damaged'])).toMatchObject({ name: 'Damaged', groups: { '0': ['a'] }, pointsPerWin: 3 });
    expect(reported).toContain('tournaments/damaged');
  });

  it.each([
    ['teams', { name: 'Good' }, { groupId: '1' }, watchTeams],
    ['schedules', { team1Id: 'a', team2Id: 'b' }, { team1Score: 3 }, watchSchedule],
    ['brackets', { bracketLevel: 'upper', roundId: 'round1' }, { team1Score: 3 }, watchBracket],
  ] as const)('of %s is named, and an organiser removes it with its place; a sound one stays', async (map, good, ghost, watch) => {
    await put({ [`${map}/${id}`]: { good, ghost } });
    await updateDetails(id, { schedule: { '0': ['good', 'ghost'] }, groups: { '0': ['good', 'ghost'] } } as never);
    await firstValue(watch as typeof watchTeams, [id]);
    expect(reported).toContain(`${map}/${id} ghost`);
    await expect(removeUnreadable(id, map, 'good')).rejects.toMatchObject({ code: 'conflict' });
    await removeUnreadable(id, map, 'ghost');
    await removeUnreadable(id, map, 'ghost');
    reported.length = 0;
    await firstValue(watch as typeof watchTeams, [id]);
    expect(reported).toEqual([]);
    const left = await firstValue(watchTournament, [id]);
    expect(left?.groups['0' as never]).toEqual(map === 'teams' ? ['good'] : ['good', 'ghost']);
    expect(left?.schedule['0' as never]).toEqual(map === 'schedules' ? ['good'] : ['good', 'ghost']);
    await put({ [`${map}/${id}`]: {} });
  });
});

describe('a watch', () => {
  it('tells of a change at once, and when the server has it', async () => {
    await put({ [`schedules/${id}`]: { m1: { team1Id: 'a', team2Id: 'b' } } });
    const seen: [number | null | undefined, Meta][] = [];
    let listens = (): void => undefined;
    const isListening = new Promise<void>((resolve) => (listens = resolve));
    const saved = firstValue(watchSchedule, [id], (matches, meta) => {
      const score = [...matches.values()][0]?.team1Score;
      seen.push([score, meta]);
      // The first answer is from a single request; the second from the client, which knows pending changes.
      if (seen.length === 2) listens();
      return score === 4 && !meta.pending && !meta.fromCache;
    });
    await isListening;
    await recordScore(id, 'm1', { team1Score: 4 });
    await saved;
    expect(seen.some(([score, { pending }]) => score === 4 && pending)).toBe(true);
  });

  it('starts again for another person', async () => {
    const hidden = await createTournament(draft);
    const seen: string[] = [];
    const stop = watchTournament(
      hidden,
      (tournament) => seen.push(tournament?.name ?? 'none'),
      ({ code }) => seen.push(code),
    );
    const until = (word: string) =>
      new Promise<void>((resolve) => {
        const check = () => (seen.at(-1) === word ? resolve() : void setTimeout(check, 5));
        check();
      });
    await until('Ghent Open');
    await platform.become(null);
    await until('permission-denied');
    await platform.become('organizer');
    await until('Ghent Open');
    stop();
    expect(seen.filter((word, index) => word !== seen[index - 1])).toEqual(['Ghent Open', 'permission-denied', 'Ghent Open']);
  });
});
