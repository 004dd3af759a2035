import { parseDraw, type Draw } from '@courtside/domain/registration';
import { getParsedValue } from './parse';
import { readDocument, watchDocument, type Parse } from './parsed';
import { drawDocument } from './questions';
import type { OnError, OnValue, Unsubscribe } from './watch';

const parse: Parse<Draw> = ({ data }) => getParsedValue(parseDraw(data));

/** The draw of a tournament's places, as far as it is published; null where nothing was promised. Reads: one, and one per change. */
export function watchDraw(tournamentId: string, onValue: OnValue<Draw | null>, onError: OnError): Unsubscribe {
  return watchDocument(drawDocument(tournamentId), parse, onValue, onError);
}

/** The same, once. @throws ReadFailure */
export function readDraw(tournamentId: string): Promise<Draw | null> {
  return readDocument(drawDocument(tournamentId), parse);
}
