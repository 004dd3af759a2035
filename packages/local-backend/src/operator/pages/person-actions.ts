import { randomInt } from 'node:crypto';
import { canonicalEmail } from '../../auth/account-store';
import { AuthError } from '../../auth/auth-error';
import type { Person } from '../../auth/operator/administration';
import type { ApiReply } from '../../http/api';
import { errorNote, successNote } from '../layout';
import { html } from '../markup';
import { withQuery, paths } from '../paths';
import type { SignedInRequest } from '../services';
import { getPersonName, showPerson } from './person';

/** Sets the entered password, or makes one and shows it this once. */
export async function setPassword(visit: SignedInRequest): Promise<ApiReply> {
  const { uid } = personIn(visit);
  const typed = visit.form.get('password') ?? '';
  const password = typed === '' ? makePassword() : typed;
  await visit.services.people.setPassword(uid, password);
  note(visit, 'a password was set', uid);
  if (typed !== '') return back(uid, 'password');
  const { made, done } = visit.say.person;
  return showPerson(visit, uid, { note: successNote(html`${done.password} ${made} <span class="secret">${password}</span>`) });
}

export async function endSessions(visit: SignedInRequest): Promise<ApiReply> {
  const { uid } = personIn(visit);
  await visit.services.people.endSessions(uid);
  note(visit, 'all sessions were ended', uid);
  return back(uid, 'sessions');
}

export async function setDisabled(visit: SignedInRequest): Promise<ApiReply> {
  const { uid } = personIn(visit);
  const isDisabled = visit.form.get('disabled') === 'yes';
  await visit.services.people.setDisabled(uid, isDisabled);
  note(visit, isDisabled ? 'the account was disabled' : 'the account was allowed in again', uid);
  return back(uid, isDisabled ? 'disabled' : 'enabled');
}

export async function deletePerson(visit: SignedInRequest): Promise<ApiReply> {
  const person = personIn(visit);
  const typed = visit.form.get('confirm') ?? '';
  const isSame = person.email === undefined ? typed.trim() === person.uid : canonicalEmail(typed) === getPersonName(person);
  if (!isSame) return showPerson(visit, person.uid, { note: errorNote(visit.say.person.mismatch), status: 400 });
  await visit.services.people.remove(person.uid);
  note(visit, 'the account was deleted', person.uid);
  return redirect(withQuery(paths.people, { done: 'deleted' }));
}

/** By uid alone, so that nothing is done to another. @throws AuthError USER_NOT_FOUND */
function personIn({ services, form }: SignedInRequest): Person {
  const uid = form.get('uid') ?? '';
  const person = services.people.find(uid);
  if (person?.uid !== uid) throw new AuthError('USER_NOT_FOUND', undefined, 404);
  return person;
}

const note = ({ services }: SignedInRequest, what: string, uid: string): void =>
  services.log.info(`The operator's page: ${what}, for the account ${uid}.`);

const back = (uid: string, done: string): ApiReply => redirect(withQuery(paths.person, { uid, done }));
const redirect = (to: string): ApiReply => ({ status: 303, headers: { 'Location': to, 'Cache-Control': 'no-store' } });

/** Nothing in it is mistaken for something else when it is read out: 31 signs, 16 of them are 79 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

function makePassword(): string {
  const part = (): string => Array.from({ length: 4 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return [part(), part(), part(), part()].join('-');
}
