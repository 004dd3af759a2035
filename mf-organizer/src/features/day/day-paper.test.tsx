import { act, within } from '@testing-library/react';
import { setUpBoard, show } from './day-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpBoard();

it('is on paper a sheet for each court, with every game in the order of play', async () => {
  show();
  expect(document.querySelectorAll('[data-court-sheet]')).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const [first] = document.querySelectorAll<HTMLElement>('[data-court-sheet]');
  expect(document.querySelectorAll('[data-court-sheet]')).toHaveLength(2);
  // In the head of the table, which every sheet of a long day repeats: the court, the event and the day.
  const head = within(first!).getAllByRole('columnheader')[0];
  expect(head).toHaveTextContent(/^Court AÉté Hardcourt.*12 June/);
  expect(
    within(first!)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/09:.*No\. 1/), expect.stringMatching(/09:.*No\. 3/)]);
  // With the words that the board loads. The address is where visitors read, not the board's.
  expect(first).toHaveTextContent(/Live scores: localhost\/t1\. Printed 12 June 2027.*Times may change/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelectorAll('[data-court-sheet]')).toHaveLength(0);
});
