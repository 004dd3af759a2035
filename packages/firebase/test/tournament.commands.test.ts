import {
  addOrganizer,
  changePhoto,
  createTournament,
  deleteTournament,
  duplicateTournament,
  openTournament,
  publish,
  removeOrganizer,
  setVisibility,
  updateDetails,
  addMockTeams,
  closeRegistration,
  openRegistration,
  setDayRules,
} from '../src/commands';
import {
  readArchive,
  readArchivePart,
  watchMyTournaments,
  watchTeams,
  watchTournament,
  watchUpcomingTournaments,
} from '../src/repositories';
import { draft, firstError, firstValue, platformForTests, png } from './platform.testkit';

const platform = platformForTests();
let organizer = '';
beforeAll(async () => {
  organizer = await platform.become('organizer');
});

const read = (id: string) => firstValue(watchTournament, [id]);
const exists = async (url: string) => (await fetch(url)).ok;

describe('creating a tournament', () => {
  it('stores it with its poster and its teams, private and closed', async () => {
    const id = await createTournament({ ...draft, name: '  Ghent Open ', image: png() });
    const tournament = await read(id);
    expect(tournament).toMatchObject({
      id,
      ...draft,
      organizerUids: [organizer],
      tournamentType: 'STANDARD',
      isTournamentPublic: false,
      isRegistrationOpen: false,
    });
    expect(await exists(tournament?.imageSrc ?? '')).toBe(true);
    expect(await firstValue(watchTeams, [id])).toEqual([]);
  });

  it('refuses an image above 1 MB or of another kind, and a person who is not signed in', async () => {
    await expect(createTournament({ ...draft, image: png(1_048_577) })).rejects.toMatchObject({
      code: 'too-large',
      message: 'File size must be less than or equal to 1 MB.',
    });
    await expect(createTournament({ ...draft, image: new Blob(['x'], { type: 'text/plain' }) })).rejects.toMatchObject({ code: 'invalid' });
    await platform.become(null);
    await expect(createTournament(draft)).rejects.toMatchObject({ code: 'permission-denied' });
    await platform.become('organizer');
  });

  it('lets the rules decide what the form let through', async () => {
    await expect(createTournament({ ...draft, endDate: '2026-07-01' })).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('showing a tournament', () => {
  it('is hidden from others until it is opened, then it comes to the lists by itself', async () => {
    const id = await createTournament(draft);
    await platform.become(null);
    expect((await firstError(watchTournament, [id])).code).toBe('permission-denied');
    expect(await read('nowhere')).toBeNull();
    await platform.become('organizer');
    const appears = firstValue(watchUpcomingTournaments, [{ today: '2026-07-01' }], (list) =>
      list.some((tournament) => tournament.id === id),
    );
    await openTournament(id);
    await appears;
    await platform.become(null);
    expect(await read(id)).toMatchObject({ isTournamentPublic: true });
    await platform.become('organizer');
  });

  it('lists by date: upcoming from yesterday on, the archive before, mine all', async () => {
    const on = async (startDate: string, endDate: string) => {
      const id = await createTournament({ ...draft, name: endDate, startDate, endDate });
      await openTournament(id);
    };
    await on('2030-05-01', '2030-05-02');
    await on('2030-05-01', '2030-05-03');
    await on('2030-04-01', '2030-04-02');
    const upcoming = await firstValue(watchUpcomingTournaments, [{ today: '2030-05-04' }]);
    expect(upcoming.map(({ name }) => name)).toEqual(['2030-05-03']);
    expect((await readArchive({ today: '2030-05-04' })).map(({ name }) => name).slice(0, 2)).toEqual(['2030-05-02', '2030-04-02']);
    const mine = await firstValue(watchMyTournaments, [organizer]);
    expect(mine.map(({ startDate }) => startDate)).toEqual([...mine.map(({ startDate }) => startDate)].sort());
    expect(mine.length).toBeGreaterThanOrEqual(4);
  });

  it('gives the archive part by part, each tournament once, and of each what a card shows', async () => {
    const past = (index: number) => ({
      ...draft,
      name: `Past ${index}`,
      // Pairs that end on one day: the border between two parts is within one.
      startDate: `2020-03-${String(1 + Math.floor(index / 2)).padStart(2, '0')}`,
      endDate: `2020-03-${String(1 + Math.floor(index / 2)).padStart(2, '0')}`,
      isTournamentPublic: true,
      organizerUids: [organizer],
      groups: { '0': ['a', 'b'] },
      schedule: { '0': ['m1'] },
    });
    await platform.put(Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`tournaments/past${index}`, past(index)])));
    await platform.become(null);
    const sizes: number[] = [];
    const names: string[] = [];
    let after: readonly string[] | null | undefined;
    do {
      const part = await readArchivePart({ today: '2020-05-01', ...(after ? { after } : {}) });
      expect(
        part.tournaments.every(
          ({ groups, schedule, description }) => [...Object.keys(groups), ...Object.keys(schedule), description].join('') === '',
        ),
      ).toBe(true);
      sizes.push(part.tournaments.length);
      names.push(...part.tournaments.map(({ name }) => name));
      after = part.next;
    } while (after);
    expect(sizes).toEqual([24, 24, 3]);
    expect(new Set(names).size).toBe(51);
    expect([names[0], names.at(-1)]).toEqual(['Past 50', 'Past 0']);
    expect((await readArchivePart({ today: '2020-05-01', parts: 2 })).tournaments).toHaveLength(48);
    // A month: tournaments that end in it or within the week after it; none that is not over yet.
    const ends = async (month: string, today: string) =>
      (await readArchivePart({ today, month, parts: 3 })).tournaments.map(({ endDate }) => endDate);
    expect(new Set(await ends('2020-02', '2020-05-01'))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7].map((day) => `2020-03-0${day}`)));
    expect(await ends('2020-03', '2020-05-01')).toHaveLength(51);
    expect(new Set(await ends('2020-03', '2020-03-03'))).toEqual(new Set(['2020-03-01']));
    expect(await ends('2020-04', '2020-05-01')).toEqual([]);
    await platform.become('organizer');
  });
});

describe('changing a tournament', () => {
  it('changes single fields', async () => {
    const id = await createTournament(draft);
    await updateDetails(id, { name: 'Canal Cup' });
    await setVisibility(id, 'schedule', true);
    await openRegistration(id, 4);
    expect(await read(id)).toMatchObject({
      name: 'Canal Cup',
      location: 'Ghent',
      isSchedulePublic: true,
      isRegistrationOpen: true,
      playersPerTeam: 4,
    });
    await closeRegistration(id);
    expect(await read(id)).toMatchObject({ isRegistrationOpen: false });
  });

  it('publishes the tournament and parts of it in one write, which a stranger may not', async () => {
    const id = await createTournament(draft);
    await platform.become('stranger');
    await expect(publish(id, ['teams'])).rejects.toMatchObject({ code: 'permission-denied' });
    await platform.become('organizer');
    await publish(id, ['teams', 'schedule', 'gameTimes']);
    expect(await read(id)).toMatchObject({
      isTournamentPublic: true,
      isTeamsPublic: true,
      isSchedulePublic: true,
      isGameTimesVisible: true,
      isBracketPublic: false,
    });
  });

  it('adds and removes organisers, but never the last', async () => {
    const helper = await platform.become('helper');
    await platform.become('organizer');
    const id = await createTournament(draft);
    await addOrganizer(id, helper);
    await platform.become('helper');
    await removeOrganizer(id, organizer);
    expect(await read(id)).toMatchObject({ organizerUids: [helper] });
    await expect(removeOrganizer(id, helper)).rejects.toMatchObject({ code: 'conflict' });
    await platform.become('organizer');
    await expect(updateDetails(id, { name: 'Mine again' })).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('replaces the photo and deletes the old one', async () => {
    const id = await createTournament({ ...draft, image: png() });
    const before = (await read(id))?.imageSrc ?? '';
    const after = await changePhoto(id, png(300));
    expect((await read(id))?.imageSrc).toBe(after);
    expect([await exists(before), await exists(after)]).toEqual([false, true]);
  });

  it('says when the old address is none of ours', async () => {
    const id = await createTournament(draft);
    const { updateDetails: update } = await import('../src/commands/tournament/change-tournament');
    await update(id, { imageSrc: 'https://example.org/a.png' } as never);
    await expect(changePhoto(id, png())).rejects.toThrow('Invalid Firebase Storage URL');
  });
});

describe('duplicating and deleting', () => {
  it('copies details and teams, and nothing of the play', async () => {
    const id = await createTournament({ ...draft, image: png() });
    await addMockTeams(id, 4);
    await openTournament(id);
    const { forfeitGoals, withdrawnGames, gameLengths, isScorersPublic } = (await read(id))!;
    const seen = { forfeitGoals, withdrawnGames, gameLengths, isScorersPublic };
    await setDayRules(id, { ...seen, forfeitGoals: 7, withdrawnGames: 'fall' }, seen);
    const copyId = await duplicateTournament(id);
    const copy = await read(copyId);
    expect(copy).toMatchObject({
      name: 'Ghent Open (COPY)',
      location: 'Ghent',
      isTournamentPublic: false,
      forfeitGoals: 7,
      withdrawnGames: 'fall',
      groups: {},
      schedule: {},
      organizerUids: [organizer],
    });
    const teams = await firstValue(watchTeams, [copyId]);
    expect(teams.map(({ name }) => name)).toEqual(['TEAM 1', 'TEAM 2', 'TEAM 3', 'TEAM 4']);
    await deleteTournament(id);
    expect(await exists(copy?.imageSrc ?? '')).toBe(true);
  });

  it('deletes everything, the image too', async () => {
    const id = await createTournament({ ...draft, image: png() });
    const image = (await read(id))?.imageSrc ?? '';
    await deleteTournament(id);
    expect(await read(id)).toBeNull();
    expect((await firstError(watchTeams, [id])).code).toBe('permission-denied');
    expect(await exists(image)).toBe(false);
  });
});
