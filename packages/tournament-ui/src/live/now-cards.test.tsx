import { matchId, teamId, type Match, type Tournament } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { TeamDirectory } from '../teams/team-directory';
import type { LiveNow } from '../time/use-live-status';
import { getMatchPlaces, listCurrentGames } from './current-games';
import { NowCards, type NowCardsProps } from './now-cards';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'schedule', 'tournament'] }));

const teams = ['a', 'b', 'c', 'd'].map((id) => ({ id: teamId(id), name: `Team ${id.toUpperCase()}` }));
const game = (id: string, one: string, other: string, scores: readonly [number | null, number | null] = [null, null]): Match => ({
  ...{ referee: '', hyperlink: '', isTieBreaker: false, team1Score: scores[0], team2Score: scores[1] },
  ...{ id: matchId(id), team1Id: teamId(one), team2Id: teamId(other) },
});
const tournament = {
  schedule: { 0: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].map(matchId) },
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 },
} as unknown as Pick<Tournament, 'schedule' | 'scheduleTimes'>;
const games = (scores?: readonly [number, number]) =>
  new Map(
    [
      game('m1', 'a', 'b', scores),
      game('m2', 'c', 'd'),
      game('m3', 'a', 'c'),
      game('m4', 'b', 'd'),
      game('m5', 'a', 'd'),
      game('m6', 'b', 'c'),
    ].map((one) => [one.id, one]),
  );
const ids = (...list: readonly string[]) => list.map(matchId);
const nothing = { running: [], next: [], ended: [], justEnded: [], isPlaying: true, elapsedMinutes: null, minutesToNext: null };

function show(live: Partial<LiveNow>, matches = games(), more: Partial<NowCardsProps> = {}) {
  const now = { ...nothing, ...live } as LiveNow;
  render(
    <TeamDirectory teams={teams} mine={more.myTeam ?? null}>
      <NowCards
        tournament={tournament}
        matches={matches}
        live={now}
        games={listCurrentGames(now, matches, getMatchPlaces(tournament))}
        {...more}
      />
    </TeamDirectory>,
  );
  return screen.getAllByRole('article').map((card) => [card.getAttribute('aria-label'), card.textContent.replace(/\s+/g, ' ')]);
}

it('has the games on court with their scores, how long they have run, and who is next there', () => {
  const cards = show({ running: ids('m1', 'm2'), next: ids('m3', 'm4'), elapsedMinutes: 5.5 }, games([2, 1]));
  expect(cards.map(([name]) => name)).toEqual(['On court A', 'On court B']);
  expect(cards[0]?.[1]).toMatch(/Live09:00 to 09:12Team A2Team B1.*Next 09:15Team ATeam C/);
  expect(cards[1]?.[1]).toMatch(/Team C–Team D–.*Next 09:15Team BTeam D/);
  expect(screen.getAllByRole('progressbar', { name: 'Time of the game' })[0]).toHaveAttribute('aria-valuetext', '5 of 12 minutes');
});

it('waits for the score of a game whose time is up, and shows one that has just ended until the next begins', () => {
  const live = { ended: ids('m2', 'm1'), justEnded: ids('m1', 'm2'), next: ids('m3', 'm4') };
  const cards = show(live, games([2, 1]));
  expect(cards.map(([name, text]) => [name, /Score pending|Final score/.exec(text ?? '')?.[0]]).toSorted()).toEqual([
    ['On court A', 'Final score'],
    ['On court B', 'Score pending'],
  ]);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('has the first games before anything is played', () => {
  const cards = show({ next: ids('m1', 'm2'), isPlaying: false });
  expect(cards.map(([, text]) => text)).toEqual([
    expect.stringMatching(/Next09:00 to 09:12Team ATeam B$/),
    expect.stringMatching(/Next09:00 to 09:12Team CTeam D$/),
  ]);
});

it.each([
  ['plays now', { running: ids('m1', 'm2'), next: ids('m3', 'm4') }, 'a', 'You play now on court A'],
  ['plays next', { running: ids('m1', 'm2'), next: ids('m3', 'm4'), minutesToNext: 6.2 }, 'a', 'You play now on court A'],
  ['waits', { next: ids('m3', 'm4'), minutesToNext: 6.2 }, 'c', 'You play in 7 minutes on court A'],
  ['plays later', { next: ids('m3'), minutesToNext: 6.2 }, 'd', 'You play at 09:15 on court B'],
])('says when the user’s team plays: it %s', (_what, live, team, words) => {
  show({ running: [], ...live }, games(), { myTeam: teamId(team) });
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('does not say it twice in a page', () => {
  show({ running: ids('m1', 'm2'), next: ids('m3', 'm4') }, games(), { myTeam: teamId('a'), isSaidElsewhere: true });
  expect(screen.queryByText(/^You play/)).not.toBeInTheDocument();
});
