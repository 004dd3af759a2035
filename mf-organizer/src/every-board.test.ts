import { BREAK, teamId, type DayId, type PlayerId, type ScheduleEntry, type TeamId } from '@courtside/domain';
import { moveEntry, seededRandom, type EntryPlace } from '@courtside/domain/engines';
import { moveSeed, seedPlaces } from './features/bracket/seed-order-model';
import { playerPlaces } from './features/mixer/board-keys';
import { swapPlayers, findTeamIndex, type DrawnTeams } from './features/mixer/mixer-draw';
import { entryOfItem, rowItem, schedulePlaces } from './features/schedule/moves/drag-keys';
import { checkLift, pressKey, type KeyPlaces, type Lift } from './board/key-lift';
import { columnPlaces, moveTeam, type ColumnPlace, type TeamColumn } from './board/move-team';

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

interface Board<Item, Place> {
  readonly places: () => KeyPlaces<Item, Place>;
  readonly items: () => readonly Item[];
  readonly put: (item: Item, place: Place) => void;
  /** Returns the item at a place. */
  readonly at: (place: Place) => unknown;
  readonly expected: (item: Item, place: Place) => unknown;
}

/** Makes a hundred moves of random items by random arrows. Each item must land where it was announced last. */
function hundredMoves<Item, Place>(board: Board<Item, Place>, seed: string): number {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let moved = 0;
  for (let count = 0; count < 100; count += 1) {
    const item = pick(board.items());
    let announced = board.places().homeOf(item) as Place;
    let lift: Lift<Item, Place> | null = null;
    const press = (key: string) => {
      const step = pressKey(board.places(), lift, item, key);
      if (!step) throw new Error(`The key ${key} is lost.`);
      if (step.place !== null) announced = step.place;
      lift = step.lift;
      return step;
    };
    expect(press(' ').event).toBe('picked');
    for (let steps = 0; steps < 1 + random() * 5; steps += 1) expect(press(pick(keys)).event).toMatch(/^(over|edge)$/);
    const drop = press(' ');
    expect([drop.event, drop.place, drop.lift]).toEqual(['dropped', announced, null]);
    const expected = board.expected(item, announced);
    if (drop.isMove) {
      moved += 1;
      board.put(item, announced);
    }
    expect(board.at(announced)).toEqual(expected);
  }
  return moved;
}

describe('a hundred moves by keyboard', () => {
  it('put games and breaks of a schedule where they were announced', () => {
    const days = ['0', '1', '2', '3'] as DayId[];
    let schedule = { '0': ['a', 'b', BREAK, 'c', 'd'], '1': ['e'], '2': ['closed'], '3': [] } as Record<DayId, ScheduleEntry[]>;
    const open = days.filter((day) => day !== '2');
    const entryAt = ({ dayId, index }: EntryPlace) => schedule[dayId]?.[index];
    const moved = hundredMoves<string, EntryPlace>(
      {
        places: () => schedulePlaces(schedule, open),
        items: () => open.flatMap((dayId) => (schedule[dayId] ?? []).map((entry, index) => rowItem(entry, { dayId, index }))),
        put: (item, to) => {
          const from = schedulePlaces(schedule, open).homeOf(item);
          if (from) schedule = moveEntry(schedule, from, to);
        },
        at: entryAt,
        expected: (item) => entryOfItem(item),
      },
      'schedule',
    );
    expect(moved).toBeGreaterThan(50);
    expect(schedule['2' as DayId]).toEqual(['closed']);
    expect(Object.values(schedule).flat().sort()).toEqual(['a', 'b', BREAK, 'c', 'closed', 'd', 'e']);
  });

  it('put teams of groups where they were announced', () => {
    const ids = [...'abcdefgh'].map(teamId);
    let columns: TeamColumn[] = [
      { id: '0', teamIds: ids.slice(0, 4) },
      { id: '1', teamIds: ids.slice(4, 7) },
      { id: 'waiting', teamIds: ids.slice(7), order: ids },
    ];
    const moved = hundredMoves<TeamId, ColumnPlace>(
      {
        places: () => columnPlaces(columns),
        items: () => ids,
        put: (team, place) => {
          columns = moveTeam(columns, team, place).map((column) =>
            column.order ? { ...column, teamIds: ids.filter((id) => column.teamIds.includes(id)) } : column,
          );
        },
        at: ({ columnId, index }) => columns.find(({ id }) => id === columnId)?.teamIds[index],
        expected: (team) => team,
      },
      'groups',
    );
    expect(moved).toBeGreaterThan(50);
  });

  it('put seeds where they were announced', () => {
    let seeds = [...'abcdefgh'];
    const moved = hundredMoves<string, number>(
      {
        places: () => seedPlaces(seeds),
        items: () => seeds,
        put: (team, place) => (seeds = moveSeed(seeds, seeds.indexOf(team), place)),
        at: (place) => seeds[place],
        expected: (team) => team,
      },
      'seeds',
    );
    expect(moved).toBeGreaterThan(30);
  });

  it('swap the players of a draw as announced', () => {
    let teams = [
      ['a', 'b', 'c'],
      ['d', 'e'],
      ['f', 'g', 'h'],
    ] as unknown as DrawnTeams;
    const moved = hundredMoves<PlayerId, PlayerId>(
      {
        places: () => playerPlaces(teams),
        items: () => teams.flat(),
        put: (one, other) => (teams = swapPlayers(teams, one, other)),
        at: (other) => findTeamIndex(teams, other),
        // Two players of one team do not swap.
        expected: (one, _) => findTeamIndex(teams, one),
      },
      'players',
    );
    expect(moved).toBeGreaterThan(50);
  });
});

describe('keys of a board', () => {
  const places = seedPlaces(['a', 'b', 'c']);
  const press = (lift: Lift<string, number> | null, item: string, key: string) => pressKey(places, lift, item, key);

  it('lift and drop by Space and Enter, drop by Tab, put back by Escape', () => {
    const lift = { item: 'a', place: 2 };
    expect(press(null, 'a', 'Enter')).toMatchObject({ event: 'picked', place: 0 });
    for (const key of [' ', 'Enter', 'Tab'])
      expect(press(lift, 'a', key)).toMatchObject({ event: 'dropped', place: 2, isMove: true, lift: null });
    expect(press(lift, 'a', 'Escape')).toMatchObject({ event: 'cancelled', lift: null });
    expect(press({ item: 'a', place: 0 }, 'a', ' ')).toMatchObject({ event: 'dropped', isMove: false });
  });

  it('mean nothing while nothing is lifted, other keys never', () => {
    for (const key of ['ArrowDown', 'Escape', 'Tab', 'x']) expect(press(null, 'a', key)).toBeNull();
    expect(press({ item: 'a', place: 1 }, 'a', 'x')).toBeNull();
    expect(press(null, 'gone', ' ')).toBeNull();
  });

  it('stop at the edge without losing the lifted one', () => {
    expect(press({ item: 'a', place: 2 }, 'a', 'ArrowDown')).toMatchObject({ event: 'edge', lift: { item: 'a', place: 2 } });
  });

  it('put back what is gone, or whose announced place is gone', () => {
    expect(checkLift(places, { item: 'a', place: 2 })).toBeNull();
    expect(checkLift(seedPlaces(['a', 'b']), { item: 'a', place: 2 })).toMatchObject({ event: 'cancelled', lift: null });
    expect(pressKey(seedPlaces(['b', 'c']), { item: 'a', place: 1 }, 'a', ' ')).toMatchObject({
      event: 'cancelled',
      lift: null,
      isMove: false,
    });
  });
});
