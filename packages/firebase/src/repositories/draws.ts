import { parseDraw, type Draw } from '@courtside/domain/registration';
import { valueOf } from './parse';
import { readDocument, watchDocument, type Parse } from './parsed';
import { drawOf } from './questions';
import type { OnError, OnValue, Unsubscribe } from './watch';

const parse: Parse<Draw> = ({ data }) => valueOf(parseDraw(data));

/** The draw of a tournament's places, as far as it is published; null where nothing was promised. Reads: one, and one per change. */
export function watchDraw(tournamentId: string, onValue: OnValue<Draw | null>, onError: OnError): Unsubscribe {
  return watchDocument(drawOf(tournamentId), parse, onValue, onError);
}

/** The same, once. @throws ReadFailure */
export function readDraw(tournamentId: string): Promise<Draw | null> {
  return readDocument(drawOf(tournamentId), parse);
}
