import { bracketTemplate, type GamePlay, type SeriesGame } from '@courtside/domain';
import { createBracket } from '@courtside/domain/engines';
import { createI18n } from '@courtside/i18n';
import { render, renderHook } from '@testing-library/react';
import { SeriesLine } from './series-line';
import { useBracketWords } from './use-bracket-words';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'bracket'] }));

const play = (state: GamePlay['state'], games?: readonly SeriesGame[]): GamePlay => ({
  ...{ state, ending: state === 'finished' ? 'played' : null, winner: null, clock: null, goals: [], isConfirmed: false },
  ...(games && { games }),
});
const first: SeriesGame = { scores: [3, 2], winner: 1, goals: 5 };
const second: SeriesGame = { scores: [1, 4], winner: 2, goals: 10 };
const third: SeriesGame = { scores: [2, 0], winner: 1, goals: 12 };

/** The shown text, without the joiners that prevent line breaks. */
const shown = (state: GamePlay | undefined, isSwapped = false) =>
  render(<SeriesLine series={{ bestOf: 3, play: state }} isSwapped={isSwapped} />).container.textContent?.replaceAll('\u2060', '');

it.each([
  ['nothing before it begins', undefined, ''],
  ['the first game while it is played', play('playing'), 'Game 1 of 3, 0–0'],
  ['the next game between two', play('called', [first]), 'Game 2 of 3, 1–0 (3–2)'],
  ['the game that is played', play('playing', [first, second]), 'Game 3 of 3, 1–1 (3–2, 1–4)'],
  ['a typed game', play('planned', [second]), 'Game 2 of 3, 0–1 (1–4)'],
  ['all games when it is over', play('finished', [first, second, third]), '3–2, 1–4, 2–0'],
  ['nothing without its games', play('finished'), ''],
])('a series shows %s', (_what, state, words) => {
  expect(shown(state)).toBe(words);
});

it('names the second team first where that is asked', () => {
  expect(shown(play('called', [first]), true)).toBe('Game 2 of 3, 0–1 (2–3)');
});

it('shows nothing for a game that is no series', () => {
  expect(render(<SeriesLine series={{ play: play('playing') }} />).container.textContent).toBe('');
});

it('is named with its round', () => {
  const { result } = renderHook(() => useBracketWords());
  const { template } = createBracket('single', ['a', 'b', 'c', 'd'], { series: 'upper-round2:5' });
  const name = (roundId: string) => result.current.round(template, 'upper', roundId);
  expect(['round1', 'round2', 'thirdPlace'].map(name)).toEqual(['Semi-finals', 'Final, best of 5', 'Third place']);
  expect(result.current.round(bracketTemplate('single', 4), 'upper', 'round2')).toBe('Final');
});
