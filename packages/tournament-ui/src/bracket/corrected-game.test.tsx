import { teamId, type Bracket } from '@courtside/domain';
import { createBracket } from '@courtside/domain/engines';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { TeamDirectory } from '../teams/team-directory';
import { BracketGame } from './bracket-game';
import { ROOMY_GAME } from './bracket-width';
import { screenSize } from './drawing-size';
import { useBracketWords } from './use-bracket-words';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'bracket', 'schedule'] }));

const teams = ['A', 'B', 'C', 'D'].map((id) => ({ id, name: `Team ${id}` }));
const made = createBracket(
  'single',
  teams.map(({ id }) => teamId(id)),
);

function Game({ scores, winner }: { readonly scores: readonly [number, number]; readonly winner: 0 | 1 }) {
  const words = useBracketWords();
  const first = made.states[0]!;
  const state = { ...first, scores, winner: first.slots[winner], loser: first.slots[winner === 0 ? 1 : 0], status: 'decided' as const };
  const bracket = { ...made, states: [state, ...made.states.slice(1)] } as Bracket;
  return (
    <TeamDirectory teams={teams as never}>
      <BracketGame {...{ bracket, words }} index={0} size={screenSize(ROOMY_GAME)} onPath={false} />
    </TeamDirectory>
  );
}

it('says of a corrected game that the other team had gone on, since it is the one in bold', () => {
  render(<Game scores={[1, 3]} winner={0} />);
  expect(screen.getByText('Corrected')).toBeInTheDocument();
  expect(screen.getByText(/^Corrected after Team [A-D] had gone on$/)).toBeInTheDocument();
});

it.each([
  [[3, 1], 0],
  [[1, 3], 1],
  [[2, 2], 0],
] as const)('says nothing where the scores %j name the winner, or nobody', (scores, winner) => {
  render(<Game scores={scores} winner={winner} />);
  expect(screen.queryByText(/Corrected/)).not.toBeInTheDocument();
});
