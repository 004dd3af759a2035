import { TBD } from '@courtside/domain';
import type { WallGame } from '@courtside/domain/wall';
import { createI18n } from '@courtside/i18n';
import { renderHook } from '@testing-library/react';
import { useSoon } from './use-soon';

beforeAll(() => createI18n({ language: 'en', namespaces: ['screen'] }));

it('says "soon" for a game whose time has come, but not while it waits for a team', () => {
  const getSoon = renderHook(() => useSoon()).result.current;
  const wordOf = (isSoon: boolean, ...teams: readonly string[]) => getSoon({ isSoon, game: { teams } } as unknown as WallGame);
  expect(wordOf(true, 'A', 'B')).toBe('soon');
  expect(wordOf(false, 'A', 'B')).toBeUndefined();
  expect(wordOf(true, 'A', TBD)).toBeUndefined();
});
