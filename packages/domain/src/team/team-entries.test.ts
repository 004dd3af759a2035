import { finalRanking, openGames } from '../brackets';
import { applyResult, storedChanges } from '../brackets/making';
import { playableBracket } from '../day';
import {
  dayId,
  matchId,
  teamId,
  type BracketGame,
  type BracketType,
  type GameEnding,
  type Match,
  type MatchId,
  type TeamId,
} from '../entities';
import { seededRandom } from '../random';
import { tournamentStandings } from '../standings';
import {
  createBracketDay,
  groupDay,
  createPlan,
  play,
  createTeamIds,
  createTournament,
  unplayed,
  type StoredDay,
} from '../day/day.testkit';
import { pick } from '../day/play-out.testkit';
import { furtherStageId } from '../stages';
import { restingRound, teamEntries, type TeamEntry, type TeamGame } from '.';

const listEntries = (day: StoredDay, id: TeamId, name = ''): readonly TeamEntry[] =>
  teamEntries({ tournament: day.tournament, matches: day.matches, plan: createPlan(day) }, { id, name });
const listGames = (day: StoredDay, id: TeamId): readonly TeamGame[] =>
  listEntries(day, id).flatMap((entry) => (entry.kind === 'game' ? [entry] : []));

const mirrored = { won: 'lost', lost: 'won', drawn: 'drawn' } as const;

/** Both teams of a game have the same record of it, each from its own side. */
function expectMirrored(day: StoredDay, teams: readonly TeamId[]): void {
  const told = new Map<string, TeamGame>();
  for (const team of teams) {
    for (const own of listGames(day, team)) {
      const other = told.get(own.game.id);
      told.set(own.game.id, own);
      if (!other) continue;
      expect([own.opponent, other.opponent]).toEqual([other.game.teams[other.side], own.game.teams[own.side]]);
      if (own.outcome !== 'lost' || other.outcome !== 'lost') expect(own.outcome).toBe(other.outcome && mirrored[other.outcome]);
    }
  }
}

const endings: readonly GameEnding[] = ['played', 'forfeitByTeam1', 'forfeitByTeam2', 'doubleForfeit', 'cancelled'];

describe('what a team has to do', () => {
  it.each(Array.from({ length: 21 }, (_, index) => index + 4))(
    'is each of its games once, in the order of play, and what it won, drew and lost is what its table says: %i teams',
    (count) => {
      const random = seededRandom(count);
      const fields = { withdrawnTeamIds: ['t2'], withdrawnGames: pick(['fall', 'stand'], random) };
      const day = groupDay(count, pick([1, 2, 3], random), fields);
      for (const [id, match] of day.matches) {
        const scores = { team1Score: Math.floor(random() * 4), team2Score: Math.floor(random() * 4) };
        const ending = pick(endings, random);
        const hasScores = ending === 'played';
        if (random() < 0.8)
          day.matches.set(id, { ...match, ...(hasScores ? scores : {}), play: play('finished', { ending, isConfirmed: random() < 0.5 }) });
      }
      const teams = createTeamIds(count);
      for (const { rows } of tournamentStandings(
        day.tournament,
        teams.map((id) => ({ id })),
        day.matches,
      )) {
        for (const { teamId, wins, draws, losses } of rows) {
          const games = listGames(day, teamId);
          const scheduled = [...day.matches.values()].filter(({ team1Id, team2Id }) => teamId === team1Id || teamId === team2Id);
          expect(games.map(({ game }) => game.id).sort()).toEqual(scheduled.map(({ id }) => id).sort());
          const starts = games.map(({ game }) => game.start);
          expect(starts).toEqual([...starts].sort((a, b) => a - b));
          const had = (wanted: string) => games.filter(({ outcome }) => outcome === wanted).length;
          expect([had('won'), had('drawn'), had('lost')]).toEqual([wins, draws, losses]);
        }
      }
      expectMirrored(day, teams);
    },
  );

  it.each<BracketType>(['single', 'double', 'singleHayes', 'doubleHayes'])(
    'goes through a bracket as far as it is known, and ends with the last game of each: %s',
    (type) => {
      for (const count of [6, 7, 8, 11, 16]) {
        const random = seededRandom(`${type} ${count}`);
        const day = createBracketDay(type, count, 2);
        const games = new Map(day.games);
        const lastOf = new Map<string, 'won' | 'lost'>();
        for (let left = 400; left > 0; left -= 1) {
          const bracket = playableBracket(day.tournament, games)!;
          const [id] = openGames(bracket);
          if (!id) break;
          const [one, other] = pick([[2, 1], [0, 3]] as const, random); // prettier-ignore
          const state = bracket.states[bracket.template.indexOf.get(id)!]!;
          state.slots.forEach((team, side) => lastOf.set(team, (side === 0) === one > other ? 'won' : 'lost'));
          const next = applyResult(bracket, id, { team1Score: one, team2Score: other }).bracket;
          for (const [changed, fields] of storedChanges(games, next))
            games.set(changed, { ...games.get(changed), ...fields } as BracketGame);
        }
        const played = { ...day, games };
        const { complete, champion } = finalRanking(playableBracket(day.tournament, games)!);
        expect(complete).toBe(true);
        for (const team of createTeamIds(count)) {
          const own = listGames(played, team);
          expect(own.at(-1)?.outcome).toBe(lastOf.get(team));
          const lost = own.filter(({ outcome }) => outcome === 'lost').length;
          if (team === champion) expect(lost).toBeLessThanOrEqual(type.startsWith('double') ? 1 : 0);
          else expect(lost).toBeGreaterThan(0);
        }
        expectMirrored(played, createTeamIds(count));
      }
    },
  );

  it('does not say who wins a bracket game that is still played, and knows an opponent only when there is one', () => {
    const day = createBracketDay('single', 4, 1);
    const [first] = listGames(day, createTeamIds(1)[0]!);
    const games = new Map(day.games);
    const stored = games.get(first!.game.id as BracketGame['id'])!;
    games.set(stored.id, { ...stored, team1Score: 3, team2Score: 1, play: play('playing') });
    const [only, ...later] = listGames({ ...day, games }, createTeamIds(1)[0]!);
    expect([only!.outcome, later]).toEqual([null, []]);
    games.set(stored.id, { ...stored, team1Score: 3, team2Score: 1, play: play('finished') });
    expect(listGames({ ...day, games }, createTeamIds(1)[0]!).map(({ opponent, outcome }) => [opponent, outcome])).toEqual([
      ['t4', 'won'],
      ['TBD', null],
    ]);
  });

  it('holds the games that it referees, however its name was typed, and none for a name that is empty', () => {
    const day = groupDay(4, 1);
    const [own] = listGames(day, createTeamIds(1)[0]!);
    const others = [...day.matches.values()].filter(({ team1Id, team2Id }) => ![team1Id, team2Id].includes(createTeamIds(1)[0]!));
    const referees: ReadonlyArray<readonly [MatchId, string]> = [
      [others[0]!.id, '  ÉTOILE filante '],
      [own!.game.id as MatchId, 'Étoile Filante'],
      [others[1]!.id, ''],
    ];
    for (const [id, referee] of referees) day.matches.set(id, { ...day.matches.get(id)!, referee });
    const duties = (name: string) =>
      listEntries(day, createTeamIds(1)[0]!, name).flatMap((entry) => (entry.kind === 'duty' ? [entry.game.id] : []));
    expect(duties('Étoile Filante')).toEqual([others[0]!.id]);
    expect(duties('')).toEqual([]);
  });

  it('holds the rounds of the schedule in which the team is free, where they begin', () => {
    const matches = new Map<MatchId, Match>(
      [['m1', 't1', 't2'], ['m2', 't2', 't3']].map(([id, one, other]) => [matchId(id!), { id: matchId(id!), team1Id: one as TeamId, team2Id: other as TeamId, ...unplayed }]), // prettier-ignore
    );
    const tournament = createTournament({
      schedule: { '0': ['m1'], '1': ['m2'] },
      scheduleType: 'swissRounds',
      byes: { '0': 't3', '1': 't1', '2': 't1' },
      scheduleTimes: { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 3, numberOfCourts: 1 },
    });
    const [, bye] = listEntries({ tournament, matches, games: null }, 't1' as TeamId);
    expect(bye).toEqual({ kind: 'bye', stage: 'groups', dayId: dayId('1'), day: 0, start: 600 });
    expect(listEntries({ tournament, matches, games: null }, 't1' as TeamId)).toHaveLength(2);
    expect(listEntries({ tournament, matches, games: null }, 't3' as TeamId).map(({ kind }) => kind)).toEqual(['bye', 'game']);
  });

  it('does not take a day of a second group stage for a round of the first groups', () => {
    const day = groupDay(4, 1, { byes: { '7': 't1' } });
    const tournament = { ...day.tournament, schedule: { ...day.tournament.schedule, [dayId('7')]: [] } };
    const plan = createPlan(day);
    const [game] = plan.games.values();
    const later = { ...game!, id: 'later', stage: furtherStageId('mainRound11'), dayId: dayId('7') };
    const withLater = { ...plan, games: new Map([...plan.games, [later.id, later]]) };
    const listKinds = (games: typeof plan) =>
      teamEntries({ tournament, matches: day.matches, plan: games }, { id: 't1' as TeamId, name: '' }).map(({ kind }) => kind);
    expect(listKinds({ ...withLater, games: new Map([...plan.games, [later.id, { ...later, stage: 'groups' }]]) })).toContain('bye');
    expect(listKinds(withLater)).not.toContain('bye');
    // The stage has its own rounds.
    const further = [{ id: later.stage, schedule: { [dayId('7')]: [later.id as never] }, byes: { [dayId('7')]: teamId('t1') } }];
    const rests = teamEntries({ tournament, matches: day.matches, plan: withLater, further }, { id: teamId('t1'), name: '' });
    expect(rests.filter(({ kind }) => kind === 'bye')).toMatchObject([{ stage: later.stage, dayId: '7' }]);
    const inSecondGroup = { ...tournament, byes: { [dayId('7')]: teamId('t9'), [dayId('7-1')]: teamId('t1') } };
    const games = { ...withLater, games: new Map([...plan.games, [later.id, { ...later, stage: 'groups' as const }]]) };
    const entries = teamEntries({ tournament: inSecondGroup, matches: day.matches, plan: games }, { id: teamId('t1'), name: '' });
    expect(entries.filter(({ kind }) => kind === 'bye')).toHaveLength(1);
  });
});

describe('the round in which a team rests', () => {
  const swiss = createTournament({ schedule: { '0': ['m1'], '1': ['m2'] }, scheduleType: 'swissRounds', byes: { '0': 't3', '1': 't1' } });

  it('is the last one, until a bracket or other groups follow', () => {
    expect(restingRound(swiss, 't1' as TeamId)).toBe(2);
    expect(restingRound(swiss, 't3' as TeamId)).toBeNull();
    const inTwoGroups = createTournament({
      schedule: { '0': ['m1'], '1': ['m2'] },
      scheduleType: 'swissRounds',
      byes: { '1': 't1', '1-1': 't4' },
    });
    expect(['t1', 't4', 't5'].map((team) => restingRound(inTwoGroups, team as TeamId))).toEqual([2, 2, null]);
    expect(restingRound({ ...swiss, bracket: createBracketDay('single', 4, 1).tournament.bracket }, 't1' as TeamId)).toBeNull();
    expect(restingRound({ ...swiss, drawnGroupStages: ['mainRound11'] }, 't1' as TeamId)).toBeNull();
  });
});
