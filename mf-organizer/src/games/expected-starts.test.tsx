import type { ExpectedStart } from '@courtside/domain/day';
import { act, render, screen } from '@testing-library/react';
import { ExpectedStartsProvider, useExpectedStart, useExpectedStarts, usePublishStarts } from './expected-starts';

const at = (time: string): ExpectedStart => ({
  time,
  planned: '09:00',
  shift: 0,
  courtLetter: 'A',
  isLate: false,
  isMoved: false,
  isOn: false,
});

const drawn: string[] = [];
let tell: (starts: ReadonlyMap<string, ExpectedStart>) => void;
function Row({ id }: { readonly id: string }) {
  drawn.push(id);
  return <li>{useExpectedStart(id)?.time ?? 'as planned'}</li>;
}
function Order() {
  drawn.push('order');
  return <p>{[...useExpectedStarts().keys()].join()}</p>;
}
function Board() {
  tell = usePublishStarts();
  return null;
}
const told = (...starts: readonly (readonly [string, ExpectedStart])[]) => act(() => tell(new Map(starts)));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  render(
    <ExpectedStartsProvider>
      <Row id="m1" />
      <Row id="m2" />
      <Order />
      <Board />
    </ExpectedStartsProvider>,
  );
  told(['m1', at('09:05')], ['m2', at('09:20')]);
  drawn.length = 0;
});

it('draws a row anew when what is told of its game has changed, and no other row', () => {
  expect(rows()).toEqual(['09:05', '09:20']);
  told(['m1', at('09:05')], ['m2', at('09:25')]);
  expect(rows()).toEqual(['09:05', '09:25']);
  expect(drawn).toEqual(['m2', 'order']);
});

it('draws nothing anew when the same is told once more', () => {
  told(['m1', at('09:05')], ['m2', at('09:20')]);
  expect(drawn).toEqual([]);
});

it('tells another order, and what is expected no longer', () => {
  told(['m2', at('09:20')], ['m1', at('09:05')]);
  expect(screen.getByText('m2,m1')).toBeInTheDocument();
  told(['m2', at('09:20')]);
  expect(rows()).toEqual(['as planned', '09:20']);
});
