import type { PlayerId } from '@courtside/domain';
import type { MixedTeam, ShuffleGame, ShuffleResult, ShuffleRound, ShuffleRow } from '@courtside/domain/shuffle';
import { createI18n } from '@courtside/i18n';
import { render, screen, within } from '@testing-library/react';
import { ShuffleGames, type ShuffleGamesProps } from './shuffle-games';
import { ShuffleRounds, useRoundName } from './shuffle-rounds';
import { ShuffleTable } from './shuffle-table';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'schedule', 'shuffle', 'standings'] }));

const names = (...ids: readonly string[]) => ids as readonly string[] as MixedTeam;
const nameOf = (player: PlayerId) => String(player).toUpperCase();
const playGame = (round: number, number: number, result: ShuffleResult | null, ...teams: readonly [MixedTeam, MixedTeam]): ShuffleGame => ({
  id: `${round}-${number}`,
  number,
  teams,
  court: number - 1,
  start: '10:00',
  result,
});
const createRound = (number: number, games: readonly ShuffleGame[], resting: MixedTeam = []): ShuffleRound => ({
  ...{ number, date: '2027-06-12', start: '10:00', courts: 2, slot: 20, resting, games },
  teams: games.flatMap(({ teams }) => teams),
});

describe('the games of a round', () => {
  const round = createRound(
    1,
    [playGame(1, 1, [3, 1], names('a', 'b'), names('c', 'd')), playGame(1, 2, null, names('e', 'f'), names('g', 'h'))],
    names('i'),
  );
  const show = (props: Partial<ShuffleGamesProps> = {}) => render(<ShuffleGames round={round} nameOf={nameOf} {...props} />);
  const game = (number: number) => screen.getByRole('listitem', { name: new RegExp(`^Game ${number},`) });

  it('name the players of both teams, the court and the result', () => {
    show();
    expect(game(1)).toHaveAccessibleName('Game 1, 10:00, court A: A and B against C and D');
    expect(
      within(game(1))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A', 'B', 'C', 'D']);
    expect(within(game(1)).getByText('3')).toHaveAttribute('data-won');
    expect(within(game(1)).getByText('1')).not.toHaveAttribute('data-won');
    expect(within(game(2)).getAllByRole('img', { name: 'No result yet' })).toHaveLength(2);
    expect(screen.getByText('I rests.')).toBeInTheDocument();
  });

  it('mark the reader’s game and name', () => {
    show({ me: 'f' });
    expect(game(2)).toHaveAttribute('data-mine');
    expect(game(1)).not.toHaveAttribute('data-mine');
    expect(within(game(2)).getByText('F')).toHaveAttribute('data-me');
  });

  it('have notes in place of results before they are drawn, and the organizer’s tools', () => {
    show({
      noteOf: (team) => (team.includes('a' as PlayerId) ? 'together in round 1' : ''),
      renderTools: ({ id }) => <button>{id}</button>,
    });
    expect(within(game(1)).getByText('together in round 1')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'No result yet' })).not.toBeInTheDocument();
    expect(within(game(2)).getByRole('button', { name: '1-2' })).toBeInTheDocument();
  });
});

describe('the rounds', () => {
  const open = playGame(1, 2, null, names('e'), names('f'));
  const first = createRound(1, [playGame(1, 1, [2, 0], names('a'), names('b')), open], names('i'));
  const second = createRound(2, [playGame(2, 1, null, names('c'), names('d'))]);
  const Shown = ({ rounds, hasDays = false }: { readonly rounds: readonly ShuffleRound[]; readonly hasDays?: boolean }) => (
    <ShuffleRounds
      rounds={rounds}
      nameOf={useRoundName(hasDays)}
      renderGames={({ games, resting }) => <p>{[...games.map(({ id }) => id), ...resting].join(' ')}</p>}
    >
      <p>between</p>
    </ShuffleRounds>
  );
  const headings = () => screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);

  it('say that none is drawn', () => {
    render(<Shown rounds={[]} />);
    expect(screen.getByText('The first round is not drawn yet.')).toBeInTheDocument();
  });

  it('begin with the present one; open games of earlier ones follow, the others are folded', () => {
    const { container } = render(<Shown rounds={[first, second]} />);
    expect(headings()).toEqual(['Round 2', 'Round 1, still open', 'Round 1']);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['2-1', '1-2', 'between', '1-1 i']);
    expect(container.querySelector('details')).toHaveTextContent('Earlier rounds');
  });

  it('name their day where there are several', () => {
    render(<Shown rounds={[second]} hasDays />);
    expect(screen.getByRole('heading', { name: /^Round 2, .*12 June/ })).toBeInTheDocument();
  });
});

describe('the table of players', () => {
  const row = (player: string, rank: number, points: number, more: Partial<ShuffleRow> = {}): ShuffleRow => ({
    ...{ player: player as PlayerId, rank, points, games: 2, wins: 1, draws: 1, losses: 0, goalsFor: 5, goalDifference: 2 },
    ...{ pointsPerGame: points / 2, rests: 0, isAway: false, ...more },
  });
  const cells = () =>
    screen
      .getAllByRole('row')
      .slice(1, -1)
      .map((line) => [...line.children].map(({ textContent }) => textContent));

  it('begins with the first result', () => {
    render(<ShuffleTable rows={[row('a', 1, 0, { games: 0 })]} nameOf={nameOf} />);
    expect(screen.getByText('The table begins with the first result.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has a row for each player, the reader’s marked, and names those who are away', () => {
    const away = row('c', 3, 0, { games: 0, wins: 0, goalDifference: -3, isAway: true });
    render(<ShuffleTable rows={[row('a', 1, 4), row('b', 1, 4), away]} nameOf={nameOf} me="b" />);
    expect(cells()).toEqual([
      ['1', 'A', '2', '1', '+2', '4', '2.00'],
      ['1', 'B', '2', '1', '+2', '4', '2.00'],
      ['3', 'Cnot there', '0', '0', '−3', '0', '–'],
    ]);
    expect(screen.getByRole('rowheader', { name: 'B' }).closest('tr')).toHaveAttribute('data-mine');
  });
});
