import { parsePlace } from '@courtside/domain';
import { commitmentTo, listLine, type Draw } from '@courtside/domain/registration';
import { CommandFailure } from '../../errors/command-failure';
import { newDocumentId } from '../../ids';
import { drawPath, drawSecretPath, placesPath } from '../../paths';
import { readDraw } from '../../repositories/draws';
import { getParsedValue } from '../../repositories/parse';
import { readList } from '../../repositories/parsed';
import { readOnce } from '../../repositories/read-once';
import { documentAt, createQuery } from '../../sdk/source';
import { loadLite } from '../../sdk/parts';
import { inBatch } from '../base/changes';
import { command } from '../base/command';
import { keepPlan } from '../base/history';
import { signedInUid } from '../base/signed-in-uid';

/** Publishes the hash of a new secret, unless there is one already. No user can read the secret until the order of teams is fixed. */
export async function publishDrawHash(tournamentId: string): Promise<void> {
  if (await readDraw(tournamentId)) return;
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const secret = newDocumentId() + newDocumentId();
  const batch = sdk.writeBatch(db);
  batch.set(sdk.doc(db, drawPath(tournamentId)), { commitment: commitmentTo(secret), committedAt: sdk.serverTimestamp() });
  batch.set(sdk.doc(db, drawSecretPath(tournamentId)), { secret });
  await batch.commit().catch(async (error: unknown) => {
    // Another organizer may have published one first.
    if (!(await readDraw(tournamentId))) throw error;
  });
}

/**
 * Draws the places: publishes the list of all registered teams, then the secret. Both together determine the order, see `drawnOrder`. A draw
 * that was started here or by another organizer is completed; a second draw changes nothing.
 * @returns the draw as it was held
 * @throws CommandFailure `permission-denied` while registration is open, `not-found` without a published hash
 */
export const drawPlaces = command(async (tournamentId: string): Promise<Draw> => {
  const by = await signedInUid();
  const promised = await readDraw(tournamentId);
  if (!promised) throw new CommandFailure('not-found', 'No draw was promised.');
  if (!promised.line) await fixLine(tournamentId);
  if (promised.secret !== null) return promised;
  const [kept] = await readOnce(documentAt(drawSecretPath(tournamentId)));
  const secret = kept?.data['secret'];
  await inBatch((batch, live) => {
    batch.update(live.sdk.doc(live.db, drawPath(tournamentId)), { secret, drawnAt: live.sdk.serverTimestamp() });
    keepPlan(batch, live, tournamentId, { by, from: {}, to: { what: 'placesDrawn' } });
  }).catch(async (error: unknown) => {
    if (!(await readDraw(tournamentId))?.secret) throw error;
  });
  return (await readDraw(tournamentId)) ?? promised;
});

async function fixLine(tournamentId: string): Promise<void> {
  const places = await readList(createQuery(placesPath(tournamentId)), ({ id, data }) => getParsedValue(parsePlace(id, data)));
  const sdk = await loadLite();
  const target = sdk.doc(sdk.liteDb(), drawPath(tournamentId));
  await sdk.updateDoc(target, { line: listLine(places), fixedAt: sdk.serverTimestamp() }).catch(async (error: unknown) => {
    if (!(await readDraw(tournamentId))?.line) throw error;
  });
}
