import { openGames, teamId, type Bracket } from '@courtside/domain';
import { applyResult, createBracket } from '@courtside/domain/engines';
import { createI18n } from '@courtside/i18n';
import { TeamDirectory } from '@courtside/tournament-ui';
import { render, screen } from '@testing-library/react';
import { DrawnBracket } from './drawn-bracket';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament', 'bracket', 'schedule'] }));
beforeEach(() => sessionStorage.clear());

const teams = ['A', 'B', 'C', 'D'].map((id) => ({ id: teamId(id), name: `Team ${id}` }));
/** A bracket of four teams, as far as so many games are played. */
function playedTo(games: number, of = teams): Bracket {
  let bracket: Bracket = createBracket(
    'single',
    of.map(({ id }) => id),
  );
  for (let played = 0; played < games; played += 1)
    bracket = applyResult(bracket, openGames(bracket)[0]!, { team1Score: 3, team2Score: 1 }).bracket;
  return bracket;
}
const view = (bracket: Bracket) => (
  <TeamDirectory teams={teams} mine={null}>
    <DrawnBracket event="Cup" bracket={bracket} timetable={undefined} problems={[]} />
  </TeamDirectory>
);
const drawing = () => screen.getByRole('region', { name: /^Drawing of the bracket/ });
/** Whether the ranking stands above the drawing. */
const isRankingFirst = () =>
  Boolean(screen.getByRole('heading', { name: 'Final ranking' }).compareDocumentPosition(drawing()) & Node.DOCUMENT_POSITION_FOLLOWING);

it('keeps its drawing where it is when the final ends: its reader keeps scroll place and focus', () => {
  const { rerender } = render(view(playedTo(3)));
  drawing().focus();
  rerender(view(playedTo(4)));
  expect(isRankingFirst()).toBe(false);
  expect(drawing()).toHaveFocus();
});

it('opens with its ranking first once it is complete, also for other teams', () => {
  const { rerender } = render(view(playedTo(4)));
  expect(isRankingFirst()).toBe(true);
  rerender(view(playedTo(4, teams.toReversed())));
  expect(isRankingFirst()).toBe(true);
  drawing().focus();
  // A corrected final takes nothing away either.
  rerender(view(playedTo(3, teams.toReversed())));
  expect(drawing()).toHaveFocus();
});
