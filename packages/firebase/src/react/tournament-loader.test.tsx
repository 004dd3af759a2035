/** @jest-environment jsdom */
import { parseTournament, type Tournament } from '@courtside/domain';
import { act, renderHook } from '@testing-library/react';
import { ReadFailure } from '../errors/read-failure';
import type { OnError, OnValue } from '../repositories/watch';
import type { Session } from '../session/session';
import { tournamentLoader } from './tournament-loader';

const confirmed = { fromCache: false, pending: false };
const tournamentOf = (fields: object = {}): Tournament => {
  const parsed = parseTournament('t1', { name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-13', organizerUids: ['ada'], ...fields });
  if (!parsed.ok) throw new Error('not parsed');
  return parsed.value;
};
const signedIn = (uid: string): Session => ({ status: 'signedIn', uid, email: 'a@b.c', hasPassword: true });
const signedOut: Session = { status: 'signedOut', uid: null, email: null, hasPassword: false };

/** Sets the session, and records each watch that is started. */
function stage(session: Session) {
  const watches: { onValue: OnValue<Tournament | null>; onError: OnError }[] = [];
  const reader = { session };
  const useLoaded = tournamentLoader(
    (_id, onValue, onError) => {
      watches.push({ onValue, onError });
      return () => undefined;
    },
    () => reader.session,
  );
  return { reader, watches, useLoaded, ...renderHook(() => useLoaded('t1')) };
}

describe('the loader of a tournament', () => {
  it('waits for the session, and watches nothing before', () => {
    const { reader, watches, result, rerender } = stage({ ...signedOut, status: 'loading' } as Session);
    expect(watches).toHaveLength(0);
    reader.session = signedOut;
    rerender();
    expect(watches).toHaveLength(1);
    expect(result.current.state).toBe('loading');
  });

  it('says who reads it', () => {
    const { watches, result } = stage(signedIn('ada'));
    act(() => watches[0]?.onValue(tournamentOf(), confirmed));
    expect(result.current).toMatchObject({ state: 'ready', uid: 'ada', isOrganizer: true });
  });

  it('does not tell one that is refused from one that is not there', () => {
    const { watches, result } = stage(signedOut);
    act(() => watches[0]?.onValue(null, confirmed));
    expect(result.current).toEqual({ state: 'missing' });
    act(() => watches[0]?.onError(new ReadFailure('permission-denied', 'tournaments/t1', 'no')));
    expect(result.current).toEqual({ state: 'missing' });
  });

  it('shows nobody what they may not see, whatever this device still holds', () => {
    const { watches, result } = stage(signedIn('eve'));
    act(() => watches[0]?.onValue(tournamentOf({ isTournamentPublic: true }), confirmed));
    expect(result.current).toMatchObject({ state: 'ready', isOrganizer: false });
    act(() => watches[0]?.onValue(tournamentOf(), { fromCache: true, pending: false }));
    expect(result.current).toEqual({ state: 'missing' });
  });

  it('asks anew for another reader, and after a failure', () => {
    const { reader, watches, result, rerender } = stage(signedIn('ada'));
    act(() => watches[0]?.onError(new ReadFailure('malformed', 'tournaments/t1', 'name')));
    expect(result.current).toMatchObject({ state: 'failed', isMalformed: true });
    act(() => {
      if (result.current.state === 'failed') result.current.retry();
    });
    expect(result.current.state).toBe('loading');
    expect(watches).toHaveLength(2);
    act(() => watches[1]?.onValue(tournamentOf(), confirmed));
    reader.session = signedOut;
    rerender();
    expect(watches).toHaveLength(3);
    expect(result.current.state).toBe('loading');
  });

  it('keeps what was loaded when the line is lost later', () => {
    const { watches, result } = stage(signedIn('ada'));
    act(() => watches[0]?.onValue(tournamentOf(), confirmed));
    act(() => watches[0]?.onError(new ReadFailure('unavailable', 'tournaments/t1', 'away')));
    expect(result.current.state).toBe('ready');
  });

  it('is one watch for the shell and the page', () => {
    const { watches, useLoaded, result } = stage(signedIn('ada'));
    act(() => watches[0]?.onValue(tournamentOf(), confirmed));
    const page = renderHook(() => useLoaded('t1'));
    expect(page.result.current).toEqual(result.current);
    expect(watches).toHaveLength(1);
  });
});
