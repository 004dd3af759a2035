import { answersEnd, storedAnswers, storedQuestions, type Given, type Question } from '@courtside/domain/registration';
import { collection, collectionGroup, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { enter, type Entering } from './entries.testkit';
import { judgeWrite } from './judge-write.testkit';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, open, organizer, rival, team, tournament } from './sample.testkit';

const stage = stageForTests();

const shirt: Question = { id: 'shirt', kind: 'choice', text: 'T-shirt size?', choices: ['S', 'M'], isRequired: true };
const diet: Question = { id: 'diet', kind: 'text', text: 'Diet?', choices: [], isRequired: false };
const expireAt = new Date(answersEnd('2026-07-12'));
const answersOf = (given: Given = { shirt: 'M', diet: 'no nuts' }, questions = [shirt, diet]) => ({
  ...storedAnswers(questions, given),
  expireAt,
});

const teamId = 'AAAAAAAAAAA';
let event = '';
let count = 0;
const putForm = (...questions: readonly Question[]) => stage.put({ [`forms/${event}`]: storedQuestions(questions) });
beforeEach(async () => {
  event = `answers${++count}`;
  await stage.put({
    [`tournaments/${event}`]: tournament({ ...open, hasEntries: true }),
    [`teams/${event}`]: { existing000: team({ registeredAt: 1000 }) },
    [`teams/${event}/registrations/${rival}`]: { uid: rival, tournamentId: event, teamId: 'existing000', registeredAt: 1000 },
  });
  await putForm(shirt, diet);
});
const register = (changes: Partial<Entering> = {}) => enter(stage, { event, uid: captain, teamId, answers: answersOf(), ...changes });
const { dbOf } = stage;
const answers = (uid: string | null, of = teamId) => doc(dbOf(uid), 'teams', event, 'answers', of);
const form = (uid: string | null) => doc(dbOf(uid), 'forms', event);

describe('the form', () => {
  it('is read by whoever sees the tournament, and by organisers alone while it is private', async () => {
    await expectAllowed(getDoc(form(null)));
    await expectDenied(getDocs(collection(dbOf(organizer), 'forms')));
    await stage.put({ [`tournaments/${event}`]: tournament() });
    await expectDenied(getDoc(form(captain)));
    await expectAllowed(getDoc(form(organizer)));
  });

  it('is written by organisers alone', async () => {
    const other = storedQuestions([diet]);
    for (const uid of [null, captain, rival]) {
      await expectDenied(setDoc(form(uid), other));
      await expectDenied(deleteDoc(form(uid)));
    }
    await expectAllowed(setDoc(form(organizer), other));
    await expectAllowed(setDoc(form(organizer), storedQuestions([])));
    await expectAllowed(deleteDoc(form(organizer)));
  });

  const sound = storedQuestions([shirt, diet]);
  const many = Array.from({ length: 11 }, (_, index): Question => ({ ...diet, id: `q${index}` }));
  it.each<[string, object]>([
    ['eleven questions', storedQuestions(many)],
    ['a question without its words', { ...sound, texts: { shirt: 'x' } }],
    ['words of no question', { ...sound, texts: { ...sound.texts, other: 'x' } }],
    ['another kind', { ...sound, kinds: { ...sound.kinds, diet: 'file' } }],
    ['too long words', { ...sound, texts: { ...sound.texts, diet: 'x'.repeat(201) } }],
    ['choices of no question', { ...sound, choices: { other: ['x'] } }],
    ['choices that are none', { ...sound, choices: { shirt: 'S' } }],
    ['a required question that is not asked', { ...sound, required: ['other'] }],
    ['an id that is none', storedQuestions([{ ...diet, id: 'a b' }])],
    ['something else', { ...sound, isAdmin: true }],
  ])('is refused with %s', async (_what, data) => {
    await expectDenied(setDoc(form(organizer), data));
  });

  it('of ten questions with twenty choices each costs less than nine tenths of what the rules may', () => {
    const largest = Array.from({ length: 10 }, (_, index): Question => ({
      ...shirt,
      id: `question${index}`,
      text: 'x'.repeat(200),
      choices: Array.from({ length: 20 }, (_unused, at) => `${at} ${'x'.repeat(90)}`),
    }));
    const { allowed, expressions } = judgeWrite('forms/t', storedQuestions([diet]), storedQuestions(largest));
    expect(allowed).toBe(true);
    expect(expressions).toBeLessThan(900);
  });
});

describe('answers', () => {
  it('come with the registration, in the words of the questions', async () => {
    await expectAllowed(register());
    const stored = (await getDoc(answers(organizer))).data();
    expect(stored).toMatchObject({ asked: { shirt: 'T-shirt size?', diet: 'Diet?' }, given: { shirt: 'M', diet: 'no nuts' } });
  });

  it('are demanded where something has to be answered: a page of an earlier build registers only where nothing has', async () => {
    await expectDenied(enter(stage, { event, uid: captain, teamId }));
    await expectDenied(register({ answers: answersOf({ diet: 'no nuts' }) }));
    await expectAllowed(register({ answers: answersOf({ shirt: 'M' }) }));
    await putForm(diet);
    await expectAllowed(enter(stage, { event, uid: 'another0000000000000000000000', teamId: 'BBBBBBBBBBB' }));
  });

  it('are demanded by tournaments of earlier builds, too', async () => {
    await stage.put({ [`tournaments/${event}`]: tournament(open) });
    const send = (given?: object) => {
      const { db } = stage.as(captain);
      const batch = writeBatch(db);
      batch.update(doc(db, 'teams', event), { [teamId]: team() });
      batch.set(doc(db, 'teams', event, 'contacts', teamId), { email: 'a@b.test' });
      batch.set(doc(db, 'teams', event, 'registrations', captain), { uid: captain, tournamentId: event, teamId, registeredAt: Date.now() });
      if (given) batch.set(answers(captain), given);
      return batch.commit();
    };
    await expectDenied(send());
    await expectAllowed(send(answersOf()));
  });

  it.each<[string, object]>([
    ['other words than those of the question', { ...answersOf(), asked: { shirt: 'Have you paid?', diet: 'Diet?' } }],
    [
      'a question that nobody asks',
      {
        ...answersOf(),
        asked: { ...answersOf().asked, paid: 'Paid?' },
        kinds: { ...answersOf().kinds, paid: 'text' },
        given: { ...answersOf().given, paid: 'x' },
      },
    ],
    ['an answer without what was asked', { ...answersOf(), asked: { shirt: 'T-shirt size?' } }],
    ['another kind', { ...answersOf(), kinds: { shirt: 'number', diet: 'text' } }],
    ['a long answer', answersOf({ shirt: 'M', diet: 'x'.repeat(501) })],
    ['a second line', { ...answersOf(), given: { shirt: 'M', diet: 'a\nb' } }],
    ['a list', { ...answersOf(), given: { shirt: 'M', diet: ['a'] } }],
    ['another end', { ...answersOf(), expireAt: new Date('2099-01-01') }],
    ['no end', storedAnswers([shirt], { shirt: 'M' })],
    ['something else', { ...answersOf(), isPaid: true }],
  ])('are refused with %s', async (_what, data) => {
    await expectDenied(register({ answers: data }));
  });

  it('are not taken for a team of somebody else, or without a team', async () => {
    await expectDenied(setDoc(answers(captain), answersOf()));
    await expectDenied(setDoc(answers(captain, 'existing000'), answersOf()));
    await expectDenied(register({ entry: null, contact: null }));
    await register();
    await expectDenied(setDoc(answers(rival), answersOf()));
    await expectDenied(updateDoc(answers(rival), { given: { shirt: 'S', diet: 'x' } }));
    await expectDenied(deleteDoc(answers(rival)));
    await expectDenied(deleteDoc(answers(null)));
  });

  it('are read by their captain and by organisers, and by nobody else', async () => {
    await register();
    for (const uid of [null, rival, 'nobody0000000000000000000000']) await expectDenied(getDoc(answers(uid)));
    await expectAllowed(getDoc(answers(captain)));
    await expectAllowed(getDoc(answers(organizer)));
    const listed = (uid: string | null) => collection(dbOf(uid), 'teams', event, 'answers');
    await expectAllowed(getDocs(listed(organizer)));
    for (const uid of [null, captain, rival]) await expectDenied(getDocs(listed(uid)));
    for (const uid of [null, captain, organizer]) await expectDenied(getDocs(collectionGroup(dbOf(uid), 'answers')));
  });

  it('are their captain’s to change while registration takes entries, and to take away at any time', async () => {
    await register();
    await expectAllowed(setDoc(answers(captain), answersOf({ shirt: 'S' })));
    await putForm(shirt);
    await expectDenied(setDoc(answers(captain), answersOf()));
    await stage.put({ [`tournaments/${event}`]: tournament({ ...open, hasEntries: true, isRegistrationOpen: false }) });
    await expectDenied(setDoc(answers(captain), answersOf({ shirt: 'M' })));
    await expectAllowed(deleteDoc(answers(captain)));
  });

  it('are nothing that organisers write; they move the end with the event, and delete', async () => {
    await register();
    await expectDenied(updateDoc(answers(organizer), { 'given.shirt': 'S' }));
    await expectDenied(setDoc(answers(organizer, 'existing000'), answersOf()));
    await expectDenied(updateDoc(answers(organizer), { expireAt: new Date('2099-01-01') }));
    await stage.put({ [`tournaments/${event}`]: tournament({ ...open, hasEntries: true, endDate: '2026-09-01' }) });
    await expectAllowed(updateDoc(answers(organizer), { expireAt: new Date(answersEnd('2026-09-01')) }));
    await expectAllowed(deleteDoc(answers(organizer)));
  });
});
