import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { dataAt, groupsPlanAt, matchesAt } from '../organizer.testkit';
import { InEvent, wonGames, type SampleEvent } from '../stages/stages.testkit';
import { pageWords } from '../words.testkit';
import { Overview } from './overview';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

const stage = 'mainRound11';
const matches = wonGames(matchesAt('schedule'));
const [game] = matches.values();

function show(event: SampleEvent) {
  const data = { ...dataAt('schedule', { isTournamentPublic: true, hasFurtherGroups: true }), matches };
  render(
    <MemoryRouter>
      <InEvent matches={matches} fields={{ isTournamentPublic: true }} {...event}>
        <Overview data={data} onOpened={() => undefined} showVisitors={{ current: () => undefined }} />
        <section id={`stage-${stage}`} tabIndex={-1} />
      </InEvent>
    </MemoryRouter>,
  );
}
const stages = () => document.querySelector<HTMLElement>('[data-step="stages"]') as HTMLElement;

beforeAll(pageWords);
beforeEach(() => {
  // On the first day.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T18:00:00-04:00'));
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
});
afterEach(() => jest.restoreAllMocks());

const unfold = async () => {
  const [fold] = screen.getAllByRole('button', { expanded: false });
  if (fold) await userEvent.click(fold);
};

it('a planned group stage comes next after the first groups, before the bracket', async () => {
  show({ plans: [groupsPlanAt(stage)] });
  await unfold();
  await userEvent.click(within(stages()).getByRole('button', { name: 'Create Main round' }));
  expect(document.getElementById(`stage-${stage}`)).toHaveFocus();
});

it('the bracket comes next once the games of the group stage are over', async () => {
  const drawn = groupsPlanAt(stage, { groups: { '0': ['a', 'b'] }, schedule: { '0': [game!.id] } });
  show({ plans: [drawn], games: new Map([[game!.id, game!]]) });
  await unfold();
  expect(within(stages()).queryByRole('button', { name: 'Create Main round' })).not.toBeInTheDocument();
});

it('the next round comes next once a round of Swiss rounds after groups is over', async () => {
  const drawn = groupsPlanAt(stage, { groups: { '0': ['a', 'b'] }, schedule: { '0': [game!.id] }, scheduleType: 'swissRounds' });
  show({ plans: [drawn], games: new Map([[game!.id, game!]]) });
  await unfold();
  await userEvent.click(screen.getByRole('button', { name: 'Next round' }));
  expect(document.getElementById(`stage-${stage}`)).toHaveFocus();
});
