import type { WriteBatch, Transaction } from 'firebase/firestore';
import { newDocumentId } from '../../ids';
import { historyPath } from '../../paths';
import type { OpenLive } from '../../session/open-live';

/** The record of a change. */
export interface Kept {
  /** Id of the match or bracket game; empty if the change concerns the whole day. */
  readonly game: string;
  readonly kind: 'game' | 'plan' | 'announcement' | 'setting';
  readonly by: string;
  readonly from: object;
  readonly to: object;
}

/** Adds the record of a change to the same batch. */
export function keep(
  writer: WriteBatch | Transaction,
  { sdk, db }: OpenLive,
  tournamentId: string,
  changeId: string,
  { from, to, ...kept }: Kept,
): void {
  (writer as WriteBatch).set(sdk.doc(db, historyPath(tournamentId), changeId), {
    ...kept,
    at: sdk.serverTimestamp(),
    from: toLimitedText(from),
    to: toLimitedText(to),
  });
}

/** Adds the record of a change of times, order or teams, with a new id if none is given; `to.what` names the action. */
export function keepPlan(
  writer: WriteBatch | Transaction,
  live: OpenLive,
  tournamentId: string,
  {
    game = '',
    changeId = newDocumentId(),
    ...kept
  }: Pick<Kept, 'by' | 'from' | 'to'> & { readonly game?: string; readonly changeId?: string },
): void {
  keep(writer, live, tournamentId, changeId, { game, kind: 'plan', ...kept });
}

/** Limited to the rules' upper bound. A change of thousands of games is recorded without them. */
function toLimitedText(value: object): string {
  const text = JSON.stringify(value);
  return text.length <= 100_000 ? text : '{}';
}
