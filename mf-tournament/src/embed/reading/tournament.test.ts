import { LIVE, getPace, QUIET } from './pace';
import { tournamentReader, type Part } from './tournament';

const documents = 'https://data.example/v1/projects/p/databases/(default)/documents';
const where = async () => ({ documents, pages: 'https://pages.example' });
const all = new Set<Part>(['schedules', 'brackets', 'days']);

type Wire = Readonly<Record<string, unknown>>;
const wire = (value: unknown): Wire => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wire) } };
  return { mapValue: { fields: toWireFields(value as object) } };
};
const toWireFields = (data: object) => Object.fromEntries(Object.entries(data).map(([name, value]) => [name, wire(value)]));

const cup = {
  name: 'Cup',
  startDate: '2027-06-12',
  endDate: '2027-06-13',
  isTournamentPublic: true,
  isSchedulePublic: true,
  schedule: { 0: ['m1'] },
};

/** A backend that refuses a whole request if it contains a document that visitors may not read. */
function backend(stored: Record<string, object>, refused: Set<string>) {
  const asked: string[][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const folder = /\/documents\/(.*):runQuery$/.exec(String(address))?.[1];
    if (folder !== undefined) return listFolder(`${folder}/stages`);
    const paths = (JSON.parse(String(init?.body)) as { documents: string[] }).documents.map((name) => name.split('/documents/')[1] ?? '');
    asked.push(paths);
    if (paths.some((path) => refused.has(path))) return { ok: false, status: 403 } as Response;
    const lines = paths.map((path) => ({
      ...(stored[path]
        ? { found: { name: `projects/p/databases/(default)/documents/${path}`, fields: toWireFields(stored[path]) } }
        : { missing: path }),
      readTime: '2027-06-12T10:00:00Z',
    }));
    return { ok: true, status: 200, json: async () => lines } as Response;
  });
  /** Returns the documents of a folder. */
  function listFolder(folder: string): Response {
    asked.push([folder]);
    if (refused.has(folder)) return { ok: false, status: 403 } as Response;
    const found = Object.entries(stored).filter(([path]) => path.startsWith(`${folder}/`));
    const lines = found.map(([path, data]) => ({
      document: { name: `projects/p/databases/(default)/documents/${path}`, fields: toWireFields(data) },
      readTime: '2027-06-12T10:00:00Z',
    }));
    return { ok: true, status: 200, json: async () => [...lines, { readTime: '2027-06-12T10:00:00Z' }] } as Response;
  }
  return asked;
}

describe('a tournament, as strangers read it', () => {
  const fetchBefore = globalThis.fetch;
  beforeEach(() => {
    globalThis.fetch = jest.fn();
    AbortSignal.timeout ??= () => new AbortController().signal;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    globalThis.fetch = fetchBefore;
  });

  it('is two requests, then one: what is public and wanted, and nothing else', async () => {
    const stored = {
      'tournaments/cup': cup,
      'teams/cup': { A: { name: 'Ghosts' } },
      'schedules/cup': { m1: { team1Id: 'A', team2Id: 'B', team1Score: 4 } },
    };
    const asked = backend(stored, new Set(['brackets/cup']));
    const read = tournamentReader(where, 'cup');
    const first = await read(all);
    expect(first?.teams.map(({ name }) => name)).toEqual(['Ghosts']);
    expect(first?.matches.get('m1' as never)).toMatchObject({ team1Score: 4, team2Score: null });
    expect(first?.pages).toBe('https://pages.example');
    await read(all);
    expect(asked).toEqual([
      ['tournaments/cup'],
      ['teams/cup', 'schedules/cup', 'days/cup'],
      ['tournaments/cup', 'teams/cup', 'schedules/cup', 'days/cup'],
    ]);
  });

  describe('with further brackets', () => {
    const drawn = (game: string) => ({ bracket: { upper: { round1: [game] } }, bracketSeeds: ['A', 'B'] });
    const plan = (order: number, more: object = {}) => ({
      ...{ name: `Bracket ${order}`, kind: 'bracket', order, entry: 'groups rest', gamesBefore: 1, ...more },
    });
    const stored = () => ({
      'tournaments/cup': { ...cup, ...drawn('a-1'), isBracketPublic: true, hasStages: true },
      'brackets/cup': { 'a-1': { team1Id: 'A', team2Id: 'B', bracketLevel: 'upper', roundId: 'round1' } },
      'tournaments/cup/stages/c': plan(2),
      'tournaments/cup/stages/b': plan(1, drawn('b-1')),
      'tournaments/cup/stages/odd': plan(3, { kind: 'ladder' }),
      'brackets/cup/stages/b': { 'b-1': { team1Id: 'C', team2Id: 'D', bracketLevel: 'upper', roundId: 'round1' } },
    });
    const folder = 'tournaments/cup/stages';
    const readNow = async (parts: ReadonlySet<Part> = all) => (await tournamentReader(where, 'cup')(parts))?.further;

    it('has them in order with their games, in two requests more, and only where brackets are wanted', async () => {
      const asked = backend(stored(), new Set());
      const further = await readNow();
      expect(further?.map(({ plan: { name }, games }) => [name, games && [...games.keys()]])).toEqual([
        ['Bracket 1', ['b-1']],
        ['Bracket 2', null],
      ]);
      expect(asked.slice(2)).toEqual([[folder], ['brackets/cup/stages/b']]);
      expect(await readNow(new Set(['schedules', 'days']))).toEqual([]);
      expect(asked.filter(([path]) => path === folder)).toHaveLength(1);
    });

    it('has none where visitors may not read them, and asks for none of a tournament without', async () => {
      backend(stored(), new Set([folder]));
      expect(await readNow()).toEqual([]);
      const asked = backend({ ...stored(), 'tournaments/cup': { ...cup, ...drawn('a-1'), isBracketPublic: true } }, new Set());
      expect(await readNow()).toEqual([]);
      expect(asked).toHaveLength(2);
    });
  });

  it('follows what the organisers show and hide', async () => {
    const stored: Record<string, object> = { 'tournaments/cup': cup, 'teams/cup': {}, 'schedules/cup': {} };
    const refused = new Set<string>();
    const asked = backend(stored, refused);
    const read = tournamentReader(where, 'cup');
    await read(all);
    stored['tournaments/cup'] = { ...cup, isSchedulePublic: false };
    refused.add('schedules/cup').add('teams/cup');
    const hidden = await read(all);
    expect(hidden?.tournament.isSchedulePublic).toBe(false);
    expect(asked.slice(2)).toEqual([['tournaments/cup', 'teams/cup', 'schedules/cup', 'days/cup'], ['tournaments/cup'], ['days/cup']]);
    refused.add('tournaments/cup');
    expect(await read(all)).toBeNull();
  });

  it('is nothing where there is none, where it is private, and where the name is no id', async () => {
    const asked = backend({ 'tournaments/quiet': { ...cup, isTournamentPublic: false } }, new Set(['tournaments/closed']));
    for (const id of ['nowhere', 'quiet', 'closed']) expect(await tournamentReader(where, id)(all)).toBeNull();
    expect(asked).toHaveLength(3);
    expect(await tournamentReader(where, '../teams/x')(all)).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it('fails where a document of it can’t be read, or nobody answers', async () => {
    backend({ 'tournaments/odd': { name: 'No dates', isTournamentPublic: true } }, new Set());
    await expect(tournamentReader(where, 'odd')(all)).rejects.toThrow('can’t be read');
    jest.mocked(globalThis.fetch).mockResolvedValue({ ok: false, status: 503 } as Response);
    await expect(tournamentReader(where, 'cup')(all)).rejects.toThrow('503');
  });
});

describe('how often', () => {
  it('is half a minute around the days of play, and five minutes otherwise', () => {
    const dates = { startDate: '2027-06-12', endDate: '2027-06-13' };
    const at = (time: string) => getPace(dates, Date.parse(time));
    expect([at('2027-06-10T12:00Z'), at('2027-06-11T12:00Z'), at('2027-06-13T23:00Z'), at('2027-06-16T00:00Z')]).toEqual([
      QUIET,
      LIVE,
      LIVE,
      QUIET,
    ]);
    expect([getPace(undefined, 0), getPace(null, 0)]).toEqual([0, QUIET]);
  });
});
