import { useSecretLink } from '@courtside/federation/secret-link';
import { actorOf, claimPass, query, useConnection, useSession, useWatch, watchMyPass, watchPass, type Pass } from '@courtside/firebase';
import { useClock } from '@courtside/tournament-ui';
import { useEffect, useRef, useState } from 'react';
import { isPassOver, isPassRevoked, type PassEvent } from '../../../passes/pass-state';

/**
 * Why a pass does not open the board. `refused`: its secret differs, it was revoked, or it is for another tournament; the rules don't say
 * which.
 */
export type PassProblem = 'offline' | 'refused' | 'revoked' | 'expired' | 'notEnabled' | 'failed';

/** The state of a user who scores with a pass. */
export type Scorekeeping =
  | { readonly state: 'none' | 'waiting' }
  | { readonly state: 'open'; readonly pass: Pass }
  | { readonly state: 'problem'; readonly problem: PassProblem; readonly retry: () => void };

export interface ScorekeeperSource {
  readonly tournamentId: string;
  /** Organizers need no pass; `unknown` until it is known whether the user is one. */
  readonly role: 'unknown' | 'organizer' | 'other';
  /** Null while the tournament is unreadable. */
  readonly event: PassEvent | null;
}

/** While the tournament is unreadable, its pass does not count as expired. */
const isExpired = (event: PassEvent | null, now: number): boolean => event !== null && isPassOver(event.endDate, now);

/**
 * Accepts the pass of a link and watches it: revoking it ends the board at once. Reads: the user's claim and the pass, one each, and one
 * per change.
 */
export function useScorekeeper({ tournamentId, role, event }: ScorekeeperSource) {
  const session = useSession();
  const actor = actorOf(session);
  const { status: line } = useConnection();
  const now = useClock(60_000);
  const [link, forget] = useSecretLink('pass', tournamentId);
  const [failure, setFailure] = useState<PassProblem | null>(null);
  const [takenUp, setTakenUp] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const tried = useRef('');
  const wasOffline = useRef(false);

  const mine = useWatch(role !== 'organizer' && actor !== null ? query(watchMyPass, tournamentId, actor) : null);
  // A claim that the server does not have yet has no effect there.
  const passId = mine.status === 'ready' && !mine.meta.pending ? mine.value : null;
  const pass = useWatch(passId === null ? null : query(watchPass, tournamentId, passId));

  const mayClaim = link !== null && role === 'other' && session.status !== 'loading' && (actor === null || mine.status !== 'loading');
  useEffect(() => {
    if (!mayClaim) return;
    if (passId === link.id) {
      forget();
      return;
    }
    // Accepting signs a guest in, which runs all of this again: once for each link and each attempt.
    const key = `${link.id} ${link.secret} ${attempt}`;
    if (tried.current === key) return;
    tried.current = key;
    setFailure(null);
    const claim = link.id === '' ? Promise.reject(refusal) : claimPass(tournamentId, link.id, link.secret);
    claim.then(
      () => {
        setTakenUp(link.id);
        forget();
      },
      (error: unknown) => {
        console.warn('The pass was not taken up', error);
        const problem = toProblem(error);
        setFailure(problem);
        if (problem === 'refused') forget();
      },
    );
  }, [mayClaim, link, passId, attempt, tournamentId, forget]);

  const retry = () => setAttempt(attempt + 1);
  useEffect(() => {
    if (line === 'online' && wasOffline.current) setAttempt((before) => before + 1);
    wasOffline.current = line === 'offline';
  }, [line]);

  return { keeping: getScorekeeping(), link, forget, passId: role === 'organizer' ? null : passId };

  function getScorekeeping(): Scorekeeping {
    if (role === 'organizer') return { state: 'none' };
    const isOver = isExpired(event, now);
    if (failure !== null) return problem(failure === 'refused' && isOver ? 'expired' : failure);
    if (link !== null) return line === 'offline' ? problem('offline') : { state: 'waiting' };
    if (passId === null)
      return { state: takenUp !== null || (role === 'other' && actor !== null && mine.status === 'loading') ? 'waiting' : 'none' };
    if (pass.status === 'loading') return { state: 'waiting' };
    if (pass.value === undefined) return problem(pass.error?.code === 'unavailable' ? 'offline' : 'refused');
    if (pass.value === null || pass.value.isRevoked || (event !== null && isPassRevoked(pass.value, event))) return problem('revoked');
    return isOver ? problem('expired') : { state: 'open', pass: pass.value };
  }

  function problem(of: PassProblem): Scorekeeping {
    return { state: 'problem', problem: of, retry: failure === null ? pass.retry : retry };
  }
}

const refusal = Object.assign(new Error('The link is incomplete.'), { code: 'permission-denied' });

function toProblem(error: unknown): PassProblem {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  if (code === 'unavailable') return 'offline';
  if (code === 'permission-denied' || code === 'not-found') return 'refused';
  return cause?.code === 'auth/operation-not-allowed' || cause?.code === 'auth/admin-restricted-operation' ? 'notEnabled' : 'failed';
}
