import { bracketTemplate, teamId, type Bracket, type BracketType } from '@courtside/domain';
import { createBracket } from '@courtside/domain/engines';
import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TeamDirectory } from '../teams/team-directory';
import { layOutBracket } from './bracket-layout';
import { BracketRounds } from './bracket-rounds';
import { BracketView } from './bracket-view';
import { DRAWING_MARGIN, getGamesWidth } from './bracket-width';
import { currentColumn } from './current-column';
import { getGameHeight, getWidth, scaleSize, screenSize } from './drawing-size';
import { GameLists } from './game-lists';

let mockReturnPlace: string | null = null;
jest.mock('@courtside/ui', () => ({ ...jest.requireActual<object>('@courtside/ui'), getReturnPlace: () => mockReturnPlace }));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'bracket', 'schedule'] }));

const teams = Array.from({ length: 8 }, (_, index) => ({ id: teamId(`T${index}`), name: `Team ${index}` }));
const made = (type: BracketType = 'single') =>
  createBracket(
    type,
    teams.map(({ id }) => id),
  );
/** The games of these rounds are decided, those of the next are open. */
function playedTo(roundId: string | null): Bracket {
  const bracket = made();
  const rounds = ['round1', 'round2', 'round3'];
  const at = roundId === null ? rounds.length : rounds.indexOf(roundId);
  const states = bracket.states.map((state, index) => {
    const round = rounds.indexOf(bracket.template.games[index]?.roundId ?? '');
    const played = round < 0 ? at > 2 : round < at;
    return { ...state, status: played ? ('decided' as const) : round === at ? ('ready' as const) : ('waiting' as const) };
  });
  return { ...bracket, states } as unknown as Bracket;
}

it.each([
  ['round1', 0],
  ['round2', 1],
  ['round3', 2],
  [null, 2],
])('the round that is played stands in its column: %s', (roundId, column) => {
  const bracket = playedTo(roundId);
  expect(currentColumn(bracket, layOutBracket(bracket.template))).toBe(column);
});

it('opens the drawing there, and stays where its reader has moved it', () => {
  const view = (bracket: Bracket) => (
    <TeamDirectory teams={teams as never}>
      <BracketView bracket={bracket} />
    </TeamDirectory>
  );
  const { rerender } = render(view(playedTo('round2')));
  const drawing = screen.getByRole('region', { name: /^Drawing of the bracket/ });
  expect(drawing.scrollLeft).toBeGreaterThan(0);
  fireEvent.wheel(drawing);
  drawing.scrollLeft = 7;
  rerender(view(playedTo('round3')));
  expect(drawing.scrollLeft).toBe(7);
});

describe('on a phone', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358);
    Object.assign(window, { ResizeObserver: class { observe() {} disconnect() {} } }); // prettier-ignore
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'ResizeObserver');
    window.location.hash = '';
    mockReturnPlace = null;
  });
  const view = (bracket: Bracket, onGame?: () => void) => (
    <TeamDirectory teams={teams as never}>
      <BracketView bracket={bracket} {...(onGame ? { onGame } : {})} />
    </TeamDirectory>
  );
  // The drawing grows step by step.
  const expectRounds = (wanted: readonly string[]) =>
    waitFor(() => expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(wanted));
  const latest = ['Semi-finals', 'Final', 'Third place'];
  const all = ['Quarter-finals', ...latest];

  it('begins with the current round, and shows the earlier ones on request', async () => {
    const { rerender } = render(view(playedTo('round2')));
    await expectRounds(latest);
    fireEvent.click(screen.getByRole('button', { name: 'Earlier rounds' }));
    await expectRounds(all);
    fireEvent.click(screen.getByRole('button', { name: 'Latest rounds' }));
    // A round that ends removes nothing under its reader.
    rerender(view(playedTo(null)));
    await expectRounds(latest);
  });

  it('shows the last two rounds once all are played, and all rounds before', async () => {
    const { unmount } = render(view(playedTo(null)));
    await expectRounds(latest);
    unmount();
    render(view(playedTo('round1')));
    await expectRounds(all);
    expect(screen.queryByRole('button', { name: 'Earlier rounds' })).not.toBeInTheDocument();
  });

  it('shows all rounds to organizers, and to a visitor with a link to a game', async () => {
    const { unmount } = render(view(playedTo(null), () => undefined));
    await expectRounds(all);
    unmount();
    window.location.hash = '#game-u1-1';
    render(view(playedTo(null)));
    await expectRounds(all);
  });

  it('shows all rounds to a visitor who returns to a game of an earlier one, and no more to one who left a shown one', async () => {
    mockReturnPlace = 'game-u2-1';
    const { unmount } = render(view(playedTo(null)));
    await expectRounds(latest);
    unmount();
    mockReturnPlace = 'game-u1-1';
    render(view(playedTo(null)));
    await expectRounds(all);
  });
});

it.each([358, 596])('has both rounds of four teams in %i px, so that opening the second cuts nothing off the first', (width) => {
  expect(getWidth(screenSize(getGamesWidth(width, 2, true)), 2)).toBeLessThanOrEqual(width - 2 * DRAWING_MARGIN);
});

it('has the grand final of eight teams inside a window of 1280 px, and games that can be read', () => {
  const { columns } = layOutBracket(bracketTemplate('double', 8));
  // The room next to the menu and inside the margins of the page.
  const room = 1280 - 224 - 64;
  const width = getGamesWidth(room, columns, false);
  expect(columns * screenSize(width).columnWidth + 8).toBeLessThanOrEqual(room);
  expect(width).toBeGreaterThanOrEqual(136);
  // A bracket of thirty-two would be too narrow: it scrolls.
  expect(getGamesWidth(room, layOutBracket(bracketTemplate('double', 32)).columns, false)).toBe(216);
  expect(getGamesWidth(3000, columns, false)).toBe(216);
  expect(getGamesWidth(358, columns, true)).toBe(159);
});

it('says what its one button for the other view does, and keeps the focus on it', () => {
  render(
    <TeamDirectory teams={teams as never}>
      <BracketView bracket={made()} />
    </TeamDirectory>,
  );
  const drawings = () => screen.queryAllByRole('region', { name: /^Drawing of the bracket/ }).length;
  const button = screen.getByRole('button', { name: 'Round by round' });
  button.focus();
  fireEvent.click(button);
  expect([drawings(), button.textContent, document.activeElement]).toEqual([0, 'Back to the drawing', button]);
  fireEvent.click(button);
  expect([drawings(), button.textContent, document.activeElement]).toEqual([1, 'Round by round', button]);
});

it('lists the rounds in the order of play on the screen and on paper: in a double bracket both sides by turns, the finals last', () => {
  const bracket = made('double');
  const layout = layOutBracket(bracket.template);
  const size = screenSize(240, []);
  render(
    <TeamDirectory teams={teams as never}>
      <BracketRounds {...{ bracket, layout, size }} path={new Set()} />
      <GameLists {...{ bracket, layout }} />
    </TeamDirectory>,
  );
  const names = [
    ...['Upper round 1', 'Upper semi-finals', 'Lower round 1', 'Lower round 2', 'Upper final', 'Lower round 3', 'Lower final'],
    ...['Grand final', 'Grand final reset'],
  ];
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual(names);
});

it('draws games as much larger as the text is', () => {
  const size = screenSize(200, ['Ghost Riders']);
  const large = scaleSize(size, 2);
  expect([large.gameWidth, large.nameSize, large.wholeNames]).toEqual([400, 2 * size.nameSize, false]);
  expect(getGameHeight(large)).toBe(2 * getGameHeight(size) - 2);
});

it('gives a place the lines that the longest name needs, in letters of 13 px at least', () => {
  const heightWith = (name: string, width = 150) => screenSize(width, ['Canal', name]).placeHeight;
  expect([heightWith('Ball Hog'), heightWith('Les Dérailleurs'), heightWith('Société des Dérailleurs Déraillés')]).toEqual([34, 34, 44]);
  expect([heightWith('Les Dérailleurs', 216), heightWith('Société des Dérailleurs Déraillés', 216)]).toEqual([28, 34]);
  expect(screenSize(150, ['Société des Dérailleurs Déraillés']).nameSize).toBe(13);
});
