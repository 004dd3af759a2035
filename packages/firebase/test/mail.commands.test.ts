import { collection, doc, getDocs, setDoc } from 'firebase/firestore/lite';
import {
  closeRegistration,
  deleteMyProfile,
  deleteTeam,
  deleteTournament,
  downloadMyData,
  receiveMail,
  registerTeam,
  stopMail,
  writeToCaptains,
} from '../src/commands';
import { readCaptains } from '../src/repositories';
import { checkEmailProof, provenEmail } from '../src/session';
import { createPeople } from './entries.testkit';
import { openEvent } from './event.testkit';
import { loseAnswers, loseRequests } from './lost-answers.testkit';
import { openProofLink, platformForTests } from './platform.testkit';

const platform = platformForTests();

const team = { name: 'Puddle', email: 'team@courtside.test', profileIds: ['', '', ''] };
const confirmed = () => Promise.resolve({ subject: 'You are in', text: 'Puddle plays.' });
const mailIn = (language: string) => Promise.resolve({ subject: `Word (${language})`, text: 'Court 2 is wet.' });

/** Returns the mails about a tournament: recipient and subject. */
async function sent(id: string): Promise<string[]> {
  const found = await getDocs(collection(platform.operator, 'mail'));
  return found.docs
    .filter((one) => one.id.startsWith(`${id}_`))
    .map((one) => [one.data()['to'] as string, (one.data()['message'] as { subject: string }).subject].join(': '))
    .sort();
}

/** Registers a team for a user with a verified address. @returns their id */
async function register(id: string, name: string, language = 'fr'): Promise<string> {
  const uid = await platform.become(name);
  if ((await provenEmail()) === null) {
    await openProofLink(platform, 'fr');
    await checkEmailProof();
  }
  await registerTeam(id, team, { language, mailIn: confirmed });
  return uid;
}

it('a captain without a proved address registers, proves it, and is confirmed once', async () => {
  const id = await openEvent(platform);
  await platform.become('late');
  await registerTeam(id, team, { language: 'fr', mailIn: confirmed });
  expect(await sent(id)).toEqual([]);
  expect(await checkEmailProof()).toBeNull();
  expect(await receiveMail(id, 'fr', confirmed)).toBeNull();
  await openProofLink(platform, 'fr');
  expect(await provenEmail()).toBeNull();
  expect(await checkEmailProof()).toBe('late@courtside.test');
  expect(await receiveMail(id, 'fr', confirmed)).toBe('late@courtside.test');
  await stopMail(id);
  expect(await receiveMail(id, 'en', confirmed)).toBe('late@courtside.test');
  expect(await sent(id)).toEqual(['late@courtside.test: You are in']);
});

it('an organiser writes to all captains in their languages, and to who wants no mail not at all', async () => {
  const id = await openEvent(platform);
  const [ada, bob] = [await register(id, 'ada', 'fr'), await register(id, 'bob', 'en')];
  const eve = await register(id, 'eve');
  await stopMail(id);
  await platform.become('organizer');
  const told: string[] = [];
  await writeToCaptains(id, [ada, bob, eve], mailIn, (uids) => told.push(...uids));
  expect(told.sort()).toEqual([ada, bob].sort());
  expect((await sent(id)).filter((line) => line.includes('Word'))).toEqual([
    'ada@courtside.test: Word (fr)',
    'bob@courtside.test: Word (en)',
  ]);
  await writeToCaptains(id, [ada], mailIn);
  expect((await readCaptains(id)).map(({ mails }) => mails).sort()).toEqual([0, 1, 2]);
});

it('forty captains are written to in batches, each once', async () => {
  const id = await openEvent(platform);
  const people = createPeople(40);
  for (const { uid, teamId } of people)
    await setDoc(doc(platform.operator, 'teams', id, 'registrations', uid), {
      uid,
      tournamentId: id,
      teamId,
      email: `${uid}@courtside.test`,
      language: 'fr',
    });
  await writeToCaptains(
    id,
    people.map(({ uid }) => uid),
    mailIn,
  );
  expect(new Set(await sent(id)).size).toBe(40);
});

describe('a mail of which nobody heard that it went out', () => {
  /** A message that is being sent, as a page keeps it until all captains have it. */
  const message = (words = mailIn) => {
    let had: Readonly<Record<string, number>> = {};
    const told: string[] = [];
    const send = (id: string, uids: readonly string[]) =>
      writeToCaptains(id, uids, words, (sent) => told.push(...sent), { had, onBegin: (before) => (had = before) });
    return { send, told };
  };
  const words = async (id: string) => (await sent(id)).filter((line) => line.includes('Word'));
  const unheard = { code: 'unavailable' };
  afterEach(() => jest.restoreAllMocks());

  it('is not sent again to those who have it, and goes to the others', async () => {
    const id = await openEvent(platform);
    const [ada, bob] = [await register(id, 'ada'), await register(id, 'bob')];
    await platform.become('organizer');
    // The organizer sent the same text on another day, on purpose.
    await writeToCaptains(id, [ada, bob], mailIn);
    const { send, told } = message();
    loseAnswers({ commit: 1 });
    await expect(send(id, [ada])).rejects.toMatchObject(unheard);
    expect(told).toEqual([]);
    // Another organizer sends other text in between.
    await writeToCaptains(id, [ada], () => Promise.resolve({ subject: 'Other', text: 'Other.' }));
    await send(id, [ada, bob]);
    expect(told.sort()).toEqual([ada, bob].sort());
    const twice = (name: string) => Array<string>(2).fill(`${name}@courtside.test: Word (fr)`);
    expect(await words(id)).toEqual([...twice('ada'), ...twice('bob')]);
  });

  it('goes out when it had not, though the same words went out before', async () => {
    const id = await openEvent(platform);
    const ada = await register(id, 'ada');
    await platform.become('organizer');
    await writeToCaptains(id, [ada], mailIn);
    const { send, told } = message();
    loseRequests({ commit: 1 });
    await expect(send(id, [ada])).rejects.toMatchObject(unheard);
    await send(id, [ada]);
    expect(told).toEqual([ada]);
    expect(await words(id)).toHaveLength(2);
  });

  it('is not sent again where it says that a tournament is cancelled, and the deletion fails half-way', async () => {
    const id = await openEvent(platform);
    await register(id, 'ada');
    await platform.become('organizer');
    await closeRegistration(id);
    // Loses the response to the first commit, which records the mail, and to the second, which deletes the tournament.
    loseRequests({ commit: 1 }, { commit: 1 });
    await expect(deleteTournament(id, mailIn)).rejects.toMatchObject(unheard);
    jest.restoreAllMocks();
    const letters = async () =>
      (await getDocs(collection(platform.operator, 'mail'))).docs.map((one) => one.id).filter((one) => one.startsWith(id));
    const [, cancelled] = await letters();
    await deleteTournament(id, mailIn);
    expect(await letters()).toEqual([cancelled]);
    expect(await words(id)).toEqual(['ada@courtside.test: Word (fr)']);
  });
});

it('two organisers who write at the same time both reach everybody', async () => {
  const id = await openEvent(platform);
  const ada = await register(id, 'ada');
  await platform.become('organizer');
  await Promise.all([writeToCaptains(id, [ada], mailIn), writeToCaptains(id, [ada], mailIn)]);
  expect((await sent(id)).filter((line) => line.includes('Word'))).toHaveLength(2);
});

it('who is taken out is told, and the earlier mails go with the team', async () => {
  const id = await openEvent(platform);
  await register(id, 'ada');
  await platform.become('organizer');
  const [captain] = await readCaptains(id);
  await deleteTeam(id, captain?.teamId ?? '', mailIn);
  expect(await sent(id)).toEqual(['ada@courtside.test: Word (fr)']);
});

it('captains are told that a tournament is cancelled, and nothing else is left of what they were sent', async () => {
  const id = await openEvent(platform);
  await register(id, 'ada');
  await register(id, 'bob', 'en');
  await platform.become('organizer');
  await deleteTournament(id, mailIn);
  expect(await sent(id)).toEqual(['ada@courtside.test: Word (fr)', 'bob@courtside.test: Word (en)']);
});

it('a person can take along what they were sent; with the account it goes, and nothing more comes', async () => {
  const id = await openEvent(platform);
  const zoe = await register(id, 'zoe');
  await platform.become('organizer');
  await writeToCaptains(id, [zoe], mailIn);
  await platform.become('zoe');
  const { registrations } = await downloadMyData();
  expect(registrations[0]).toMatchObject({ mailTo: 'zoe@courtside.test', email: 'team@courtside.test' });
  expect(registrations[0]?.['mails']).toHaveLength(2);
  await deleteMyProfile();
  expect(await sent(id)).toEqual([]);
  await platform.become('organizer');
  await writeToCaptains(id, [zoe], mailIn);
  expect(await sent(id)).toEqual([]);
});
