import { teamId, type BracketGame as StoredGame, type BracketSlot, type GameId } from '@courtside/domain';
import type { GameState } from '@courtside/domain/wall';
import { createI18n } from '@courtside/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayDayProvider } from '../day/day-context';
import { TeamDirectory } from '../teams/team-directory';
import { BracketGame } from './bracket-game';
import { ROOMY_GAME } from './bracket-width';
import { fourTeams, playBracket } from './bracket.testkit';
import { screenSize } from './drawing-size';
import { useBracketWords } from './use-bracket-words';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'bracket', 'schedule', 'tournament'] }));

const slot = { time: '14:00', minutes: 840, courtLetter: 'B', length: 20, order: 0 } as unknown as BracketSlot;

interface Given {
  readonly played?: number;
  readonly index?: number;
  readonly state?: GameState;
  readonly stored?: Partial<StoredGame>;
  readonly onGame?: (id: GameId) => void;
}
function Game({ played = 0, index = 0, state, stored, onGame }: Given) {
  const words = useBracketWords();
  const bracket = playBracket(played);
  const { id } = bracket.template.games[index]!;
  const day = {
    forfeitGoals: 5,
    bracketGames: new Map(stored ? [[id, stored as StoredGame]] : []),
    expected: new Map(),
    states: new Map(state ? [[id, state]] : []),
    heldUntil: '15:10',
    scorerName: null,
  };
  return (
    <TeamDirectory teams={fourTeams} mine={teamId('A')}>
      <PlayDayProvider day={day}>
        <BracketGame {...{ bracket, index, words, slot, onGame }} size={screenSize(ROOMY_GAME)} onPath={false} />
      </PlayDayProvider>
    </TeamDirectory>
  );
}
const show = (given: Given = {}) => render(<Game {...given} />).container.firstElementChild!;

it('has both teams, its number as a link to itself, and when and where it is played', () => {
  const game = show();
  expect(game).toHaveTextContent(/Team A.*Team D.*No\. 1.*14:00, court B/);
  expect(screen.getByRole('link', { name: /^No\. 1/ })).toHaveAttribute('href', `#${game.id}`);
  expect([...game.querySelectorAll('[data-mine]')].map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Team A')]);
});

it('says what a place waits for', () => {
  expect(show({ index: 2 })).toHaveTextContent(/Winner of game 1.*Winner of game 2/);
  cleanup();
  expect(show({ index: 3 })).toHaveTextContent(/Loser of game 1.*Loser of game 2/);
});

it('has the scores, the winner in bold and the loser gray', () => {
  const game = show({ played: 1 });
  expect([...game.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['3', '1']);
  expect(game.querySelector('[data-strong]')).toHaveTextContent('Team A');
  expect(game.querySelector('[data-lost]')).toHaveTextContent('Team D');
});

it.each<[GameState, string]>([
  ['live', 'Live'],
  ['called', 'Called'],
  ['paused', 'Paused'],
  ['held', 'On hold until 15:10'],
])('says that it is %s instead of its time', (state, words) => {
  const game = show({ state });
  expect(game).toHaveTextContent(words);
  expect(game).not.toHaveTextContent('14:00');
});

it('says how it ended, in letters and for screen readers in a sentence', () => {
  const play = { state: 'finished', ending: 'overtime', games: [] } as unknown as NonNullable<StoredGame['play']>;
  show({ played: 1, stored: { play } });
  expect(screen.getByText('OT')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('After overtime')).toBeInTheDocument();
});

it('is a button for organizers, by its number', async () => {
  const onGame = jest.fn();
  show({ onGame });
  await userEvent.click(screen.getByRole('button', { name: 'Game 1' }));
  expect(onGame).toHaveBeenCalledWith(playBracket(0).template.games[0]!.id);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
