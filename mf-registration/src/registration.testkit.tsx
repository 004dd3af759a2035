import { parsePlace, parseTournament, userId, type Place, type Profile, type Tournament } from '@courtside/domain';
import type * as Firebase from '@courtside/firebase';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { RegisterPage } from './register-page';

export const meta = { fromCache: false, pending: false };
export const me = 'm'.repeat(28);

export function tournament(changes: Readonly<Record<string, unknown>> = {}): Tournament {
  const result = parseTournament('t1', {
    name: 'Coupe d’été',
    location: 'Gand',
    startDate: '2026-07-10',
    endDate: '2026-07-12',
    isTournamentPublic: true,
    isRegistrationOpen: true,
    playersPerTeam: 2,
    ...changes,
  });
  if (!result.ok) throw new Error('The test’s own tournament is malformed.');
  return result.value;
}

export const player = (name: string, changes: Partial<Profile> = {}): Profile => ({
  id: userId(name.replace(/[^a-z]/g, '').padEnd(28, '0')),
  name,
  pronouns: 'elle',
  club: 'Ghent',
  region: 'Benelux',
  skill: 7,
  ...changes,
});

/** A team that registered then, and nothing else. */
export function place(id: string, registeredAt: number, changes: Partial<Place> = {}): Place {
  const read = parsePlace(id, { registeredAt });
  if (!read.ok) throw new Error('The sample place is not sound.');
  return { ...read.value, ...changes };
}

/** A watch that brings one value at once. */
export const brings =
  <T,>(value: T) =>
  (...args: readonly unknown[]) => {
    (args.at(-2) as (value: T, from: typeof meta) => void)(value, meta);
    return () => undefined;
  };

/** A watch that fails. */
export const fails =
  (code: Firebase.FailureCode) =>
  (...args: readonly unknown[]) => {
    const { ReadFailure } = jest.requireActual<typeof Firebase>('@courtside/firebase');
    (args.at(-1) as (error: Firebase.ReadFailure) => void)(new ReadFailure(code, 'x', code));
    return () => undefined;
  };

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return <p>{`at ${pathname}${search} from ${(state as { from?: string } | null)?.from ?? 'nowhere'}`}</p>;
}

/** @param fragment of the address, with its `#` */
export const show = (fragment = '') =>
  render(
    <MemoryRouter initialEntries={[`/t1/register${fragment}`]}>
      <Routes>
        <Route path="/:tournamentId/register" element={<RegisterPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );
