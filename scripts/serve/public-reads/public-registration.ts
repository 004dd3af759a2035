import { isMixer, parseTournament, takesEntries } from '@courtside/domain';
import { getData, type ReadDocument, type WireDocument } from './public-tournament';

/** The stored documents of a registration that its page shows to everybody. */
export interface PublicRegistration {
  readonly tournament: WireDocument;
  /** The questions and the fee of an open registration of teams. */
  readonly form: WireDocument | null;
}

/**
 * Reads the public data of a registration; null if the tournament is private. It reads only documents that the page asks for first.
 * @throws if there is no answer, or the tournament can't be parsed
 */
export async function readPublicRegistration(id: string, ask: ReadDocument): Promise<PublicRegistration | null> {
  const document = await ask(`tournaments/${id}`);
  if (!document) return null;
  const parsed = parseTournament(id, getData(document));
  if (!parsed.ok) throw new Error(`tournaments/${id} can't be read`);
  const { value: tournament } = parsed;
  if (!tournament.isTournamentPublic) return null;
  return { tournament: document, form: takesEntries(tournament) && !isMixer(tournament) ? await ask(`forms/${id}`) : null };
}
