import { parseMatches, parseTournament } from '@courtside/domain';
import { render } from '@testing-library/react';
import { wordsIn } from '../words';
import { scheduleView } from './schedule-view';

const matches = parseMatches({ m1: { team1Id: 'A', team2Id: 'B' }, m2: { team1Id: 'C', team2Id: 'A' } });
const show = (fields: object, language: 'en' | 'fr' = 'en') => {
  const tournament = parseTournament('cup', {
    ...{ name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-12', timeZone: 'UTC', organizerUids: [] },
    ...{ isTournamentPublic: true, isSchedulePublic: true, scheduleType: 'swissRounds', schedule: { 0: ['m1'], 1: ['m2'] } },
    scheduleTimes: { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 3, numberOfCourts: 1 },
    ...fields,
  });
  if (!tournament.ok || !matches.ok) throw new Error('not parsed');
  const known = { tournament: tournament.value, teams: [], matches: new Map(matches.value), games: new Map(), further: [], stored: null };
  return render(
    <>
      {scheduleView.view({
        known: { ...known, parts: new Set(), ahead: 0, pages: '' },
        words: wordsIn(language),
        nameOf: (id) => `Team ${id}`,
        attribute: () => null,
        instant: Date.parse('2027-06-12T08:00:00Z'),
      })}
    </>,
  ).container;
};
const feet = (container: HTMLElement) => [...container.querySelectorAll('tfoot tr')].map(({ textContent }) => textContent);

it('has the bye of each round below its games', () => {
  const byes = { byes: { 0: 'C', 1: 'B' } };
  expect(feet(show(byes))).toEqual(['Bye in round 1: Team C', 'Bye in round 2: Team B']);
  expect(feet(show({ byes: { '0': 'C', '0-1': 'B' } }))).toEqual(['Bye in round 1: Team C', 'Bye in round 1: Team B']);
  expect(feet(show(byes, 'fr'))).toEqual([expect.stringMatching(/^Exempte à la ronde 1.: Team C$/), expect.stringMatching(/2.: Team B$/)]);
});

it('has none where no team rests', () => {
  expect(feet(show({}))).toEqual([]);
});
