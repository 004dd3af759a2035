import { answersEnd, type Fee, type Question, type RegistrationForm } from '@courtside/domain/registration';
import { doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import {
  deleteMyProfile,
  deleteTeam,
  deleteTournament,
  downloadMyData,
  duplicateTournament,
  registerTeam,
  saveAnswers,
  setFee,
  setPaid,
  setQuestions,
  updateDetails,
} from '../src/commands';
import { readAnswers, watchForm, watchHistory, watchPayment, watchPayments, watchTeamAnswers } from '../src/repositories';
import { openEvent } from './event.testkit';
import { firstValue, platformForTests } from './platform.testkit';

const platform = platformForTests();

const shirt: Question = { id: 'shirt', kind: 'choice', text: 'T-shirt size?', choices: ['S', 'M'], isRequired: true };
const diet: Question = { id: 'diet', kind: 'text', text: 'Diet?', choices: [], isRequired: false };
const both = [shirt, diet];
const team = { name: 'Puddle Cavalry', email: 'captain@courtside.test', profileIds: ['', '', ''] };
const given = { shirt: 'M', diet: 'no nuts' };

async function openForm(): Promise<string> {
  const id = await openEvent(platform);
  await setQuestions(id, both, []);
  return id;
}
/** Reads a document without the rules; null if there is none. */
async function stored(path: string): Promise<{ fields: Record<string, Record<string, unknown>> } | null> {
  const { origin, projectId } = platform.backend;
  const answer = await fetch(`${origin}/v1/projects/${projectId}/databases/(default)/documents/${path}`, {
    headers: { Authorization: 'Bearer owner' },
  });
  return answer.status === 404 ? null : ((await answer.json()) as { fields: Record<string, Record<string, unknown>> });
}
const questionsOf = async (id: string) => ((await firstValue(watchForm, [id])) as RegistrationForm).questions;
const told = async (id: string) => (await readAnswers(id)).map(({ answers }) => answers.map((one) => `${one.asked} ${one.given}`));

it('questions are set, changed and kept from somebody who saw others', async () => {
  const id = await openForm();
  expect(await questionsOf(id)).toEqual(both);
  await setQuestions(id, [diet], both);
  expect(await questionsOf(id)).toEqual([diet]);
  await expect(setQuestions(id, [shirt], both)).rejects.toMatchObject({ code: 'conflict' });
  await setQuestions(id, [], [diet]);
  expect(await questionsOf(id)).toEqual([]);
});

it('what a later release asks or charges is not written over by one that does not know it', async () => {
  const id = await openForm();
  const form = doc(platform.operator, 'forms', id);
  await updateDoc(form, { 'order': ['shirt', 'diet', 'photo'], 'texts.photo': 'Your photo', 'kinds.photo': 'picture' });
  await expect(setQuestions(id, [diet], both)).rejects.toMatchObject({ code: 'conflict' });
  await updateDoc(form, { fee: { cents: 'by weight' } });
  await expect(setFee(id, null, null)).rejects.toMatchObject({ code: 'conflict' });
  expect((await getDoc(form)).data()).toMatchObject({ order: ['shirt', 'diet', 'photo'], fee: { cents: 'by weight' } });
});

it('answers come with the team, and keep what was asked when the questions change', async () => {
  const id = await openForm();
  await platform.become('captain');
  await expect(registerTeam(id, team)).rejects.toMatchObject({ code: 'conflict' });
  const { teamId } = await registerTeam(id, { ...team, answers: { questions: both, given } });
  expect(await firstValue(watchTeamAnswers, [id, teamId])).toMatchObject({ answers: [{ given: 'M' }, { given: 'no nuts' }] });
  await platform.become('organizer');
  await setQuestions(id, [{ ...diet, text: 'Food?' }], both);
  expect(await told(id)).toEqual([['T-shirt size? M', 'Diet? no nuts']]);
  await platform.become('captain');
  await saveAnswers(id, teamId, { questions: [{ ...diet, text: 'Food?' }], given: { diet: 'fish' } });
  await platform.become('organizer');
  expect(await told(id)).toEqual([['Food? fish']]);
});

it('a form that asks nothing leaves no answers', async () => {
  const id = await openForm();
  await setQuestions(id, [diet], both);
  await platform.become('captain');
  await registerTeam(id, { ...team, answers: { questions: [diet], given: { diet: ' ' } } });
  await platform.become('organizer');
  expect(await readAnswers(id)).toEqual([]);
});

it('answers go with the team, and with the tournament; a copy has the questions alone', async () => {
  const id = await openForm();
  await platform.become('captain');
  const { teamId } = await registerTeam(id, { ...team, answers: { questions: both, given } });
  await platform.become('other');
  const second = await registerTeam(id, { ...team, name: 'Second', answers: { questions: both, given } });
  await platform.become('organizer');
  const copy = await duplicateTournament(id);
  expect(await questionsOf(copy)).toEqual(both);
  expect(await readAnswers(copy)).toEqual([]);
  await deleteTeam(id, teamId);
  expect((await readAnswers(id)).map((one) => one.teamId)).toEqual([second.teamId]);
  await deleteTournament(id);
  for (const path of [`forms/${id}`, `teams/${id}/answers/${second.teamId}`]) expect(await stored(path)).toBeNull();
  expect(await stored(`forms/${copy}`)).not.toBeNull();
});

it('answers are in what a person downloads, and go with their account', async () => {
  const id = await openForm();
  await platform.become('leaver');
  await registerTeam(id, { ...team, answers: { questions: both, given } });
  expect((await downloadMyData()).registrations).toMatchObject([{ answers: given }]);
  await deleteMyProfile();
  await platform.become('organizer');
  expect(await readAnswers(id)).toEqual([]);
});

it('answers end ninety days after the event, also when that is put off', async () => {
  const id = await openForm();
  await platform.become('captain');
  const { teamId } = await registerTeam(id, { ...team, answers: { questions: both, given } });
  await platform.become('organizer');
  await updateDetails(id, { endDate: '2031-01-05' });
  const expireAt = (await stored(`teams/${id}/answers/${teamId}`))?.fields['expireAt']?.['timestampValue'];
  expect(Date.parse(String(expireAt))).toBe(answersEnd('2031-01-05'));
});

it('a fee is set beside the questions, and who has paid is noted, taken back and goes with the team', async () => {
  const id = await openForm();
  const fee: Fee = { cents: 6000, currency: 'EUR', text: 'By transfer.', link: '' };
  await setFee(id, fee, null);
  await setQuestions(id, [diet], both);
  expect(await firstValue(watchForm, [id])).toEqual({ questions: [diet], fee, checkIn: null });
  await expect(setFee(id, { ...fee, cents: 1 }, null)).rejects.toMatchObject({ code: 'conflict' });
  await platform.become('captain');
  const { teamId } = await registerTeam(id, team);
  expect(await firstValue(watchPayment, [id, teamId])).toBeNull();
  const organizer = await platform.become('organizer');
  await setPaid(id, teamId, true);
  expect(await firstValue(watchPayments, [id])).toMatchObject([{ teamId, paidBy: organizer }]);
  await platform.become('captain');
  expect(await firstValue(watchPayment, [id, teamId])).toMatchObject({ paidBy: organizer });
  await platform.become('organizer');
  await setPaid(id, teamId, false);
  expect(await firstValue(watchPayments, [id])).toEqual([]);
  await setPaid(id, teamId, true);
  expect(await questionsOf(await duplicateTournament(id))).toEqual([diet]);
  await deleteTeam(id, teamId);
  expect(await stored(`teams/${id}/payments/${teamId}`)).toBeNull();
});

it('two who note the same payment, or take it back, are both right; the first stands, and is told once', async () => {
  const id = await openForm();
  await setQuestions(id, [], both);
  await platform.become('captain');
  const { teamId } = await registerTeam(id, team);
  await platform.become('organizer');
  const told = async () => (await firstValue(watchHistory, [id])).map(({ to }) => to['what']).filter((what) => what === 'paid');
  await setPaid(id, teamId, true);
  const [first] = await firstValue(watchPayments, [id]);
  await Promise.all([setPaid(id, teamId, true), setPaid(id, teamId, true)]);
  expect(await firstValue(watchPayments, [id])).toEqual([first]);
  expect(await told()).toEqual(['paid']);
  await setPaid(id, teamId, false);
  await setPaid(id, teamId, false);
  expect(await firstValue(watchPayments, [id])).toEqual([]);
  await platform.become('stranger');
  await expect(setPaid(id, teamId, true)).rejects.toMatchObject({ code: 'permission-denied' });
});
