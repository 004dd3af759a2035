import { readBracket } from '../brackets';
import { plannedDay, playableBracket } from '../day';
import { matchId, sortedDayIds, storedAdjustment, type GameLength, type MatchId, type MatchTimes, type Tournament } from '../entities';
import { bracketFields, groupsFields, tableFields } from '../entities/stage-fields';
import { seededRandom } from '../random';
import { bracketTimetable, dayOffsets, dayTimetable } from '../schedule';
import { seedsFromStandings, swissInput } from '../seeding';
import { standingNotes, tournamentStandings } from '../standings';
import { bracketDay, fedBy, listStages } from '.';
import { readEvent, shapes, storedEvent, type EventShape, type StoredEvent } from './stages.testkit';

const createEvent = (shape: EventShape) => storedEvent(shape, seededRandom(JSON.stringify(shape)));
const named = shapes.map((shape) => [Object.values(shape).join(' '), shape] as const);
const few: EventShape = { teams: 9, groups: 2, scheduleType: 'roundRobin', bracketType: 'double' };

/** Returns each game with its day, court and time, from the fields of the tournament. */
function timesByTournament({ tournament, matches, games }: ReturnType<typeof readEvent>): string[] {
  const { schedule, scheduleType, scheduleTimes, bracketTimes } = tournament;
  const days = sortedDayIds(schedule);
  const offsets = dayOffsets(days.length, scheduleType, scheduleTimes);
  const planned = days.flatMap((id, index) =>
    dayTimetable(schedule[id] ?? [], scheduleTimes, index)
      .filter(({ entry }) => matches.has(entry as MatchId))
      .map(({ entry, court, minutes }) => `groups ${entry} ${offsets[index]} ${court} ${minutes}`),
  );
  const bracket = playableBracket(tournament, games);
  const inBracket = bracket ? [...bracketTimetable(bracket.template, bracketTimes)] : [];
  return [
    ...planned,
    ...inBracket.flatMap(([id, { court, minutes }]) => {
      const { status } = bracket!.states[bracket!.template.indexOf.get(id)!]!;
      return ['void', 'bye', 'dormant'].includes(status) ? [] : [`bracket ${id} ${bracketDay(tournament)} ${court} ${minutes}`];
    }),
  ].sort();
}

const lengthText = ({ periods, length, interval }: GameLength) =>
  `${periods === 1 ? '' : `${periods}x`}${length}${interval === null ? '' : `+${interval}`}`;
const toTexts = <Value>(map: Readonly<Record<string, Value>>, text: (value: Value) => unknown) =>
  Object.fromEntries(Object.entries(map).map(([id, value]) => [id, text(value)]));
const timesText = ({ startTimes, gameLength, interval, numberOfCourts }: MatchTimes) => ({
  ...{ startTimes, gameLength, interval, numberOfCourts },
});

/** The fields of stages as they are stored. */
const written: Partial<Record<keyof Tournament, (value: never) => unknown>> = {
  pointAdjustments: (value: Tournament['pointAdjustments']) => toTexts(value, storedAdjustment),
  gameLengths: (value: Tournament['gameLengths']) => toTexts(value, lengthText),
  scheduleTimes: timesText,
  bracketTimes: timesText,
};

function writtenBack(stored: StoredEvent): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.assign({}, ...listStages(readEvent(stored)));
  return Object.fromEntries(
    Object.keys(stored.tournament).map((key) => {
      const write = written[key as keyof Tournament];
      if (!(key in fields)) return [key, stored.tournament[key]];
      return [key, write ? write(fields[key] as never) : fields[key]];
    }),
  );
}

describe.each(named)('an event as its stages: %s', (_, shape) => {
  const stored = createEvent(shape);
  const source = readEvent(stored);
  const { tournament, matches, games, teams } = source;
  const [groups, bracket] = listStages(source);

  it('is the list of groups and bracket, each with its entry rule and its games', () => {
    expect([groups.id, groups.kind]).toEqual(['groups', shape.scheduleType === 'swissRounds' ? 'swiss' : 'groups']);
    expect([bracket.id, bracket.kind]).toEqual(['bracket', 'bracket']);
    expect(groups.entry).toEqual({ kind: 'all' });
    const last = tournament.bracketSeeds.length || null;
    expect(bracket.entry).toEqual(shape.groups > 0 ? { kind: 'ranks', of: 'groups', first: 1, last } : { kind: 'all' });
    expect([groups.games, bracket.games]).toEqual([matches, games]);
    expect(fedBy([groups, bracket], 'groups')).toEqual(shape.groups > 0 ? [bracket] : []);
  });

  it('has the tables, seeds and pairings of the tournament', () => {
    const tables = tournamentStandings(groups, teams, groups.games);
    expect(tables).toEqual(tournamentStandings(tournament, teams, matches));
    const members = Object.values(groups.groups).flat();
    expect(standingNotes(members, groups.games.values(), groups)).toEqual(standingNotes(members, matches.values(), tournament));
    expect(swissInput(groups, teams, groups.games)).toEqual(swissInput(tournament, teams, matches));
    expect(seedsFromStandings({ tables })).toHaveLength(members.length);
  });

  it('has the bracket of the tournament, numbered after its schedule', () => {
    expect(playableBracket(bracket, bracket.games)).toEqual(playableBracket(tournament, games));
    expect(readBracket(bracket, new Map())).toEqual(readBracket(tournament, new Map()));
  });

  it('has every game planned where the tournament has it, at its address', () => {
    const plan = plannedDay({ ...source, bracket: playableBracket(tournament, games), stored: null });
    const planned = [...plan.games.values()].map(({ stage, id, home, day, minutes }) => `${stage} ${id} ${day} ${home.court} ${minutes}`);
    expect(planned.sort()).toEqual(timesByTournament(source));
  });

  it('written back is what is stored, byte for byte', () => {
    expect(JSON.stringify(writtenBack(stored))).toBe(JSON.stringify(stored.tournament));
  });
});

describe('stages', () => {
  const source = readEvent(createEvent(few));

  it('have all fields that a stage stores, untouched, and none of another stage', () => {
    const [groups, bracket] = listStages(source);
    const both = ['bracketSeeds'];
    for (const [stage, own, other] of [
      [groups, { ...groupsFields, ...tableFields }, bracketFields],
      [bracket, bracketFields, { ...groupsFields, ...tableFields }],
    ] as const) {
      for (const key of Object.keys(own)) expect(stage[key as keyof typeof stage]).toBe(source.tournament[key as keyof Tournament]);
      expect(Object.keys(other).filter((key) => key in stage && !both.includes(key))).toEqual([]);
    }
  });

  it('count their own games: teams that meet again in another stage have two tables', () => {
    const [groups] = listStages(source);
    const [first, other] = Object.values(groups.groups).flat();
    const again = {
      id: matchId('again'),
      team1Id: first!,
      team2Id: other!,
      team1Score: 9,
      team2Score: 0,
      referee: '',
      hyperlink: '',
      isTieBreaker: false,
    };
    const rules = { ...groups, groups: { 0: [first!, other!] }, withdrawnTeamIds: [], pointAdjustments: {}, byes: {} };
    const playedIn = (games: typeof groups.games) =>
      tournamentStandings(rules, source.teams, games).map(({ rows }) =>
        rows.map(({ teamId: id, played, goalsFor }) => [id, played, goalsFor]),
      );
    const before = playedIn(groups.games);
    const later = { ...rules, games: new Map([[again.id, again]]) };
    expect(playedIn(later.games)).toEqual([
      [
        [first, 1, 9],
        [other, 1, 0],
      ],
    ]);
    expect(playedIn(groups.games)).toEqual(before);
  });
});
