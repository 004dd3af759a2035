import { parseBracketGames, teamId, type Bracket, type BracketGame, type GameId, type Tournament } from '@courtside/domain';
import { applyResult, createBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { live, parts, sampleTournament, storedDay, storedStages, toTournament, watchUpcomingTournaments } from '../../firebase.testkit';
import { loadAfter } from './after/use-after';
import { dayOfPlay, game, scheduled, setUpVisit, show, getValue } from './public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpVisit();

const [won, lost] = [
  { team1Score: 4, team2Score: 2 },
  { team1Score: 2, team2Score: 4 },
] as const;
const four = ['A', 'B', 'C', 'D'];
const today = dayOfPlay(['m1', 'm2'], '09:00');
const played = () => scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D', 2, 2) });

/** A bracket at 12:00 in which the first of two teams has won. @param ids games with a result; with `!` the second has won */
const drawn = (seeds: readonly string[], ...ids: readonly string[]) => withResults(createBracket('single', seeds.map(teamId)), ids);

/** The same with the ids of a bracket beyond the first. */
const drawnBeyond = (seeds: readonly string[]) => withResults(withStageIds(createBracket('single', seeds.map(teamId)), 'b'), []);

function withResults(made: Bracket, ids: readonly string[]) {
  const bracket = ids.reduce((now, id) => applyResult(now, id.replace('!', ''), id.endsWith('!') ? lost : won).bracket, made);
  const { games, layout } = storedBracket(bracket);
  return {
    games: getValue(parseBracketGames(Object.fromEntries(games))) as ReadonlyMap<GameId, BracketGame>,
    fields: {
      ...layout,
      isGameTimesVisible: true,
      bracketTimes: { startTimes: ['12:00'], gameLength: 12, interval: 3, numberOfCourts: 1 },
    },
  };
}

interface Shown {
  readonly mine?: string;
  readonly bracket?: ReturnType<typeof drawn>;
  readonly fields?: Partial<Tournament>;
}

/** @returns the card at the top of the page */
async function card({ mine, bracket, fields }: Shown): Promise<HTMLElement> {
  if (mine) localStorage.setItem(`courtside.my-team.${sampleTournament.id}`, mine);
  parts.bracket.value = bracket?.games ?? null;
  await show({ ...today, ...bracket?.fields, ...fields });
  return screen.findByRole('region', { name: /^(Your next game|How it ended)$/ });
}

/** A bracket beyond the first, of the teams that the first one leaves. */
const plan = (fields: object) => ({
  ...sampleTournament,
  id: 'b',
  kind: 'bracket',
  name: 'B bracket',
  order: 1,
  gamesBefore: 0,
  entry: { kind: 'rest', of: 'groups' },
  ...fields,
});

beforeAll(() => loadAfter());
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:00:00-04:00'));
  storedDay.value = null;
  storedStages.value = [];
  storedStages.games = null;
  watchUpcomingTournaments.mockClear();
  parts.schedule.value = played();
});
afterEach(() => jest.restoreAllMocks());

describe('once the groups are over', () => {
  it('the place is provisional while others of the group play', async () => {
    parts.schedule.value = scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D') });
    expect(await card({ mine: 'A' })).toHaveTextContent(/Place 1 of 4.*Provisional: one game of the group is still to be played/);
  });

  it('it stays provisional until there is a bracket, for readers without a team, too', async () => {
    expect(await card({ mine: 'A' })).toHaveTextContent(/Place 1 of 4.*Provisional: results may still be corrected/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'My team' }), '');
    expect(screen.getByRole('region', { name: 'Your next game' })).toHaveTextContent(/The groups are over.*not out yet/);
  });

  it('a team that goes on reads to which game, above when it plays', async () => {
    expect(await card({ mine: 'A', bracket: drawn(four) })).toHaveTextContent(
      /Place 1 of 4 · You go on.*You play at 12:00.*Semi-finals · against Pédale Douce.*Court A/,
    );
  });

  it('the first game of the bracket behind it, its place in the group is said no more', async () => {
    const shown = await card({ mine: 'A', bracket: drawn(four, 'u1-1') });
    expect(shown).toHaveTextContent(/You play at/);
    expect(shown).not.toHaveTextContent(/Place 1|go on/);
  });

  it('a team that does not go on reads that with its place, its results and what is next', async () => {
    const shown = await card({ mine: 'D', bracket: drawn(['A', 'B', 'C', 'E']) });
    expect(shown).toHaveTextContent(/Place \d of 4.*You do not go on.*4 of 4 teams go on.*Next: Semi-finals, 12:00, court A/);
    expect(
      within(within(shown).getByRole('list', { name: 'Your results' })).getByText(/Drawn 2–.?2 against Wet Chain/),
    ).toBeInTheDocument();
  });

  it('all may read who goes on', async () => {
    expect(await card({ bracket: drawn(['A', 'B', 'C', 'E']) })).toHaveTextContent(/The groups are over.*All teams go on/);
    await userEvent.click(screen.getByText('Who goes on'));
    expect(screen.getByText('Who goes on').closest('details')).toHaveTextContent(/Ghost Riders.*Mallet Club/);
  });

  it('teams of a further bracket go on, too, and its name is said', async () => {
    const b = drawn(['C', 'D', 'G', 'H']);
    storedStages.value = [plan(b.fields)];
    storedStages.games = b.games;
    expect(await card({ bracket: drawn(['A', 'B', 'E', 'F']), fields: { hasStages: true } })).toHaveTextContent(/8 of 4 teams go on/);
    expect(screen.getByText('Who goes on').closest('details')).toHaveTextContent(/Ghost Riders.*Wet ChainB bracket/);
  });

  it.each([
    ['11:15', 'B bracket · Semi-finals, 11:15', '#stage-b'],
    ['13:00', 'Semi-finals, 12:00', '#bracket'],
  ])('the next game is the earliest one of all brackets; one begins at 12:00, the other at %s', async (start, game, href) => {
    const b = drawnBeyond(['C', 'D', 'G', 'H']);
    storedStages.value = [plan({ ...b.fields, bracketTimes: { ...b.fields.bracketTimes, startTimes: [start] } })];
    storedStages.games = b.games;
    const shown = await card({ bracket: drawn(['A', 'B', 'E', 'F']), fields: { hasStages: true } });
    expect(within(shown).getByRole('link', { name: `Next: ${game}, court A` })).toHaveAttribute('href', href);
  });

  it('no place is named in tables that are not shown, nor who goes on', async () => {
    const shown = await card({ mine: 'A', bracket: drawn(four), fields: { isSchedulePublic: false } });
    expect(shown).not.toHaveTextContent(/Place/);
    expect(screen.queryByText('Who goes on')).not.toBeInTheDocument();
  });

  it('it is said without times where no times are shown', async () => {
    const hidden = { isGameTimesHidden: true } as Partial<Tournament>;
    expect(await card({ mine: 'A', bracket: drawn(four), fields: hidden })).toHaveTextContent(
      /Place 1 of 4 · You go on.*You go on.*Semi-finals · against Pédale Douce/,
    );
  });
});

describe('a team of a further bracket', () => {
  const shownWith = (mine: string) => card({ mine, bracket: drawn(['A', 'B', 'E', 'F']), fields: { hasStages: true } });

  it('reads that it goes on there before its games are drawn', async () => {
    storedStages.value = [plan({ bracketSeeds: [] })];
    expect(await shownWith('D')).toHaveTextContent(/Place \d of 4.*You go on to B bracket.*not drawn yet/);
  });

  it('reads when it plays there, and with which place it has left', async () => {
    const b = drawn(['C', 'D', 'G', 'H']);
    storedStages.value = [plan(b.fields)];
    storedStages.games = b.games;
    expect(await shownWith('D')).toHaveTextContent(/You go on to B bracket.*You play at 12:1\d.*Semi-finals/);
  });

  it('has its place in it', async () => {
    const b = drawn(['C', 'D', 'G', 'H'], 'u1-1', 'u1-2', 'thirdPlace', 'u2-1');
    storedStages.value = [plan(b.fields)];
    storedStages.games = b.games;
    expect(await shownWith('D')).toHaveTextContent(/B bracket · Final · Your games are over.*Place 2 of 4/);
  });
});

it('a team of two brackets reads in which one it plays next, not that it is out', async () => {
  const b = drawnBeyond(['D', 'C', 'G', 'H']);
  storedStages.value = [plan({ ...b.fields, bracketTimes: { ...b.fields.bracketTimes, startTimes: ['13:00'] } })];
  storedStages.games = b.games;
  const shown = await card({ mine: 'D', bracket: drawn(four, 'u1-1', 'u1-2', 'thirdPlace'), fields: { hasStages: true } });
  expect(shown).toHaveTextContent(/You go on to B bracket.*You play at 13:00.*B bracket · Semi-finals/);
  expect(shown).not.toHaveTextContent(/Your games are over/);
});

describe('once a team is out', () => {
  it('it reads its place as the ranking gives it, its results, and when the final is', async () => {
    const shown = await card({ mine: 'D', bracket: drawn(four, 'u1-1', 'u1-2', 'thirdPlace') });
    expect(shown).toHaveTextContent(/Your games are over.*Place 3 of 4.*Next: Final, 12:45, court A/);
    expect(within(shown).getByRole('link', { name: /Next: Final/ })).toHaveAttribute('href', '#bracket');
    expect(within(within(shown).getByRole('list', { name: 'Your results' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('it reads which game of another bracket is next once the first one is over', async () => {
    const b = drawnBeyond(['C', 'D', 'G', 'H']);
    storedStages.value = [plan(b.fields)];
    storedStages.games = b.games;
    const first = drawn(['A', 'B', 'E', 'F'], 'u1-1', 'u1-2', 'thirdPlace', 'u2-1');
    const shown = await card({ mine: 'B', bracket: first, fields: { hasStages: true } });
    expect(shown).toHaveTextContent(/Your games are over/);
    expect(within(shown).getByRole('link', { name: /^Next: B bracket · Semi-finals/ })).toHaveAttribute('href', '#stage-b');
  });

  it('a correction takes it back in, and nothing loses the focus', async () => {
    const shown = await card({ mine: 'D', bracket: drawn(four, 'u1-1', 'u1-2', 'thirdPlace') });
    const share = within(shown).getByRole('button', { name: 'Share' });
    share.focus();
    act(() => parts.bracket.tell(drawn(four, 'u1-1', 'u1-2').games));
    expect(shown).toHaveTextContent(/You play at 12:30/);
    expect(share).toHaveFocus();
  });
});

describe('once the event is over', () => {
  const over = () => drawn(four, 'u1-1', 'u1-2', 'thirdPlace', 'u2-1');
  const nextYear = { startDate: '2026-06-12', endDate: '2026-06-12' };

  it('the result comes first: champion, podium, the own place, the ranking and what is next', async () => {
    const shown = await card({ mine: 'C', bracket: over() });
    expect(shown).toHaveAccessibleName('How it ended');
    expect(shown).toHaveTextContent(/Champion.*Ghost Riders.*Place 2.*Mallet Club.*Place 3.*Pédale Douce.*Place 4 of 4/);
    expect(within(shown).getByRole('link', { name: 'Ranking' })).toHaveAttribute('href', '#final-ranking');
    expect(document.getElementById('final-ranking')).not.toBeNull();
    expect(within(shown).getByRole('button', { name: 'Share' })).toBeInTheDocument();
  });

  it('names the champion twice: at the top, and in the ranking', async () => {
    await card({ bracket: over() });
    expect(screen.getAllByText('Champion')).toHaveLength(2);
    expect(document.querySelectorAll('[data-champion]')).toHaveLength(2);
  });

  it('begins with what was played, in a single column, too', async () => {
    await card({ bracket: over(), fields: nextYear });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.indexOf('Bracket')).toBeGreaterThan(-1);
    expect(titles.indexOf('Bracket')).toBeLessThan(titles.indexOf('Details'));
  });

  it('without a team it asks for one below the result', async () =>
    expect(await card({ bracket: over() })).toHaveTextContent(/Champion.*Ghost Riders.*Which team is yours\?/));

  it('follows a correction to another champion', async () => {
    const shown = await card({ mine: 'A', bracket: over() });
    expect(within(shown).getByText('Champion', { selector: 'strong' })).toBeInTheDocument();
    act(() => parts.bracket.tell(drawn(four, 'u1-1', 'u1-2', 'thirdPlace', 'u2-1!').games));
    expect(shown).toHaveTextContent(/Champion.*Mallet Club/);
    expect(screen.getByRole('region', { name: 'How it ended' })).toBe(shown);
  });

  it('is the same long after, by the table where there was no bracket', async () => {
    const shown = await card({ mine: 'B', fields: nextYear });
    expect(shown).toHaveTextContent(/Winner.*Ghost Riders.*Place \d of 4/);
    expect(shown).not.toHaveTextContent(/Provisional/);
    expect(within(shown).getByRole('link', { name: 'Ranking' })).toHaveAttribute('href', '#standings');
  });

  it('lasts until the other brackets are over, too, and names their champions', async () => {
    const b = drawn(['C', 'D', 'G', 'H'], 'u1-1', 'u1-2', 'thirdPlace');
    storedStages.value = [plan(b.fields)];
    storedStages.games = b.games;
    const shown = await card({
      mine: 'A',
      bracket: drawn(['A', 'B', 'E', 'F'], 'u1-1', 'u1-2', 'thirdPlace', 'u2-1'),
      fields: { hasStages: true },
    });
    expect(shown).toHaveAccessibleName('Your next game');
    expect(shown).toHaveTextContent(/Champion/);
    act(() => storedStages.tell(drawn(['C', 'D', 'G', 'H'], 'u1-1', 'u1-2', 'thirdPlace', 'u2-1').games));
    expect(shown).toHaveAccessibleName('How it ended');
    expect(shown).toHaveTextContent(/Champion.*Ghost Riders.*Place 2.*Mallet Club.*B bracket · Champion.*Wet Chain/);
  });

  it('is over with its last day although a further bracket was given up, or cannot be read', async () => {
    storedStages.value = [plan({ bracketSeeds: [] })];
    expect(await card({ bracket: over(), fields: { ...nextYear, hasStages: true } })).toHaveTextContent(/Champion.*Ghost Riders/);
  });

  it('asks a team outside the bracket to hope for nothing', async () => {
    const shown = await card({ mine: 'D', bracket: drawn(['A', 'B', 'C', 'E'], 'u1-1', 'u1-2', 'thirdPlace', 'u2-1') });
    expect(shown).toHaveTextContent(/Your games are over.*Place \d of 4/);
    expect(shown).not.toHaveTextContent(/go on/);
  });

  it('is not said of an event that was given up halfway', async () => {
    parts.schedule.value = scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D') });
    await show({ ...today, ...nextYear });
    expect(screen.queryByRole('region', { name: 'How it ended' })).not.toBeInTheDocument();
  });

  it('offers tournaments that come next, those at the same place first, and says when they cannot be loaded', async () => {
    await card({ bracket: over() });
    const next = screen.getByRole('region', { name: 'Next tournaments' });
    expect(watchUpcomingTournaments).toHaveBeenCalledTimes(1);
    const event = (id: string, startDate: string, fields: object = {}) => ({
      ...toTournament({ isTournamentPublic: true, ...fields }),
      id,
      name: `Cup ${id}`,
      organizerUids: [],
      startDate,
      endDate: startDate,
    });
    act(() => live.fail(new Error('offline') as never));
    expect(next).toHaveTextContent('could not be loaded');
    const here = { location: sampleTournament.location };
    await userEvent.click(within(next).getByRole('button', { name: 'Try again' }));
    act(() => live.tell([event('far', '2027-07-01', { location: 'Elsewhere' }), event('near', '2027-08-01', here)]));
    expect(
      within(next)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('Cup near'), expect.stringContaining('Cup far')]);
    act(() => live.tell([]));
    expect(next).toHaveTextContent('No tournament is announced yet');
  });
});
