import {
  countWins,
  parseBracketGames,
  parseClubRegion,
  parseMatches,
  parseProfile,
  parseTeams,
  parseTournament,
  readBracket,
  tournamentStandings,
  type BracketGame,
  type PlayerId,
} from '@courtside/domain';
import { parseShuffle, shuffleTable } from '@courtside/domain/shuffle';
import { evaluateEntry, everyStage, feedGroups, furtherStageId, parseStage, readTables, withFurtherGroups } from '@courtside/domain/stages';
import { isSeriesDecided, topScorers } from '@courtside/domain/day';
import { collection, doc, getDoc, getDocs, updateDoc } from 'firebase/firestore/lite';
import { seedSampleData } from '../seed/seed-sample-data';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';

const stage = stageForTests();
let organizer = '';
beforeAll(async () => {
  const accounts = await seedSampleData({
    origin: stage.backend.origin,
    ownerKey: 'owner',
    projectId: stage.backend.projectId,
    storageBucket: `${stage.backend.projectId}.appspot.com`,
    apiKey: 'key',
    now: Date.UTC(2026, 6, 15),
  });
  organizer = accounts[0]?.uid ?? '';
}, 120_000);

const all = async (path: string) => (await getDocs(collection(stage.operator.db, path))).docs;

describe('the sample data', () => {
  it('parses, document by document', async () => {
    const [tournaments, teams, profiles, clubs] = await Promise.all(['tournaments', 'teams', 'profiles', 'clubs'].map(all));
    expect(tournaments?.map((one) => parseTournament(one.id, one.data()))).toEqual(
      tournaments?.map(() => expect.objectContaining({ ok: true }) as unknown),
    );
    expect(teams?.every((one) => parseTeams(one.data()).ok)).toBe(true);
    expect(profiles?.every((one) => parseProfile(one.id, one.data()).ok)).toBe(true);
    expect(clubs?.every((one) => parseClubRegion(one.data()).ok)).toBe(true);
    expect([teams?.length, (profiles?.length ?? 0) > 100, clubs?.length]).toEqual([tournaments?.length, true, 32]);
  });

  it('has schedules and brackets that the engines understand, each format at another stage', async () => {
    const [tournaments = [], schedules = [], brackets = []] = await Promise.all(['tournaments', 'schedules', 'brackets'].map(all));
    const formats = new Set<string>();
    for (const document of schedules) {
      const tournament = parseTournament(document.id, tournaments.find(({ id }) => id === document.id)?.data());
      const teams = parseTeams((await all('teams')).find(({ id }) => id === document.id)?.data());
      const matches = parseMatches(document.data());
      if (!tournament.ok || !teams.ok || !matches.ok) throw new Error(`${document.id} does not parse`);
      const planned = Object.values(tournament.value.schedule)
        .flat()
        .filter((entry) => entry !== 'break');
      expect([...planned].sort()).toEqual([...matches.value.keys()].sort());
      expect(tournamentStandings(tournament.value, teams.value, matches.value).flatMap(({ rows }) => rows)).toHaveLength(
        teams.value.length,
      );
      formats.add(tournament.value.scheduleType);
    }
    for (const document of brackets) {
      const tournament = parseTournament(document.id, tournaments.find(({ id }) => id === document.id)?.data());
      const games = parseBracketGames(document.data());
      if (!tournament.ok || !games.ok) throw new Error(`${document.id} does not parse`);
      expect(readBracket(tournament.value, games.value)).toMatchObject({ bracket: expect.anything() as unknown, problems: [] });
      formats.add(tournament.value.bracketType);
    }
    expect([...formats].sort()).toEqual(['double', 'doubleHayes', 'roundRobin', 'single', 'swissRounds']);
  });

  it('has a second group stage with the teams that the engines would take, and its bracket', async () => {
    const documents = await all('tournaments');
    const [staged, ...others] = documents.filter((one) => one.get('hasFurtherGroups') === true);
    expect(others).toEqual([]);
    const id = staged!.id;
    const read = async (path: string) => (await getDoc(doc(stage.operator.db, path))).data();
    const [tournament, matches, teams, games] = [
      parseTournament(id, staged!.data()),
      parseMatches(await read(`schedules/${id}`)),
      parseTeams(await read(`teams/${id}`)),
      parseBracketGames(await read(`brackets/${id}`)),
    ];
    const [stored, ...more] = await all(`tournaments/${id}/stages`);
    const plan = parseStage(stored!.id, stored!.data());
    const later = parseMatches(await read(`schedules/${id}/stages/${stored!.id}`));
    if (!tournament.ok || !matches.ok || !teams.ok || !games.ok || !later.ok || !plan.ok || plan.value.kind !== 'groups')
      throw new Error('not parsed');
    expect([more, tournament.value.drawnGroupStages]).toEqual([[], [stored!.id]]);
    const source = { tournament: tournament.value, matches: matches.value, games: games.value };
    const stages = withFurtherGroups(everyStage(source, []), tournament.value, [{ plan: plan.value, games: later.value }]);
    const tables = readTables(stages, teams.value);
    const listEntrants = (of: Parameters<typeof evaluateEntry>[0]) => evaluateEntry(of, stages, tables)?.entrants ?? [];
    const entrants = listEntrants(furtherStageId(stored!.id));
    expect(Object.values(plan.value.groups).map((group) => group.length)).toEqual([4, 4]);
    expect(feedGroups(entrants, plan.value)).toEqual(plan.value.groups);
    expect(listEntrants('bracket').map(({ teamId }) => teamId)).toEqual(expect.arrayContaining([...tournament.value.bracketSeeds]));
    expect([tournament.value.bracketSeeds.length, later.value.size]).toEqual([4, 12]);
  });

  it('has a shuffle with all results, which visitors see', async () => {
    const [event, ...others] = (await all('tournaments')).filter((one) => one.get('hasShuffle') === true);
    const [stored, ...more] = await all('shuffles');
    expect([others, more, stored!.id, event!.get('isShufflePublic')]).toEqual([[], [], event!.id, true]);
    const shuffle = parseShuffle(stored!.data());
    if (!shuffle.ok) throw new Error('not parsed');
    const table = shuffleTable(shuffle.value, event!.get('playerIds') as PlayerId[]);
    expect(table.map(({ games, isAway }) => [games, isAway])).toEqual(table.map(() => [shuffle.value.rounds.length, false]));
    expect(table).toHaveLength(24);
    expect(new Set(shuffle.value.rounds.map(({ date }) => date))).toEqual(new Set([event!.get('endDate')]));
  });

  it('has a final that is the best of three games, with their scores', async () => {
    const [event] = (await all('tournaments')).filter((one) => typeof one.get('bracketSeries') === 'string');
    const games = parseBracketGames((await getDoc(doc(stage.operator.db, `brackets/${event!.id}`))).data());
    if (!games.ok) throw new Error('not parsed');
    const series = [...games.value.values()].filter(({ play }) => play?.games);
    expect(series.map(({ roundId }) => roundId)).toEqual(['round2']);
    const [{ team1Score, team2Score, play }] = series as [BracketGame];
    expect([team1Score, team2Score]).toEqual(countWins(play!.games!));
    expect(isSeriesDecided(play!.games!, 3)).toBe(true);
  });

  it('shows who scored most where goals were credited, each a player of the team', async () => {
    const shown = (await all('tournaments')).filter((one) => one.get('isScorersPublic') === true);
    expect(shown.map((one) => String(one.get('name')))).toEqual(['North Sea Hardcourt Open']);
    const [schedules, teams] = [await all('schedules'), await all('teams')];
    for (const { id } of shown) {
      const [played, roster] = [schedules, teams].map((documents) => documents.find((one) => one.id === id)?.data());
      const [matches, listed] = [parseMatches(played), parseTeams(roster)];
      if (!matches.ok || !listed.ok) throw new Error(`${id} does not parse`);
      for (const { team1Score, team2Score, play } of matches.value.values())
        expect([1, 2].map((side) => play?.goals.filter((goal) => goal.side === side).length)).toEqual([team1Score, team2Score]);
      const scorers = topScorers(matches.value.values());
      expect(scorers.length).toBeGreaterThan(60);
      for (const { player, teamId } of scorers) expect(listed.value.find((team) => team.id === teamId)?.profileIds).toContain(player);
    }
  });

  it('gives everybody a club of the list', async () => {
    const listed = new Set(
      (await all('clubs')).flatMap((region) =>
        (region.get('areas') as { clubs: string[] }[]).flatMap(({ clubs }) =>
          clubs.map((club) => `${String(region.get('name'))}: ${club}`),
        ),
      ),
    );
    const homes = (await all('profiles')).map((profile) => `${String(profile.get('region'))}: ${String(profile.get('club'))}`);
    expect(homes.filter((home) => !listed.has(home))).toEqual([]);
  });

  it('has smaller pictures of its posters', async () => {
    const posters = (await all('tournaments')).map(
      (one) => one.get('image') as { src: string; variants: Record<string, string> } | undefined,
    );
    const small = posters.flatMap((image) => Object.values(image?.variants ?? {}));
    expect(small.length).toBeGreaterThan(0);
    for (const src of small) expect((await fetch(src)).headers.get('content-type')).toBe('image/png');
  });

  it('has posters that load', async () => {
    const sources = (await all('tournaments')).map((one) => String(one.get('imageSrc'))).filter((src) => src !== '');
    expect(sources.length).toBeGreaterThan(0);
    for (const src of sources) expect((await fetch(src)).headers.get('content-type')).toBe('image/png');
  });

  it('is sound in the eyes of the rules: its organiser can edit every tournament, a stranger none', async () => {
    for (const { id } of await all('tournaments')) {
      await expectAllowed(updateDoc(doc(stage.as(organizer).db, 'tournaments', id), { location: 'Elsewhere' }));
      await expectDenied(updateDoc(doc(stage.as('x'.repeat(28)).db, 'tournaments', id), { location: 'Elsewhere' }));
    }
  });

  it('names the season around today', async () => {
    const dates = (await all('tournaments')).map((one) => String(one.get('endDate')));
    expect([dates.some((date) => date < '2026-07-14'), dates.some((date) => date > '2026-07-15')]).toEqual([true, true]);
  });
});
