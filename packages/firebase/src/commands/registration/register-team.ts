import { parseTournament, registrationPhase } from '@courtside/domain';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { newTeamId } from '../../ids';
import { answersPath, contactsPath, entriesPath, mailPath, placesPath, registrationsPath, teamsPath, tournamentPath } from '../../paths';
import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';
import { loadLite } from '../../sdk/parts';
import { provenEmail } from '../../session/email-proof';
import { newTeamRecord, type NewTeam } from '../../team-record';
import { answered } from '../base/answered';
import { command } from '../base/command';
import { answersRecord, type NewAnswers } from './form';
import { mailDocument, type MailIn, type MailText } from '../captains/mail';
import { signedInUid } from '../base/signed-in-uid';
import { editOwnTeam } from '../captains/edit-own-team';
import { claimPlayers, pickNewPlayers, throwIfTaken } from '../players/team-players';

/** A registration as its captain sees it. */
export interface Registration {
  readonly teamId: string;
  /** False if this account had registered before: the earlier team stays, nothing was added. */
  readonly isNew: boolean;
}

/** Composes the confirmation to a captain, in the captain's language. */
export interface Confirmation {
  readonly language: string;
  readonly mailIn: MailIn;
}

/** The same with its recipient. */
interface SentMail extends MailText {
  readonly to: string;
  readonly language: string;
}

type EnteredTeam = NewTeam & { readonly email: string; readonly answers?: NewAnswers };

/**
 * Registers a team: entry, contact, answers and the captain's registration are written together or not at all. It is never queued: without a
 * network it fails (`unavailable`) and can be retried. An account registers one team per tournament, so a second click, or a retry after a lost
 * response, finds the first registration and adds nothing. A captain with a confirmed address gets a mail.
 * @throws PlayersTaken if players are in another team already
 * @throws CommandFailure `permission-denied` if registration is closed, `conflict` if it is open and the server refused the team for another
 *   reason
 */
export const registerTeam = command(async (tournamentId: string, team: EnteredTeam, confirmation?: Confirmation): Promise<Registration> => {
  const uid = await signedInUid();
  const teamId = newTeamId();
  // A registration without a mail is better than none.
  const sent = confirmation ? await mailOf(confirmation, teamId).catch(() => null) : null;
  const profileIds = pickNewPlayers([], team.profileIds);
  try {
    const registration = await send(tournamentId, { uid, teamId, team: { ...team, profileIds } }, sent);
    // One write can't add all players: the team is registered by now, and its captain can add the others on its page.
    if (profileIds.some((id, index) => id !== team.profileIds[index]))
      await editOwnTeam(tournamentId, teamId, team, { ...team, profileIds }).catch((error: unknown) =>
        console.warn('Not all players are named yet', error),
      );
    return registration;
  } catch (error) {
    if (toFailureCode(error) !== 'permission-denied') throw error;
    const [earlier] = await readOnce(documentAt(`${registrationsPath(tournamentId)}/${uid}`)).catch(() => []);
    const earlierId = earlier?.data['teamId'];
    if (typeof earlierId === 'string') return { teamId: earlierId, isNew: earlierId === teamId };
    const explained = async (cause: unknown) => {
      await throwIfTaken({ tournamentId, teamId }, team.profileIds, cause);
      return refused(tournamentId, cause);
    };
    // A refused mail does not prevent the registration.
    return sent ? await send(tournamentId, { uid, teamId, team: { ...team, profileIds } }, null).catch(explained) : await explained(error);
  }
});

async function mailOf({ language, mailIn }: Confirmation, teamId: string): Promise<SentMail | null> {
  const to = await provenEmail();
  return to === null ? null : { ...(await mailIn(language, teamId)), to, language };
}

/** Finds out why the server refused: a user must not read that registration is closed while it is open. */
async function refused(tournamentId: string, error: unknown): Promise<never> {
  if (toFailureCode(error) !== 'permission-denied') throw error;
  const [stored] = await readOnce(documentAt(tournamentPath(tournamentId))).catch(() => []);
  const parsed = stored && parseTournament(stored.id, stored.data);
  throw parsed?.ok && registrationPhase(parsed.value, Date.now()) === 'open'
    ? new CommandFailure('conflict', 'The tournament was changed meanwhile, and the team is not in.', error)
    : new CommandFailure('permission-denied', 'Registration is closed.', error);
}

async function send(
  tournamentId: string,
  { uid, teamId, team }: { readonly uid: string; readonly teamId: string; readonly team: EnteredTeam },
  sent: SentMail | null,
): Promise<Registration> {
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const batch = sdk.writeBatch(db);
  // The server's clock, not the phone's: the order of registration decides if nothing else does.
  const registeredAt = sdk.serverTimestamp();
  // Several hundred users may do this within one minute: each writes separate documents.
  const [tournament] = await answered(readOnce(documentAt(tournamentPath(tournamentId))));
  const answers = team.answers && tournament ? answersRecord(team.answers, String(tournament.data['endDate'])) : null;
  if (tournament?.data['hasEntries'] === true) {
    batch.set(sdk.doc(db, entriesPath(tournamentId), teamId), { name: team.name.trim(), profileIds: [...team.profileIds], registeredAt });
    // Public documents that decide which teams have a place. If the organizer limits the places later, the order exists already.
    batch.set(sdk.doc(db, placesPath(tournamentId), teamId), { registeredAt });
  } else batch.update(sdk.doc(db, teamsPath(tournamentId)), { [teamId]: newTeamRecord(team, registeredAt) });
  claimPlayers(batch, sdk, uid, { tournamentId, teamId }, [], team.profileIds);
  if (answers) batch.set(sdk.doc(db, answersPath(tournamentId), teamId), answers);
  batch.set(sdk.doc(db, contactsPath(tournamentId), teamId), { email: team.email.trim() });
  batch.set(sdk.doc(db, registrationsPath(tournamentId), uid), {
    uid,
    tournamentId,
    teamId,
    registeredAt,
    ...(sent ? { email: sent.to, language: sent.language } : {}),
  });
  if (sent) batch.set(sdk.doc(db, mailPath(tournamentId, uid, teamId, 0)), mailDocument(sent.to, sent));
  await answered(batch.commit());
  return { teamId, isNew: true };
}
