import { teamId, type BracketSlot, type GameId } from '@courtside/domain';
import type { GameState } from '@courtside/domain/wall';
import { createI18n } from '@courtside/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { fourTeams, playBracket } from '../bracket/bracket.testkit';
import { TeamDirectory } from '../teams/team-directory';
import type { BracketNow } from '../time/use-live-status';
import { NextGames, type NextGamesProps } from './next-games';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'bracket', 'schedule', 'tournament'] }));

const ids = playBracket(0).template.games.map(({ id }) => id);
const timetable = new Map(
  ids.map((id, order) => [id, { time: `1${order}:00`, minutes: 600 + 60 * order, courtLetter: 'AB'[order % 2], length: 20, order }]),
) as unknown as ReadonlyMap<GameId, BracketSlot>;
const on = (day: number) => ({ today: 1, dayOf: new Map(ids.map((id) => [id, day])) }) as unknown as BracketNow;

function show(games: number, more: Partial<NextGamesProps> = {}) {
  render(
    <TeamDirectory teams={fourTeams} mine={more.myTeam ?? null}>
      <NextGames bracket={playBracket(games)} courts={2} states={new Map()} startDate="2027-06-12" {...more} />
    </TeamDirectory>,
  );
  return screen.queryAllByRole('article').map(({ textContent }) => textContent.replace(/\s+/g, ' '));
}

it('has the games whose teams are known, one for each court, with their round and number', () => {
  expect(show(0)).toEqual(['NextSemi-finals · No. 1Team ATeam D', 'NextSemi-finals · No. 2Team BTeam C']);
});

it('has no games once all are played', () => {
  expect(show(4)).toEqual([]);
});

it('says when: at a time today, on a later day, and nothing of the time of a day that has passed', () => {
  expect(show(0, { timetable, now: on(1), courts: 1 })[0]).toContain('Next 10:00');
  cleanup();
  expect(show(0, { timetable, now: on(2), courts: 1 })[0]).toMatch(/Monday,? 14 June 2027, 10:00/);
  cleanup();
  expect(show(0, { timetable, now: on(0), courts: 1 })[0]).not.toContain('10:00');
});

it.each<[GameState, string]>([
  ['live', 'Live'],
  ['pending', 'Score pending'],
])('says that a game is %s, with its time', (state, words) => {
  expect(show(0, { timetable, now: on(1), courts: 1, states: new Map([[String(ids[0]), state]]) })[0]).toMatch(
    new RegExp(`${words}.*10:00 to 10:20`),
  );
});

it('says what the user’s team plays next: with its opponent, or with what decides on that', () => {
  show(0, { myTeam: teamId('B') });
  expect(screen.getByText('Your next game: no. 2').parentElement).toHaveTextContent('Opponent: Team C');
  cleanup();
  show(1, { myTeam: teamId('A'), timetable });
  expect(screen.getByText(/^Your next game: no\. 4, 1\d:00 on court [AB]$/).parentElement).toHaveTextContent('Opponent: Winner of game 2');
});

it('says nothing of a team that is out', () => {
  show(3, { myTeam: teamId('D') });
  expect(screen.queryByText(/^Your next game/)).not.toBeInTheDocument();
});
