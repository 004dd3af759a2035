import { shufflePath } from '../paths';
import { documentAt } from '../sdk/source';
import { watchDocument } from './parsed';
import type { OnError, OnValue, Unsubscribe } from './watch';

/**
 * Watches the shuffle of a tournament, as it is stored: pages that show one have its parser, which no other page needs. Null if there is none. Call it only if
 * `hasShuffle` is set. It reads one document, and one for each change.
 */
export const watchShuffle = (
  tournamentId: string,
  onValue: OnValue<Readonly<Record<string, unknown>> | null>,
  onError: OnError,
): Unsubscribe => watchDocument(documentAt(shufflePath(tournamentId)), ({ data }) => data, onValue, onError);
