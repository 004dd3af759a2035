import { createI18n } from '@courtside/i18n';
import { renderHook } from '@testing-library/react';
import type { Assignment } from './play-alerts';
import { useAssignmentWords } from './use-assignment-words';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'schedule'] }));

it.each([
  [1, 'You play in 1 minute on court B'],
  [59, 'You play in 59 minutes on court B'],
  [60, 'You play at 14:35 on court B'],
  [96, 'You play at 14:35 on court B'],
])('says when a team plays that has %s minutes left: %s', (inMinutes, words) => {
  const due: Assignment = { kind: 'play', game: 'm1', courtLetter: 'B', time: '14:35', inMinutes, isCalled: false };
  expect(renderHook(() => useAssignmentWords(null)).result.current.sentence(due)).toBe(words);
});
