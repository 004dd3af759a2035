import { createBracket, storedBracket } from '@courtside/domain/engines';
import type { BracketGame, GameId } from '@courtside/domain';
import { render, screen } from '@testing-library/react';
import { ScheduleProvider } from '../../../games/schedule-context';
import { matchesAt, someTeams, tournamentAt } from '../../../organizer.testkit';
import { GroupsStageProvider } from '../../../stages/groups-stage';
import { pageWords } from '../../../words.testkit';
import { findBracketProblems } from './bracket-problems';
import { BracketsOfScheduleProvider, useBracketsOfSchedule } from './brackets-of-schedule';
import { useClashes } from './use-clashes';
import { useProblems } from './use-problems';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));
jest.mock('./bracket-problems', () => {
  const actual = jest.requireActual<{ findBracketProblems: typeof findBracketProblems }>('./bracket-problems');
  return { findBracketProblems: jest.fn(actual.findBracketProblems) };
});

beforeAll(pageWords);

const { layout, games } = storedBracket(
  createBracket(
    'single',
    someTeams.map(({ id }) => id),
  ),
);
const stored = new Map([...games].map(([id, game]): [GameId, BracketGame] => [id, { ...game, id, referee: '', hyperlink: '' }]));
// On the second day, while its groups are played.
const tournament = tournamentAt('schedule', {
  ...layout,
  endDate: '2027-06-13',
  bracketTimes: { startTimes: ['10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
});

const Section = () => <p>{useProblems().ofBrackets.length} in brackets</p>;
const Path = () => <p>{useClashes()} clashes</p>;
const Brackets = () => <p>{useBracketsOfSchedule().brackets.length} brackets</p>;

function show(children: React.ReactNode) {
  render(
    <ScheduleProvider tournament={tournament} teams={someTeams} matches={matchesAt('schedule')}>
      <BracketsOfScheduleProvider games={stored}>{children}</BracketsOfScheduleProvider>
    </ScheduleProvider>,
  );
}

it('looks for the problems of brackets once, for the schedule and for the path', () => {
  show([<Section key="section" />, <Path key="path" />]);
  expect(screen.getByText(/^[1-9]\d* in brackets$/)).toBeInTheDocument();
  expect(screen.getByText(/^[1-9]\d* clashes$/)).toBeInTheDocument();
  expect(findBracketProblems).toHaveBeenCalledTimes(1);
});

it('shows none beside further groups', () => {
  show(
    <>
      <Brackets />
      <GroupsStageProvider value={{ plan: { id: 'groupsB12345' } as never, address: [] as never }}>
        <Brackets />
      </GroupsStageProvider>
    </>,
  );
  expect(screen.getAllByText(/brackets$/).map(({ textContent }) => textContent)).toEqual(['1 brackets', '0 brackets']);
});
