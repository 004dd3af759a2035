import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useSlides } from './use-slides';

const WIDTH = 390;

function Row() {
  const [place, setPlace] = useState(0);
  const strip = useSlides(place, setPlace);
  return (
    <>
      <button onClick={() => setPlace(1)}>{`of ${place}`}</button>
      <div {...strip} data-testid="row" />
    </>
  );
}

/** A row as the browser scrolls it: non-smooth scrolling arrives at once. */
function row() {
  render(<Row />);
  const element = screen.getByTestId('row');
  const asked: ScrollToOptions[] = [];
  Object.defineProperty(element, 'clientWidth', { value: WIDTH });
  element.scrollTo = ((to: ScrollToOptions) => {
    asked.push(to);
    if (to.behavior === 'instant') element.scrollLeft = to.left!;
  }) as typeof element.scrollTo;
  const move = (left: number) => {
    element.scrollLeft = left;
    fireEvent.scroll(element);
  };
  const choose = () => act(() => screen.getByRole('button').click());
  return { element, asked, move, choose, place: () => screen.getByRole('button').textContent };
}

it('a court that was chosen is there at once, and is not turned away by what takes the focus', () => {
  const { element, asked, move, choose, place } = row();
  choose();
  expect([element.scrollLeft, place()]).toEqual([WIDTH, 'of 1']);
  expect(asked).toEqual([{ left: WIDTH, behavior: 'instant' }]);
  // The browser scrolls something into view and snaps to the court that was left.
  move(0);
  expect([element.scrollLeft, place()]).toEqual([WIDTH, 'of 1']);
});

it.each(['touchMove', 'wheel', 'keyDown'] as const)('what the reader moves is their choice: %s', (how) => {
  const { element, move, choose, place } = row();
  choose();
  fireEvent[how](element);
  move(100);
  expect([element.scrollLeft, place()]).toEqual([100, 'of 0']);
  move(0);
  expect(place()).toBe('of 0');
});

it('a swipe under the finger is not pulled on', () => {
  const { element, asked, move, place } = row();
  fireEvent.touchMove(element);
  move(250);
  expect([element.scrollLeft, place(), asked]).toEqual([250, 'of 1', []]);
});
