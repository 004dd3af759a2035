import { parseHandover, type Handover } from '@courtside/domain/registration';
import { handoversPath } from '../paths';
import { getParsedValue } from './parse';
import { readDocument, watchDocument, type Parse } from './parsed';
import { documentAt } from '../sdk/source';
import type { OnError, OnValue, Unsubscribe } from './watch';

const parse: Parse<Handover> = ({ data }) => getParsedValue(parseHandover(data));
const at = (tournamentId: string, teamId: string) => documentAt(`${handoversPath(tournamentId)}/${teamId}`);

/** Whether a team is offered to another captain, or was taken over; for its captain and organizers. Reads: one, and one per change. */
export function watchHandover(tournamentId: string, teamId: string, onValue: OnValue<Handover | null>, onError: OnError): Unsubscribe {
  return watchDocument(at(tournamentId, teamId), parse, onValue, onError);
}

/** Reads a hand-over once; also for a user who has opened the offer. @throws ReadFailure */
export const readHandover = (tournamentId: string, teamId: string): Promise<Handover | null> =>
  readDocument(at(tournamentId, teamId), parse);
