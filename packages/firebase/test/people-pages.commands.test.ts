import { parseTournament } from '@courtside/domain';
import { registerTeam, saveProfile, setVisibility, withdrawOwnTeam } from '../src/commands';
import { readClub, readClubOf, readClubPlayers, readPlayer, readPublicEntries, readShownTeams } from '../src/repositories';
import { getParsedValue } from '../src/repositories/parse';
import { openEvent } from './event.testkit';
import { platformForTests } from './platform.testkit';
import { ada, ben, person, profile, team, tournament } from './sample.testkit';

const platform = platformForTests();

const { put } = platform;
const today = '2027-06-10';
const shown = { isTournamentPublic: true, isTeamsPublic: true, startDate: '2027-05-01', endDate: '2027-05-02' };
/** The names of the teams that a tournament shows, asked by a page that thinks it shows them. */
const shownIn = async (id: string) => {
  const shows = getParsedValue(
    parseTournament(id, tournament({ ...shown, startDate: '2027-07-01', endDate: '2027-07-02', hasEntries: true })),
  );
  return (await readShownTeams(shows)).map(({ name }) => name);
};
const found = async (uid: string) => (await readPublicEntries([uid], { today })).entries.map(({ tournament: { id } }) => id);

describe('a page of a player', () => {
  it('is there with the profile, and not where they want none or were never', async () => {
    await put({
      [`profiles/${ada}`]: profile({ name: 'ada' }),
      [`profiles/${ben}`]: profile({ name: 'ben', isPageHidden: true }),
    });
    expect(await readPlayer(ada)).toMatchObject({ name: 'ada', club: 'Ghent' });
    expect(await readPlayer(ben)).toBeNull();
    expect(await readPlayer(person('nobody'))).toBeNull();
    expect(await readPlayer('PLAYER 1')).toBeNull();
  });

  it('stays hidden when a form saves the profile that does not ask', async () => {
    const uid = await platform.become('cleo');
    const entry = { name: 'Cleo', pronouns: 'elle', club: 'Bruxelles', region: 'Belgium', skill: 4 };
    await saveProfile({ ...entry, isPageHidden: true });
    expect(await readPlayer(uid)).toBeNull();
    await saveProfile({ ...entry, skill: 5 });
    expect(await readPlayer(uid)).toBeNull();
    await saveProfile({ ...entry, isPageHidden: false });
    expect(await readPlayer(uid)).toMatchObject({ skill: 4 });
    await platform.become(null);
  });
});

describe('the players of a club', () => {
  it('are those who show themselves with it, by name, part by part', async () => {
    const member = (name: string, changes: object = {}) => ({
      [`profiles/${person(name)}`]: profile({ name, searchName: name, club: 'Oslo', region: 'Nordic', isPageHidden: false, ...changes }),
    });
    const many = Array.from({ length: 31 }, (_, index) => member(`m${String(index).padStart(2, '0')}`));
    await put(
      Object.assign(
        {},
        ...many,
        member('aaa', { isPageHidden: true }),
        member('bbb', { region: 'Elsewhere' }),
        member('ccc', { club: 'Bergen' }),
      ) as Record<string, object>,
    );
    const first = await readClubPlayers({ name: 'Oslo', region: 'Nordic' });
    expect(first.players.map(({ name }) => name)).toEqual(Array.from({ length: 30 }, (_, index) => `m${String(index).padStart(2, '0')}`));
    const second = await readClubPlayers({ name: 'Oslo', region: 'Nordic' }, first.next ?? []);
    expect(second.players.map(({ name }) => name)).toEqual(['m30']);
    expect(second.next).toBeNull();
  });
});

describe('a club', () => {
  it('of the list has an address; what somebody wrote themselves has none', async () => {
    await put({ 'clubs/quebec': { name: 'Québec', areas: [{ name: 'Estrie', clubs: ['Œuf d’Or (Été)', '李'] }] } });
    const club = { id: 'quebec_oeuf-dor-ete', name: 'Œuf d’Or (Été)', region: 'Québec', area: 'Estrie' };
    expect(await readClub(club.id)).toEqual(club);
    expect(await readClubOf({ club: club.name, region: club.region })).toEqual(club);
    expect(await readClubOf({ club: 'Garage', region: 'Québec' })).toBeNull();
    expect(await readClubOf({ club: club.name, region: 'Elsewhere' })).toBeNull();
    expect(await readClubOf({ club: '李', region: 'Québec' })).toBeNull();
    for (const id of ['quebec', 'quebec_', 'quebec_nothing', 'nowhere_oeuf-dor-ete', '_x', 'a/b_c', 'quebec_oeuf-dor-ete_x'])
      expect(await readClub(id)).toBeNull();
  });
});

describe('tournaments of a player', () => {
  const named = (uid: string, id = 'ZZZZZZZZZZZ') => ({ [id]: team({ profileIds: [uid, '', ''], registeredAt: 1 }) });
  const event = (id: string, changes: object, teams: object = named(ada)) => ({
    [`tournaments/${id}`]: tournament({ ...shown, ...changes }),
    [`teams/${id}`]: teams,
  });

  it('are those that show it to visitors, what is to come first', async () => {
    const dora = person('dora');
    await put({
      ...event('past', {}, { ...named(dora), ...named(ben, 'OTHER000000') }),
      ...event('coming', { startDate: '2027-07-01', endDate: '2027-07-02' }, named(dora)),
      ...event('private', { isTournamentPublic: false }, named(dora)),
      ...event('unshown', { isTeamsPublic: false, isSchedulePublic: true }, named(dora)),
      ...event('others', {}, named(ben)),
      ...event(
        'mixer',
        { tournamentType: 'MIXER', playerIds: [dora], isPlayersPublic: true, isTeamsPublic: false, endDate: '2027-05-20' },
        {},
      ),
      ...event('quiet-mixer', { tournamentType: 'MIXER', playerIds: [dora], isTeamsPublic: false }, {}),
    });
    const { entries, searched, back, next } = await readPublicEntries([dora], { today });
    expect(entries.map(({ tournament: { id }, teams }) => [id, teams.map((one) => one.id)])).toEqual([
      ['coming', ['ZZZZZZZZZZZ']],
      ['mixer', []],
      ['past', ['ZZZZZZZZZZZ']],
    ]);
    expect(entries[2]?.teamIds).toEqual(expect.arrayContaining(['ZZZZZZZZZZZ', 'OTHER000000']));
    expect(entries.every(({ uids }) => uids.join() === dora)).toBe(true);
    // The private one is not even counted.
    expect([searched, back, next]).toEqual([5, '2027-05-02', null]);
  });

  it('follow what organisers show at that moment', async () => {
    const eve = person('eve');
    await put(event('opened', { isTeamsPublic: false }, named(eve)));
    expect(await found(eve)).toEqual([]);
    await put(event('opened', {}, named(eve)));
    expect(await found(eve)).toEqual(['opened']);
    await put(event('opened', { isTournamentPublic: false }, named(eve)));
    expect(await found(eve)).toEqual([]);
  });

  it('have teams that registered by themselves, and none that has withdrawn', async () => {
    const id = await openEvent(platform, { startDate: '2027-07-01', endDate: '2027-07-02' });
    const finn = await platform.become('finn');
    await saveProfile({ name: 'Finn', pronouns: 'il', club: 'Ghent', region: 'Belgium', skill: 5 });
    const { teamId } = await registerTeam(id, { name: 'Zebras', email: 'finn@courtside.test', profileIds: [finn, '', ''] });
    await platform.become(null);
    expect(await found(finn)).toEqual([]);
    expect(await shownIn(id)).toEqual([]);
    await platform.become('organizer');
    await setVisibility(id, 'teams', true);
    await platform.become(null);
    expect(await found(finn)).toEqual([id]);
    expect(await shownIn(id)).toEqual(['Zebras']);
    await platform.become('finn');
    await withdrawOwnTeam(id, teamId, '');
    await platform.become(null);
    expect(await found(finn)).toEqual([]);
    expect(await shownIn(id)).toEqual([]);
  });

  it('are looked for step by step', async () => {
    const gil = person('gil');
    const early = Array.from({ length: 30 }, (_, index) => {
      const day = `2020-01-${String(index + 1).padStart(2, '0')}`;
      return event(`early${day}`, { startDate: day, endDate: day }, index === 0 ? named(gil) : named(ben));
    });
    await put(Object.assign({}, ...early) as Record<string, object>);
    const first = await readPublicEntries([gil], { today });
    expect(first.entries).toEqual([]);
    expect(first.searched).toBe(24);
    const second = await readPublicEntries([gil], { today, after: first.next ?? [] });
    expect(second.entries.map(({ tournament: { id } }) => id)).toEqual(['early2020-01-01']);
    expect(second.next).toBeNull();
  });
});
