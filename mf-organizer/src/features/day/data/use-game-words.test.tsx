import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import type { BoardGame } from './board-model';
import { DayProvider, type DayTools } from './day-context';
import { useGameWords } from './use-game-words';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerDay', 'schedule', 'bracket'] }));

/** The stored state of a game in each phase. */
const storedIn = (phase: string) => {
  const clock = { startedAt: 1, pausedAt: phase === 'paused' ? 2 : null, playedMs: 0, length: 12 };
  const isOn = phase === 'playing' || phase === 'paused';
  return { team1Score: null, team2Score: null, play: { state: isOn ? 'playing' : phase, clock: isOn ? clock : null } };
};

const State = ({ phase }: { readonly phase: string }) => (
  <p>{useGameWords().stateName({ phase, state: storedIn(phase) } as unknown as BoardGame)}</p>
);

it.each([
  ['called', null, 'Called'],
  ['called', 14 * 60 + 20, 'On hold until 14:20'],
  ['called', 13 * 60, 'Called'],
  ['planned', 14 * 60 + 20, 'Not called yet'],
  ['paused', 14 * 60 + 20, 'On hold until 14:20'],
  ['paused', null, 'Paused'],
  ['playing', 14 * 60 + 20, 'Live'],
])('a game that is %s, while play goes on at %s, is said to be: %s', (phase, resumeAt, words) => {
  const tools = { tournament: {}, bracket: null, plan: { resumeAt }, now: { instant: 0, minutes: 14 * 60 } } as unknown as DayTools;
  render(
    <DayProvider value={tools}>
      <State phase={phase} />
    </DayProvider>,
  );
  expect(screen.getByText(words)).toBeInTheDocument();
});
