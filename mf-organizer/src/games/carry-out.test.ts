import type { GamePlay } from '@courtside/domain';
import type { PlannedGame } from '@courtside/domain/day';
import { playGame, recordBracketGame } from '../firebase.testkit';
import { takeBack } from './carry-out';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

const gameWith = (play: Partial<GamePlay>) =>
  ({
    ...{ kind: 'bracket', stage: 'bracket', id: 'u2-1', phase: 'planned', hasTeams: true, teams: ['a', 'b'] },
    state: { team1Score: null, team2Score: null, play: { state: 'planned', ending: null, ...play } },
  }) as unknown as PlannedGame;

it.each<[string, Partial<GamePlay>, readonly string[]]>([
  ['a planned game: it is called off again', {}, ['reopen', 'uncall']],
  ['a series with a typed game: its teams wait for the next one', { games: [{ scores: [3, 2], winner: 1, goals: 0 }] }, ['reopen']],
])('takes back the forfeit of %s', async (_what, play, kinds) => {
  const act = (playGame as jest.Mock).mockClear();
  recordBracketGame.mockResolvedValue(undefined);
  await takeBack('t1', gameWith(play), gameWith({ ...play, state: 'finished', ending: 'forfeitByTeam1' }));
  const actions = act.mock.calls as readonly (readonly [string, object, { readonly kind: string }])[];
  expect(actions.map(([, , { kind }]) => kind)).toEqual(kinds);
});
