import { parseDraw, type Draw } from '@courtside/domain/registration';
import { getParsedValue } from './parse';
import { readDocument, watchDocument, type Parse } from './parsed';
import { drawDocument } from './questions';
import type { OnError, OnValue, Unsubscribe } from './watch';

const parse: Parse<Draw> = ({ data }) => getParsedValue(parseDraw(data));

/** The published part of a tournament's draw of places; null without a published hash. Reads: one, and one per change. */
export function watchDraw(tournamentId: string, onValue: OnValue<Draw | null>, onError: OnError): Unsubscribe {
  return watchDocument(drawDocument(tournamentId), parse, onValue, onError);
}

/** Reads the draw once. @throws ReadFailure */
export function readDraw(tournamentId: string): Promise<Draw | null> {
  return readDocument(drawDocument(tournamentId), parse);
}
