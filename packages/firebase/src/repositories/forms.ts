import {
  parseAnswers,
  parseForm,
  parsePayment,
  type Payment,
  type RegistrationForm,
  type TeamAnswers,
} from '@courtside/domain/registration';
import { answersPath, formPath, paymentsPath } from '../paths';
import { reportLeft, getParsedValue } from './parse';
import { readList, watchDocument, watchList, type Parse } from './parsed';
import { documentAt, createQuery } from '../sdk/source';
import type { OnError, OnValue, Unsubscribe } from './watch';

/** Asks nothing. */
const noForm: RegistrationForm = { questions: [], fee: null, checkIn: null };

const parse: Parse<RegistrationForm> = ({ id, data }) => {
  const result = parseForm(data);
  reportLeft(formPath(id), result);
  return getParsedValue(result);
};

const parseOne: Parse<TeamAnswers> = ({ id, data }) => getParsedValue(parseAnswers(id, data));

/** The registration form's questions. Reads: one, and one per change. */
export function watchForm(tournamentId: string, onValue: OnValue<RegistrationForm>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(formPath(tournamentId)), parse, (form, meta) => onValue(form ?? noForm, meta), onError);
}

/** The answers of all teams; for organizers only. Reads: one per team with answers. @throws ReadFailure */
export function readAnswers(tournamentId: string): Promise<readonly TeamAnswers[]> {
  return readList(createQuery(answersPath(tournamentId)), parseOne);
}

/** The answers of one team, for its captain too; null if there are none. Reads: one, and one per change. */
export function watchTeamAnswers(
  tournamentId: string,
  teamId: string,
  onValue: OnValue<TeamAnswers | null>,
  onError: OnError,
): Unsubscribe {
  return watchDocument(documentAt(`${answersPath(tournamentId)}/${teamId}`), parseOne, onValue, onError);
}

const parsePaid: Parse<Payment> = ({ id, data }) => getParsedValue(parsePayment(id, data, Date.now()));

/** The teams that have paid; for organizers only. Reads: one per paid team, and one per change. */
export function watchPayments(tournamentId: string, onValue: OnValue<readonly Payment[]>, onError: OnError): Unsubscribe {
  return watchList(createQuery(paymentsPath(tournamentId)), parsePaid, onValue, onError, { liveOnly: true });
}

/** Whether one team has paid, for its captain too; null while it has not. Reads: one, and one per change. */
export function watchPayment(tournamentId: string, teamId: string, onValue: OnValue<Payment | null>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(`${paymentsPath(tournamentId)}/${teamId}`), parsePaid, onValue, onError);
}
