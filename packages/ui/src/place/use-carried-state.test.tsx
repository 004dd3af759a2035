import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { forgetCarriedInMemory } from './carried';
import { reloadPage } from './reload';
import { useCarriedState } from './use-carried-state';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  forgetCarriedInMemory();
  sessionStorage.clear();
});

function Box({ name = 'box', first = '' }: { readonly name?: string | null; readonly first?: unknown }) {
  const [value, setValue] = useCarriedState<unknown>(name, first);
  return <input aria-label="box" value={JSON.stringify(value)} onChange={(event) => setValue(JSON.parse(event.target.value))} />;
}
const shown = () => JSON.parse(screen.getByRole<HTMLInputElement>('textbox').value) as unknown;
const type = (value: unknown) => fireEvent.change(screen.getByRole('textbox'), { target: { value: JSON.stringify(value) } });

/** Simulates a reload of the page. */
function reload(isOurs = true): void {
  if (isOurs) reloadPage(() => undefined);
  cleanup();
  forgetCarriedInMemory();
}

it('stands again after our own reload, however often the page is put together, and once', () => {
  render(<Box />);
  type('Canal');
  reload();
  render(<Box />);
  expect(shown()).toBe('Canal');
  cleanup();
  render(<Box />);
  expect(shown()).toBe('Canal');
  act(() => jest.advanceTimersByTime(2000));
  cleanup();
  render(<Box />);
  expect(shown()).toBe('');
});

it('is gone after the reload of a browser, and so is what was closed before ours', () => {
  render(<Box />);
  type('Canal');
  reload(false);
  render(<Box />);
  expect(shown()).toBe('');
  type('Docks');
  cleanup();
  reload();
  render(<Box />);
  expect(shown()).toBe('');
  cleanup();
  render(<Box name={null} />);
  type('nobody’s');
  reload();
  render(<Box name={null} />);
  expect(shown()).toBe('');
});

it.each([
  ['', 'a text', true],
  ['', 3, false],
  [null, 'add', true],
  [null, { kind: 'game', id: 'x' }, true],
  [null, { row: { id: 'x' } }, false],
  [null, ['x'], false],
  ['09:00', null, false],
  [{}, { g1: 'Ana' }, true],
  [{}, { g1: { name: 'Ana' } }, false],
  [{ from: '09:00', days: ['1'] }, { from: '10:00', days: ['1', '2'] }, true],
  [{ from: '09:00' }, { from: '10:00', to: '11:00' }, false],
  [{ score: null }, { score: 3 }, true],
  [{ length: 15 }, { length: null }, true],
])('from %j: what another release left as %j counts: %s', (first, typed, counts) => {
  render(<Box first={first} />);
  type(typed);
  reload();
  render(<Box first={first} />);
  expect(shown()).toEqual(counts ? typed : first);
});
