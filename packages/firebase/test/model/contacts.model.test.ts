import { compileRules, type RulesAuth } from '@courtside/rules-language';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { organizer, profile, rival, team, tournament } from '../sample.testkit';
import { listCommits, Judge, reachable, type World, type Write } from './world.testkit';
import { NOW, type Data } from '../wire.testkit';

/*
 * No sequence of up to three commits by a stranger, each of up to three writes from the alphabet below, reads or changes the address of
 * another user's team. The rules' own interpreter decides about every one of them.
 */
jest.setTimeout(240_000);

const rulesText = readFileSync(path.join(__dirname, '../../firestore.rules'), 'utf8');
const compiled = (text: string) => compileRules(text, { service: 'cloud.firestore', fileName: 'firestore.rules' });

const me = 'stranger00000000000000000000';
const member: RulesAuth = { uid: me, token: { email: 'stranger@courtside.test', firebase: { sign_in_provider: 'password' } } };
const anonymous: RulesAuth = { uid: me, token: { firebase: { sign_in_provider: 'anonymous' } } };

const newTeam = team({ registeredAt: NOW });
const own = { email: 'stranger@courtside.test' };
const theirs = { email: 'private@courtside.test' };
const newEntry = { name: newTeam['name'], profileIds: newTeam['profileIds'], registeredAt: NOW };
const theirEntry = { ...newEntry, registeredAt: 1 };
/** Another user's team, a deleted one that left its address, a new one, and a name that JavaScript uses. */
const teamIds = ['existing000', 'leftover000', 'newteam0001', 'constructor'];

const open = { isTournamentPublic: true, isRegistrationOpen: true, isTeamsPublic: true };
const kinds: Readonly<Record<string, Data | null>> = {
  'open': tournament(open),
  'open, with a document for each team that registers': tournament({ ...open, hasEntries: true }),
  'closed': tournament({ ...open, isRegistrationOpen: false }),
  'archived': tournament({ ...open, isRegistrationOpen: false, startDate: '2020-01-01', endDate: '2020-01-02' }),
  'private': tournament({ ...open, isTournamentPublic: false }),
  'a mixer': tournament({ ...open, tournamentType: 'MIXER', playerIds: [] }),
  'in groups': tournament({ ...open, groups: { '0': ['existing000'] } }),
  'deleted': null,
};

function worldOf(event: Data | null): World {
  return new Map<string, Data>([
    ...(event
      ? ([
          ['tournaments/T', event],
          ['teams/T', { existing000: team({ registeredAt: 1 }) }],
        ] as const)
      : ([['deletedTournaments/T', { deletedAt: 1 }]] as const)),
    ['teams/T/contacts/existing000', theirs],
    ['teams/T/contacts/leftover000', theirs],
    ...(event?.['hasEntries']
      ? ([
          ['teams/T/entries/entered0000', theirEntry],
          ['teams/T/contacts/entered0000', theirs],
        ] as const)
      : []),
    [`teams/T/registrations/${rival}`, { uid: rival, tournamentId: 'T', teamId: 'existing000', registeredAt: 1 }],
  ]);
}

const write = (name: string, at: string, apply: Write['apply']): Write => ({ name, path: at, apply });
const put = (name: string, at: string, data: Data): Write => write(name, at, () => data);
const gone = (name: string, at: string): Write => write(name, at, () => null);
const without = (data: Data | null, id: string): Data => Object.fromEntries(Object.entries(data ?? {}).filter(([key]) => key !== id));
// `Object.fromEntries` and spreads make an own field of `constructor`, as the wire protocol does.
const withField = (data: Data | null, id: string, value: unknown): Data => Object.fromEntries([...Object.entries(data ?? {}), [id, value]]);

const writes: readonly Write[] = [
  ...teamIds.flatMap((id) => [
    put(`registration of ${id}`, `teams/T/registrations/${me}`, { uid: me, tournamentId: 'T', teamId: id, registeredAt: NOW }),
    put(`contact of ${id}`, `teams/T/contacts/${id}`, own),
    write(`team ${id}`, 'teams/T', (before) => withField(before, id, newTeam)),
  ]),
  put('registration of the rival', `teams/T/registrations/${rival}`, {
    uid: rival,
    tournamentId: 'T',
    teamId: 'newteam0001',
    registeredAt: NOW,
  }),
  gone('no registration', `teams/T/registrations/${me}`),
  write('no team existing000', 'teams/T', (before) => without(before, 'existing000')),
  put('only my team', 'teams/T', { newteam0001: newTeam }),
  gone('no teams', 'teams/T'),
  gone('no contact of existing000', 'teams/T/contacts/existing000'),
  write('me an organiser', 'tournaments/T', (before) => before && { ...before, organizerUids: [organizer, me] }),
  write('opened', 'tournaments/T', (before) => before && { ...before, isTournamentPublic: true, isRegistrationOpen: true }),
  write('joined', 'tournaments/T', (before) => before && { ...before, playerIds: [me] }),
  put('a tournament of mine in its place', 'tournaments/T', tournament({ organizerUids: [me] })),
  gone('no tournament', 'tournaments/T'),
  gone('not deleted', 'deletedTournaments/T'),
];
const besides: readonly Write[] = [
  put('my profile', `profiles/${me}`, profile()),
  put('my address', `profiles/${me}/private/contact`, own),
  put('a tournament of mine', 'tournaments/U', tournament({ organizerUids: [me] })),
  put('its teams', 'teams/U', {}),
];
const entries: readonly Write[] = [
  ...['existing000', 'leftover000', 'newteam0001'].map((id) => put(`entry of ${id}`, `teams/T/entries/${id}`, newEntry)),
  put('another entry of entered0000', 'teams/T/entries/entered0000', newEntry),
  gone('no entry of entered0000', 'teams/T/entries/entered0000'),
  put('registration of entered0000', `teams/T/registrations/${me}`, {
    uid: me,
    tournamentId: 'T',
    teamId: 'entered0000',
    registeredAt: NOW,
  }),
  put('contact of entered0000', 'teams/T/contacts/entered0000', own),
];
const others = listCommits(besides, 2);
const plain = [...listCommits(writes, 3), ...others];
/** A team in both places takes four writes. */
const everywhere = [...writes, ...entries].filter(({ name }) => /^(team|entry of|registration of|contact of) newteam0001$/.test(name));
const withEntries = [...listCommits([...writes, ...entries], 3), everywhere, ...others];
/** With entries, and where entries are impossible. */
const commitsFor = (event: Data | null) => (event?.['hasEntries'] || event === kinds['open'] ? withEntries : plain);

/** Returns the fault of a world, if any. */
function faultOf(judge: Judge, start: World, { world, way }: { readonly world: World; readonly way: readonly string[] }): string | null {
  const after = `after ${way.join(', then ') || 'nothing'}`;
  if (judge.mayList(world, 'teams/T', 'contacts')) return `all addresses are open ${after}`;
  for (const [at, data] of [...start].filter(([one]) => one.includes('/contacts/'))) {
    if (judge.mayGet(world, at)) return `${at} is open ${after}`;
    if (world.get(at) !== data) return `${at} is another ${after}`;
  }
  for (const [at, data] of [...start].filter(([one]) => one.includes('/entries/'))) {
    if (world.get(at) !== data) return `${at} is another ${after}`;
  }
  const added = [...world.keys()].filter((at) => at.includes('/contacts/') && !start.has(at));
  const mine = world.get(`teams/T/registrations/${me}`);
  const myEntry = `teams/T/entries/${String(mine?.['teamId'])}`;
  if ([...world.keys()].some((at) => at.includes('/entries/') && !start.has(at) && at !== myEntry)) return `an entry is planted ${after}`;
  if (added.some((at) => at !== `teams/T/contacts/${String(mine?.['teamId'])}`)) return `an address is planted ${after}`;
  const isInTeams = Object.hasOwn(world.get('teams/T') ?? {}, String(mine?.['teamId']));
  if (mine && isInTeams === world.has(myEntry)) return `a registration names no team, or two, ${after}`;
  return null;
}

/** Returns the faults of the shortest sequences with any. */
function firstFaults(judge: Judge, event: Data | null): string[] {
  const start = worldOf(event);
  for (const depth of [1, 2, 3]) {
    const faults = reachable(judge, start, commitsFor(event), depth).flatMap((one) => faultOf(judge, start, one) ?? []);
    if (faults.length > 0) return faults;
  }
  return [];
}

describe.each(Object.entries(kinds))('a tournament that is %s', (kind, event) => {
  const start = worldOf(event);
  it.each([
    ['a member', member],
    ['an anonymous account', anonymous],
    ['nobody', null],
  ] as const)('opens no address to %s in three commits', (_who, auth) => {
    const judge = new Judge(compiled(rulesText), auth);
    const worlds = reachable(judge, start, commitsFor(event), 3);
    expect(worlds.flatMap((one) => faultOf(judge, start, one) ?? [])).toEqual([]);
    // Allowed writes stay allowed: if registration is open, a member can register a team.
    const registered = worlds.filter(({ world }) => world.has(`teams/T/registrations/${me}`));
    expect(registered.length > 0).toBe(kind.startsWith('open') && auth === member);
  });
});

it.each([
  ['a registration alone', 'registers(tournamentId) && adds(tournamentId)\n', 'request.resource.data.teamId in teamsAfter(tournamentId)\n'],
  [
    'an entry alone',
    'getAfter(registration(tournamentId)).data.teamId == teamId && registers(tournamentId) && addsEntry(tournamentId)',
    'isMember()',
  ],
  ['an entry beside a team', '&& !existsAfter(entry(tournamentId, teamId))', ''],
  ['the address that a deleted team left', '&& !exists(contact(tournamentId, teamId)) && existsAfter', '&& existsAfter'],
  ['the id of a deleted tournament', '&& !isDeleted(tournamentId)', ''],
])('finds the hole when the rules let through %s', (_what, condition, weaker) => {
  expect(rulesText).toContain(condition);
  const judge = new Judge(compiled(rulesText.replaceAll(condition, weaker)), member);
  const events = [kinds['open'] ?? null, tournament({ ...open, hasEntries: true }), null];
  expect(events.flatMap((event) => firstFaults(judge, event))).not.toEqual([]);
});
