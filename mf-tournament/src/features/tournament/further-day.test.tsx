import { parseBracketGames, teamId, type BracketGame, type GameId, type Tournament } from '@courtside/domain';
import { applyResult, createBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import { createI18n } from '@courtside/i18n';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { live, parts, sampleTournament, storedDay, storedStages, watchStageGames, watchStages } from '../../firebase.testkit';
import { loadEngine } from './day/use-day-of-play';
import { dayOfPlay, game, scheduled, setUpVisit, show, getValue } from './public-tournament.testkit';
import ScreenPage from './screen/screen-page';
import { TournamentTeam } from './team/tournament-team';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpVisit();

const timesFrom = (start: string) => ({
  isGameTimesVisible: true,
  bracketTimes: { startTimes: [start], gameLength: 12, interval: 3, numberOfCourts: 1 },
});

/** A bracket of four, from a time on court A. */
function drawn(seeds: readonly string[], start: string, stage?: string) {
  const made = createBracket('single', seeds.map(teamId));
  const { games, layout } = storedBracket(stage === undefined ? made : withStageIds(made, stage));
  return {
    games: getValue(parseBracketGames(Object.fromEntries(games))) as ReadonlyMap<GameId, BracketGame>,
    fields: { ...layout, ...timesFrom(start) },
  };
}

const a = drawn(['E', 'F', 'G', 'H'], '12:00');
const b = drawn(['A', 'B', 'C', 'D'], '10:00', 'b');
const ofB = [...b.games.keys()];
const plan = {
  ...{ ...sampleTournament, id: 'b', kind: 'bracket', name: 'B bracket', order: 1, gamesBefore: 4 },
  entry: { kind: 'rest', of: 'groups' },
  ...b.fields,
};
const event = { ...dayOfPlay(['m1', 'm2'], '09:00'), ...a.fields, hasStages: true } as Partial<Tournament>;
const second = 1000;
const stamp = (time: string) => ({ seconds: Date.parse(time) / second, nanoseconds: 0 });
const clock = { startedAt: stamp('2027-06-12T14:10:00Z'), pausedAt: null, playedMs: 0, length: 12 };
/** B's first game is being played on court A. */
const playing = () =>
  getValue(
    parseBracketGames(
      Object.fromEntries(
        [...b.games].map(([id, one]) => {
          const play = {
            game: id,
            change: 'c',
            state: 'playing',
            ending: '',
            winner: '',
            goals1: {},
            goals2: {},
            isConfirmed: false,
            clock,
          };
          return [id, id === ofB[0] ? { ...one, team1Score: 2, team2Score: 1, play } : { ...one, play: undefined }];
        }),
      ),
    ),
  );

beforeAll(async () => {
  await createI18n({
    language: 'en',
    namespaces: ['common', 'tournament', 'schedule', 'standings', 'bracket', 'team', 'after', 'share', 'screen'],
  });
  await loadEngine();
});
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:12:00-04:00'));
  storedDay.value = null;
  storedStages.value = [plan];
  storedStages.games = b.games;
  parts.schedule.value = scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D', 2, 2) });
  parts.bracket.value = a.games;
  watchStages.mockClear();
  watchStageGames.mockClear();
});
afterEach(() => jest.restoreAllMocks());

async function onWall(fields: Partial<Tournament>): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/t1/screen']}>
        <Routes>
          <Route path="/:tournamentId/screen" element={<ScreenPage />} />
        </Routes>
      </MemoryRouter>,
    );
  });
  await act(async () => live.tell({ ...sampleTournament, ...fields }));
}

describe('a further bracket in the day of a visitor', () => {
  it('is on its court, with its name, clock and score', async () => {
    storedStages.games = playing();
    await show(event);
    const court = await screen.findByRole('article', { name: 'On court A' });
    expect(court).toHaveTextContent(/Live.*B bracket.*10:00.*Ghost Riders.*2.*1/);
    expect(within(court).getByRole('contentinfo')).toHaveTextContent(/B bracket/);
  });

  it('has its next games under its name, where no court is run from the board', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:05:00-04:00'));
    await show(event);
    const now = document.getElementById('now')!;
    expect(within(now).getByRole('heading', { level: 3, name: 'B bracket' })).toBeInTheDocument();
    // A game on court comes before the first bracket, which begins at noon.
    expect(now).toHaveTextContent(/B bracket.*Live.*Ghost Riders.*12:00/);
  });

  it('has them above those of the first bracket if they are earlier', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:40:00-04:00'));
    await show(event);
    expect(document.getElementById('now')!).toHaveTextContent(/B bracket.*10:00.*Ghost Riders.*12:00/);
  });

  it('has them below those of the first bracket if they are later', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:40:00-04:00'));
    storedStages.value = [{ ...plan, ...timesFrom('13:00') }];
    await show(event);
    expect(document.getElementById('now')!).toHaveTextContent(/12:00.*B bracket.*13:00.*Ghost Riders/);
  });

  it('is the answer to when its team plays', async () => {
    localStorage.setItem(`courtside.my-team.${sampleTournament.id}`, 'B');
    await show(event);
    const card = await screen.findByRole('region', { name: 'Your next game' });
    expect(card).toHaveTextContent(/You play.*10:15.*B bracket · Semi-finals · against Wet Chain/);
  });

  it('is in the way of its team, with its round, number and place ahead', async () => {
    await act(async () =>
      render(
        <MemoryRouter>
          <TournamentTeam tournament={{ ...sampleTournament, ...event }} teamId="B" />
        </MemoryRouter>,
      ),
    );
    const part = (id: string) => document.getElementById(id)!;
    expect(part('games')).toHaveTextContent(/10:15.*Wet Chain.*B bracket · Semi-finals/);
    expect(part('next')).toHaveTextContent(/10:15.*B bracket · Semi-finals/);
    expect(part('ahead')).toHaveTextContent(/Final.*10:45/);
  });

  it('is on the wall, at its court and among the games to come', async () => {
    storedStages.games = playing();
    await onWall(event);
    const court = screen.getByRole('region', { name: 'On court A' });
    expect(court).toHaveTextContent(/Live.*B bracket.*Ghost Riders.*2/);
    expect(screen.getByRole('list', { name: 'Next on court A' })).toHaveTextContent(/B bracket/);
  });

  it('is not asked for where there is none, nor by the wall', async () => {
    await show({ ...event, hasStages: false } as Partial<Tournament>);
    await onWall({ ...event, hasStages: false } as Partial<Tournament>);
    expect(watchStages).not.toHaveBeenCalled();
    expect(watchStageGames).not.toHaveBeenCalled();
  });

  it('can be read again if it could not be read', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const fail = ((_id: string, _stage: string, _onValue: unknown, onError: (error: Error) => void) => {
      onError(new Error('offline'));
      return () => undefined;
    }) as never;
    watchStageGames.mockImplementationOnce(fail);
    await show(event);
    const section = () => document.getElementById('stage-b')!;
    expect(section()).toHaveTextContent('B bracket');
    await userEvent.click(within(section()).getByRole('button', { name: 'Try again' }));
    expect(section()).toHaveTextContent(/Semi-finals.*Ghost Riders/);
  });

  it('says that it is not drawn yet, until the event is over', async () => {
    storedStages.value = [{ ...plan, bracket: {} }];
    const over = ['u1-1', 'u1-2', 'u2-1', 'thirdPlace'].reduce(
      (bracket, id) => applyResult(bracket, id, { team1Score: 1, team2Score: 0 }).bracket,
      createBracket('single', ['E', 'F', 'G', 'H'].map(teamId)),
    );
    parts.bracket.value = getValue(parseBracketGames(Object.fromEntries(storedBracket(over).games)));
    const { rerender } = await show(event);
    expect(document.getElementById('stage-b')).toHaveTextContent(/Not drawn yet/);
    await act(async () => rerender({ ...event, startDate: '2027-06-05', endDate: '2027-06-05' }));
    expect(document.getElementById('stage-b')).toBeNull();
  });

  it('says that its games are missing instead of waiting for them', async () => {
    watchStageGames.mockImplementation((_id: string, _stage: string, onValue: (value: unknown, meta: object) => void) => {
      onValue(null, { fromCache: false, pending: false });
      return () => undefined;
    });
    await show(event);
    const section = document.getElementById('stage-b')!;
    expect(within(section).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('is read once, however many parts of the page show it', async () => {
    await show(event);
    expect(watchStages).toHaveBeenCalledTimes(1);
    expect(watchStageGames).toHaveBeenCalledTimes(1);
  });
});
