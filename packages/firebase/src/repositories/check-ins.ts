import { parseCheckIn, type CheckIn } from '@courtside/domain/registration';
import { checkInsPath } from '../paths';
import { getParsedValue } from './parse';
import { watchDocument, watchList, type Parse } from './parsed';
import { documentAt, createQuery } from '../sdk/source';
import type { OnError, OnValue, Unsubscribe } from './watch';

const parse: Parse<CheckIn> = ({ id, data }) => getParsedValue(parseCheckIn(id, data, Date.now()));

/** The teams that are checked in; for organizers only. Reads: one per checked-in team, and one per change. */
export function watchCheckIns(tournamentId: string, onValue: OnValue<readonly CheckIn[]>, onError: OnError): Unsubscribe {
  return watchList(createQuery(checkInsPath(tournamentId)), parse, onValue, onError, { liveOnly: true });
}

/** Whether one team is checked in, for its captain too; null while it is not. Reads: one, and one per change. */
export function watchCheckIn(tournamentId: string, teamId: string, onValue: OnValue<CheckIn | null>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(`${checkInsPath(tournamentId)}/${teamId}`), parse, onValue, onError);
}
