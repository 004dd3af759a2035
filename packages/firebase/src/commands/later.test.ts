import { CommandFailure } from '../errors/command-failure';
import { later } from './later';

const double = async (value: number) => value * 2;

describe('a command that is fetched when it is called', () => {
  it('runs with what it was given, fetched once with the others of its file', async () => {
    const load = jest.fn(async () => ({ double, half: async (value: number) => value / 2, limit: 3, plain: () => 1 }));
    const { double: twice, half } = later(load);
    expect(load).not.toHaveBeenCalled();
    expect([await twice(2), await half(2)]).toEqual([4, 1]);
    expect(load).toHaveBeenCalledTimes(1);
    // @ts-expect-error only commands are offered
    expect(later(load).limit).toBeDefined();
    // @ts-expect-error functions without a promise are not
    expect(later(load).plain).toBeDefined();
  });

  it('fails as a command does where its code can’t be had, and is fetched anew at the next call', async () => {
    const load = jest.fn(async () => ({ double }));
    load.mockRejectedValueOnce(new Error('chunk not found'));
    const { double: twice } = later(load);
    await expect(twice(2)).rejects.toThrow(CommandFailure);
    expect(await twice(2)).toBe(4);
  });
});
