import { type TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import { furtherStageId } from '@courtside/domain/stages';
import type { Fee, Question } from '@courtside/domain/registration';
import { doc, updateDoc } from 'firebase/firestore/lite';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  addMockTeams,
  addStage,
  announce,
  checkInOwnTeam,
  claimPass,
  closeRegistration,
  createBracket,
  createPass,
  createSchedule,
  deleteMyProfile,
  deleteTeam,
  deleteTournament,
  drawPlaces,
  editOwnTeam,
  invitePlayer,
  lookForTeam,
  offerTeam,
  openOffer,
  playGame,
  registerTeam,
  saveGroups,
  saveProfile,
  setCheckInHours,
  setFee,
  setPaid,
  tellBoard,
  setPlaces,
  setQuestions,
  writeToCaptains,
} from '../src/commands';
import { checkEmailProof, deleteAccount } from '../src/session';
import { openEvent, times } from './event.testkit';
import { openProofLink, platformForTests } from './platform.testkit';

/*
 * Deleted data is nowhere in the store, whatever documents a tournament gets: the test does not use a list of them, but looks at every
 * document.
 */
jest.setTimeout(60_000);

const platform = platformForTests();

interface Stored {
  readonly name: string;
  readonly fields?: unknown;
}
/** Returns every document without the rules: its path, and its content as text. */
async function everything(): Promise<ReadonlyMap<string, string>> {
  const { origin, projectId } = platform.backend;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`${origin}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const rows = (await answer.json()) as readonly { readonly document?: Stored }[];
  return new Map(
    rows.flatMap(({ document }) => (document ? [[document.name.slice(root.length + 1), JSON.stringify(document)] as const] : [])),
  );
}
/** Returns paths of all documents that contain a text in their path or fields. */
const naming = async (text: string) => [...(await everything())].filter(([, whole]) => whole.includes(text)).map(([path]) => path);
/** Returns the same without ids: the kinds of documents. */
const kindsOf = (paths: readonly string[]) => [
  ...new Set(paths.map((path) => path.split('/').filter((_, index) => index % 2 === 0).join('/'))),
]; // prettier-ignore

const shirt: Question = { id: 'shirt', kind: 'text', text: 'T-shirt size?', choices: [], isRequired: true };
const fee: Fee = { cents: 2000, currency: 'EUR', text: 'By transfer.', link: '' };
const words = (language: string) => Promise.resolve({ subject: `Word (${language})`, text: 'Court 2 is wet.' });
const unlimited = { places: 0, movesUp: 'automatic', placesBy: 'registration', hasEntries: true, isRegistrationOpen: true } as const;

interface Event {
  readonly id: string;
  readonly teamId: string;
  readonly captain: string;
  readonly heir: string;
  /** A player who looks for a team, and was invited to this one. */
  readonly agent: string;
}
/** Creates a tournament in which a captain and organizers have done everything that creates a document. */
async function fullEvent(name: string): Promise<Event> {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const id = await openEvent(platform, { startDate: inDays(0), endDate: inDays(1) });
  await setPlaces(id, { places: 4, movesUp: 'automatic', placesBy: 'draw' }, unlimited);
  await setQuestions(id, [shirt], []);
  await setFee(id, fee, null);
  await setCheckInHours(id, { opensAt: Date.now() - 1000, closesAt: Date.now() + 3_600_000 }, null);

  const captain = await platform.become(name);
  await openProofLink(platform, 'en');
  await checkEmailProof();
  await saveProfile({ name: `${name} someone`, pronouns: 'elle', club: 'Ghent', region: 'Belgium', skill: 5 });
  const team = { name: `Team of ${name}`, email: `${name}.contact@courtside.test`, profileIds: [captain, '', ''] };
  const answers = { questions: [shirt], given: { shirt: `size of ${name}` } };
  const { teamId } = await registerTeam(id, { ...team, answers }, { language: 'en', mailIn: words });
  await editOwnTeam(id, teamId, { ...team, name: `New team of ${name}` }, team);
  await checkInOwnTeam(id, teamId);
  const secret = await offerTeam(id, teamId, team.name);
  const heir = await platform.become(`${name}heir`);
  await openOffer(id, teamId, secret);
  const agent = await platform.become(`${name}agent`);
  await saveProfile({ name: `${name} agent`, pronouns: 'elle', club: 'Ghent', region: 'Belgium', skill: 5 });
  await lookForTeam(id, { position: 'goal', notes: `note of ${name}` });
  await platform.become(name);
  await invitePlayer(id, agent);

  await platform.become('organizer');
  await setPaid(id, teamId, true);
  await writeToCaptains(id, [captain], words);
  await announce(id, 'Lunch');
  const pass = await createPass(id, 'Fence', 0);
  await platform.become(`${name}keeper`);
  await claimPass(id, pass.passId, pass.secret);
  await tellBoard(id, { device: 'deviceAB', name: 'Fence', court: 0, separateGoals: [] });
  await platform.become('organizer');
  return { id, teamId, captain, heir, agent };
}

/** Plays games. */
async function play({ id, teamId }: Event): Promise<void> {
  await closeRegistration(id);
  await drawPlaces(id);
  const others = await addMockTeams(id, 3);
  const all = [teamId, ...others];
  const further = furtherStageId('bracketB123');
  await saveGroups(id, { '0': all });
  await createSchedule(id, {
    scheduleType: 'roundRobin',
    schedule: { '0': ['m1'] },
    matches: { m1: { team1Id: teamId, team2Id: others[0] ?? '' } },
    scheduleTimes: times,
  });
  const bracket = newBracket('single', all as unknown as readonly TeamId[]);
  await createBracket(id, bracket, times);
  await addStage(id, further, { name: 'B bracket', entry: { kind: 'rest', of: 'groups' } }, 2);
  await createBracket(id, bracket, times, further);
  const match = { team1Id: teamId, team2Id: others[1] ?? '', team1Score: null, team2Score: null };
  await platform.put({
    [`tournaments/${id}/stages/groupsB12345`]: { name: 'Main round', kind: 'groups', order: 1, entry: 'groups 1-2 each' },
    [`schedules/${id}/stages/groupsB12345`]: { 'groupsB12345-m1': match },
    [`shuffles/${id}`]: { players: [], rounds: [] },
  });
  await updateDoc(doc(platform.operator, 'tournaments', id), { hasShuffle: true });
  for (const ref of [{ stage: 'match', id: 'm1' } as const, { stage: 'bracket', id: bracket.template.games[0]!.id } as const]) {
    await playGame(id, ref, { kind: 'call' });
    await playGame(id, ref, { kind: 'start', length: 12 });
  }
}

/** Returns the kinds of documents of a tournament, as the rules name them. */
function kindsOfRules(): string[] {
  const rules = readFileSync(path.join(__dirname, '../firestore.rules'), 'utf8');
  const kinds: string[] = [];
  for (const [, indent = '', first = '', id = ''] of rules.matchAll(/^( {4,6})match \/(\w+)\/(\S+) \{$/gm)) {
    const isTop = indent.length === 4;
    if (isTop) kinds.push(id === '{tournamentId}' ? first : '');
    else if (kinds.at(-1) !== '') kinds.push(`${(kinds.at(-1) ?? '').split('/')[0] ?? ''}/${first}`);
  }
  return kinds.filter((kind) => kind !== '' && kind !== 'deletedTournaments');
}

it('a deleted tournament leaves that its id was given, and the mail that says so, whatever was below it', async () => {
  const event = await fullEvent('sample');
  // Entries are among the teams once there are groups.
  const entered = await naming(event.id);
  await play(event);
  // The sample contains every kind that the rules know.
  const kinds = kindsOf([...entered, ...(await naming(event.id))]);
  expect(kindsOfRules().filter((kind) => !kinds.includes(kind))).toEqual([]);
  await deleteTournament(event.id, words);
  let left = await naming(event.id);
  // The history is deleted last, automatically.
  for (let tries = 0; tries < 100 && kindsOf(left).includes('days/history'); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    left = await naming(event.id);
  }
  expect(left.filter((one) => !one.startsWith('mail/'))).toEqual([`deletedTournaments/${event.id}`]);
  expect(left.filter((one) => one.startsWith('mail/'))).toHaveLength(1);
});

it('a deleted team is named by the history alone, by its id', async () => {
  const { id, teamId } = await fullEvent('leaver');
  await deleteTeam(id, teamId);
  expect(kindsOf(await naming(teamId))).toEqual(['days/history']);
  expect(await naming('Team of leaver')).toEqual([]);
  expect(await naming('leaver.contact@courtside.test')).toEqual([]);
});

it('an account that ends leaves nothing that says who it was: an id without a name, in what others wrote down, and the team as it was entered', async () => {
  const { captain, heir, agent, id } = await fullEvent('gone');
  await platform.become('gone');
  await deleteMyProfile();
  await deleteAccount();
  // As a player they have left the team, since there are no groups.
  expect(kindsOf(await naming(captain)).sort()).toEqual(['teams/checkIns', 'teams/edits', 'teams/registrations']);
  expect(await naming('gone someone')).toEqual([]);
  expect(await naming('gone@courtside.test')).toEqual([]);
  expect(await naming('size of gone')).toEqual([]);
  expect(kindsOf(await naming('gone.contact@courtside.test'))).toEqual(['teams/contacts']);
  // A user who only looked at a link is named nowhere afterwards.
  expect((await naming(heir)).filter((one) => one.includes(id))).toEqual([]);
  // A player who looked for a team is in no list any more.
  expect(kindsOf((await naming(agent)).filter((one) => one.includes(id))).sort()).toEqual(['teams/freeAgents', 'teams/invitations']);
  await platform.become('goneagent');
  await deleteMyProfile();
  expect(await naming(agent)).toEqual([]);
  expect(await naming('note of gone')).toEqual([]);
});
