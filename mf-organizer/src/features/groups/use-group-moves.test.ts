import { teamId } from '@courtside/domain';
import { act, renderHook } from '@testing-library/react';
import { CommandFailure } from '../../firebase.testkit';
import { dataAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { pageWords } from '../../words.testkit';
import { useGroupMoves } from './use-group-moves';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

beforeAll(pageWords);
beforeEach(() => {
  command.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('a refused move is shown until the user drags again, whatever waited behind it', async () => {
  const data = dataAt('groups');
  const { result } = renderHook(() => useGroupMoves(data, () => 'Error saving groups.'));
  const drag = () => result.current.move(teamId('a'), { columnId: '1', index: 0 });
  let arrive: (value: unknown) => void = () => undefined;
  command
    .mockRejectedValueOnce(new CommandFailure('invalid', 'there is no such place'))
    .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    .mockResolvedValue(undefined);
  await act(async () => {
    drag();
    drag();
  });
  expect(command).toHaveBeenCalledTimes(2);
  expect(result.current.problem).toBe('Error saving groups.');
  await act(async () => arrive(undefined));
  expect(result.current.problem).toBe('Error saving groups.');
  await act(async () => drag());
  expect(result.current.problem).toBeNull();
});
