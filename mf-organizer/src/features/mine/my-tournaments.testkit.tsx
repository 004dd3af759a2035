import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import {
  sampleTournament,
  setSession,
  signedIn,
  watchBracket,
  watchGroupGames,
  watchGroupStages,
  watchMyTournaments,
  watchSchedule,
  watchStageGames,
  watchStages,
  watchTeams,
} from '../../firebase.testkit';
import { MyTournamentsPage } from './my-tournaments-page';

const DAY = 24 * 60 * 60_000;

export type Tell = (value: unknown) => void;
export type Fail = (error: { readonly code: string }) => void;

/** `YYYY-MM-DD` in UTC. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** A tournament whose days are counted in UTC; its id is its name. */
export const createEvent = (fields: { readonly name: string; readonly [field: string]: unknown }) => ({
  ...sampleTournament,
  ...fields,
  timeZone: 'UTC',
  id: fields.name,
});

/** A watch that answers at once. */
export const bring = (value: unknown) => (_id: string, onValue: Tell) => {
  onValue(value);
  return () => undefined;
};

/** Signs in, and empties everything that the page watches. The list of tournaments waits for `list.tell` or `list.fail`. */
export function resetWatches(): { readonly tell: Tell; readonly fail: Fail } {
  const list = { tell: (() => undefined) as Tell, fail: (() => undefined) as Fail };
  setSession(signedIn);
  watchTeams.mockReset().mockImplementation(bring([]));
  watchSchedule.mockReset().mockImplementation(bring(new Map()));
  watchBracket.mockReset().mockImplementation(bring(null));
  watchStages.mockReset().mockImplementation(bring([]));
  watchStageGames.mockReset().mockImplementation(bring(null));
  watchGroupStages.mockReset().mockImplementation(bring([]));
  watchGroupGames.mockReset().mockImplementation(bring(null));
  watchMyTournaments.mockReset().mockImplementation((_uid: string, onValue: Tell, onError: Fail) => {
    list.tell = onValue;
    list.fail = onError;
    return () => undefined;
  });
  return list;
}

export const show = () =>
  render(
    <MemoryRouter>
      <MyTournamentsPage />
    </MemoryRouter>,
  );

export const part = (name: string) => screen.getByRole('region', { name });
