import { teamId, type Bracket } from '@courtside/domain';
import { createBracket } from '@courtside/domain/engines';
import { createHash } from 'node:crypto';

/** A stored map: the documents of a tournament are maps of entries. */
type Stored = { readonly [field: string]: Value };
type Value = string | number | boolean | null | readonly string[] | Stored;

/** The size of a document in Firestore. */
export interface DocumentSize {
  /** By Firestore's rules for the size of documents; the limit is 1 MiB. */
  readonly stored: number;
  /** In a response or a listener's message, before compression. */
  readonly wire: string;
  /** Index entries, ascending and descending for each field unless the collection is exempt; the limit is 40,000. */
  readonly indexEntries: number;
}

/** Returns an id that compresses as little as a real one, but is the same in every run. */
const id = (kind: string, index: number, length = 20): string =>
  createHash('sha256').update(`${kind}${index}`).digest('hex').slice(0, length);
const bytes = (text: string): number => new TextEncoder().encode(text).length;

export function measureDocument(path: string, document: Stored): DocumentSize {
  const name = path.split('/').reduce((sum, part) => sum + bytes(part) + 1, 16);
  return {
    stored: name + measureMap(document),
    wire: JSON.stringify({ name: path, fields: toWireMap(document) }),
    indexEntries: countEntries(document),
  };
}

const measureMap = (map: Stored): number =>
  Object.entries(map).reduce((sum, [key, value]) => sum + bytes(key) + 1 + measureSize(value), 32);

function measureSize(value: Value): number {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'number') return 8;
  if (typeof value === 'string') return bytes(value) + 1;
  return isList(value) ? value.reduce((sum, one) => sum + bytes(one) + 1, 0) : measureMap(value);
}

const isList = (value: readonly string[] | Stored): value is readonly string[] => Array.isArray(value);

function countEntries(value: Value): number {
  if (value === null || typeof value !== 'object') return 2;
  if (isList(value)) return 2 + value.length;
  return Object.values(value).reduce<number>((sum, one) => sum + countEntries(one), 0);
}

const toWireMap = (map: Stored): object => Object.fromEntries(Object.entries(map).map(([key, value]) => [key, toWireValue(value)]));

function toWireValue(value: Value): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  return isList(value) ? { arrayValue: { values: value.map(toWireValue) } } : { mapValue: { fields: toWireMap(value) } };
}

/** Returns the largest entry of a game: played with a clock and with goals that are each credited to a player. */
function playedGame(index: number, goals: number): Stored {
  const credited = (side: number, count: number): Stored =>
    Object.fromEntries(
      Array.from({ length: count }, (_, goal) => [
        id(`g${side}`, index * 1000 + goal),
        `${1781431200000 + goal * 61_357} ${id('u', index * 7 + goal, 28)}`,
      ]),
    );
  return {
    team1Id: id('t', index),
    team2Id: id('t', index + 1),
    team1Score: goals,
    team2Score: goals,
    referee: 'A team with a name',
    play: {
      game: id('m', index),
      change: id('c', index),
      state: 'finished',
      ending: 'played',
      winner: '',
      isConfirmed: true,
      clock: { startedAt: 0, pausedAt: 0, playedMs: 900000, length: 15 },
      goals1: credited(1, Math.ceil(goals / 2)),
      goals2: credited(2, Math.floor(goals / 2)),
    },
  };
}

/** Returns a schedule or bracket with `count` games, each with `goals` goals. */
export const createGames = (count: number, goals: number): Stored =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [id('m', index), playedGame(index, goals)]));

/** Returns the document of a game on court, before its last goal. */
export function createGameOnCourt(goals: number): Stored {
  const { referee: _referee, ...game } = playedGame(0, goals);
  return { [id('m', 0)]: game };
}

export const createTeams = (count: number, players: number): Stored =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      id('t', index),
      {
        ...{
          name: `A team with a name ${index}`,
          groupId: '0',
          profileIds: Array.from({ length: players }, (__, player) => id('u', index * 12 + player, 28)),
        },
        ...{ wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0, registeredAt: 1781431200000 },
      },
    ]),
  );

/** Returns a tournament's own document, with courts and times for all its games. */
export function createTournament(teamCount: number, gameCount: number, bracket: Bracket | null): Stored {
  const ids = Array.from({ length: teamCount }, (_, index) => id('t', index));
  const matches = Array.from({ length: gameCount }, (_, index) => id('m', index));
  return {
    name: 'A tournament with a name',
    location: 'Perpignan, France',
    description: 'x'.repeat(600),
    startDate: '2026-07-10',
    endDate: '2026-07-12',
    timeZone: 'Europe/Paris',
    imageSrc: 'posters/x'.padEnd(160, 'x'),
    isTournamentPublic: true,
    organizerUids: ['u'.repeat(28), 'v'.repeat(28)],
    groups: { '0': ids },
    schedule: { '0': matches },
    ...(bracket ? { bracketSeeds: ids, bracket: { upper: { all: bracket.template.games.map((game) => game.id) } } } : {}),
  };
}

/** Returns the largest bracket of a type. */
export const createLargestBracket = (type: 'single' | 'double', size: number): Bracket =>
  createBracket(
    type,
    Array.from({ length: size }, (_, index) => teamId(id('t', index))),
  );
