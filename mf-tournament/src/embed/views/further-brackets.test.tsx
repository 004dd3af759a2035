import { parseBracketGames, parseTournament, teamId } from '@courtside/domain';
import { createBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import { parseBracketPlan } from '@courtside/domain/stages';
import { render, screen } from '@testing-library/react';
import type { PublicTournament } from '../reading/tournament';
import { wordsIn } from '../words';
import { bracketView } from './bracket-view';
import { nowView } from './now-view';

const timesFrom = (start: string) => ({ startTimes: [start], gameLength: 12, interval: 3, numberOfCourts: 1 });
const getValue = <Value,>(parsed: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value => {
  if (!parsed.ok) throw new Error('not parsed');
  return parsed.value;
};
const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const a = storedBracket(createBracket('single', names.slice(0, 4).map(teamId)));
const b = storedBracket(withStageIds(createBracket('single', names.slice(4).map(teamId)), 'b'));
const tournament = getValue(
  parseTournament('cup', {
    ...{ name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-12', timeZone: 'UTC', organizerUids: [] },
    ...{ isTournamentPublic: true, isBracketPublic: true, isGameTimesVisible: true, hasStages: true },
    ...a.layout,
    bracketTimes: timesFrom('12:00'),
  }),
);
const plan = getValue(
  parseBracketPlan('b', {
    ...{ name: 'B bracket', kind: 'bracket', order: 1, entry: 'groups rest', gamesBefore: 4 },
    ...b.layout,
    bracketTimes: timesFrom('10:00'),
  }),
);
const secondGames = (result: object = {}) => {
  const [first] = [...b.games.keys()];
  return new Map(
    getValue(parseBracketGames(Object.fromEntries([...b.games].map(([id, one]) => [id, id === first ? { ...one, ...result } : one])))),
  );
};
const known = (more: Partial<PublicTournament> = {}): PublicTournament => ({
  ...{ tournament, teams: [], matches: new Map(), stored: null, parts: new Set(), ahead: 0, pages: '' },
  games: new Map(getValue(parseBracketGames(Object.fromEntries(a.games)))),
  further: [{ plan, games: secondGames() }],
  ...more,
});
const show = (element: typeof nowView, of: PublicTournament, time = '10:05', language: 'en' | 'fr' = 'en') =>
  render(
    <>
      {element.view({
        known: of,
        words: wordsIn(language),
        nameOf: (id) => (names.includes(id) ? `Team ${id}` : '–'),
        attribute: () => null,
        instant: Date.parse(`2027-06-12T${time}:00Z`),
      })}
    </>,
  ).container.textContent;

it('games of a further bracket are on court, next and among the results, with its name', () => {
  expect(show(nowView, known())).toMatch(/Court A.*Live.*B bracket.*Team E.*Team H.*Next · 10:15 · B bracket · Team F – Team G/);
  const played = known({ further: [{ plan, games: secondGames({ team1Score: 3, team2Score: 1, winner: 'E', loser: 'H' }) }] });
  expect(show(nowView, played, '10:20', 'fr')).toMatch(/Terrain A.*Direct.*B bracket.*Team F.*Team E – Team H · B bracket.*3/);
});

it('its rounds are below those of the first one', () => {
  const text = show(bracketView, known());
  expect(text).toMatch(/^Semi-finals.*Team A.*B bracket · Semi-finals.*Team E.*B bracket · Final/);
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBe(6);
});

it('what could not be read of it is left out, and the others are shown', () => {
  const unread = known({ further: [{ plan, games: null }] });
  for (const element of [nowView, bracketView]) {
    expect(show(element, unread, '12:05')).toMatch(/Team A.*Team D/);
    expect(screen.queryByText(/B bracket/)).toBeNull();
  }
});
