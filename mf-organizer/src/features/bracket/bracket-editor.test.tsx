import { gameId, teamId, type Bracket, type BracketGame, type GameResult } from '@courtside/domain';
import { correctResult, createBracket, storedBracket } from '@courtside/domain/engines';
import { TeamDirectory } from '@courtside/tournament-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBracketHyperlinks, setBracketReferee } from '../../firebase.testkit';
import { ScheduleProvider } from '../../games/schedule-context';
import { letters, matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { pageWords } from '../../words.testkit';
import { BracketEditor } from './bracket-editor';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const teams = someTeams.slice(0, 4);
const fresh = createBracket('single', letters.slice(0, 4).map(teamId));
const play = (bracket: Bracket, id: string, result: GameResult) => correctResult(bracket, id, result).bracket;
const first = play(fresh, 'u1-1', { team1Score: 3, team2Score: 1 });
const both = play(first, 'u1-2', { team1Score: 3, team2Score: 1 });
const corrected = play(both, 'u1-2', { team1Score: 0, team2Score: 1 });

/** The section after other users have changed the bracket. */
function section(bracket: Bracket) {
  const { layout, games } = storedBracket(bracket);
  const bracketTimes = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 };
  const tournament = { ...tournamentAt('groups'), ...layout, bracketTimes };
  const stored = new Map([...games].map(([id, game]) => [gameId(id), { ...game, referee: '', hyperlink: '' } as BracketGame]));
  return (
    <TeamDirectory teams={teams}>
      <ScheduleProvider tournament={tournament} teams={teams} matches={matchesAt('groups')}>
        <BracketEditor tournament={tournament} games={stored} openHistory={() => undefined} DayRules={() => null} />
      </ScheduleProvider>
    </TeamDirectory>
  );
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const scores = () => screen.getAllByLabelText<HTMLInputElement>(/^Score of/).map(({ value }) => value);
const enter = async (...texts: readonly string[]) => {
  for (const [index, text] of texts.entries()) await userEvent.type(screen.getAllByLabelText(/^Score of/)[index] as HTMLElement, text);
};

// Queries by role in whole dialogs are slow on busy processors.
jest.setTimeout(120_000);

beforeAll(pageWords);
beforeEach(() => {
  setBracketReferee.mockReset().mockResolvedValue(undefined);
  setBracketHyperlinks.mockReset().mockResolvedValue(undefined);
});

/** Opens the final. */
const openFinal = async () => {
  await press('Round by round');
  await press('Game 4');
};

it('referee and link stay while they are typed, although the teams of the game become known', async () => {
  const { rerender } = render(section(first));
  await openFinal();
  await userEvent.type(screen.getByLabelText(/^Link/), 'https://youtu.be/final');
  await userEvent.type(screen.getByLabelText(/^Referee/), 'Zo');
  rerender(section(both));
  expect(scores()).toEqual(['', '']);
  await userEvent.keyboard('é');
  await press('Save result');
  expect(setBracketReferee).toHaveBeenCalledWith('t1', 'u2-1', 'Zoé');
  expect(setBracketHyperlinks).toHaveBeenCalledWith('t1', { 'u2-1': 'https://youtu.be/final' });
});

it('a result that was typed for other teams is gone once the game has new ones', async () => {
  const { rerender } = render(section(both));
  await openFinal();
  await enter('5', '4');
  await userEvent.type(screen.getByLabelText(/^Referee/), 'Zoé');
  rerender(section(corrected));
  expect(scores()).toEqual(['', '']);
  expect(screen.queryByText(/^Someone else/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Referee/)).toHaveValue('Zoé');
  await enter('2', '6');
  rerender(section(corrected));
  expect(scores()).toEqual(['2', '6']);
});
