import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import { RefusedNotice } from './refused-notice';

beforeAll(() => createI18n({ language: 'en', namespaces: ['organizerDay'] }));

/** Sets the place of an element on a phone's screen. */
const put = (element: Element, { top, height, left = 0 }: { readonly top: number; readonly height: number; readonly left?: number }) =>
  (element.getBoundingClientRect = () => ({ top, bottom: top + height, left, right: left + 288 }) as DOMRect);

const refusals = { list: [{ text: 'Start: This game has changed in the meantime.', count: 1 }], add: jest.fn(), dismiss: jest.fn() };

it('is at the end of the window while it would cover the next step of a court', () => {
  [window.innerWidth, window.innerHeight] = [320, 640];
  render(
    <>
      <RefusedNotice refusals={refusals} onBoard />
      <button type="button" data-next>
        Start
      </button>
      <button type="button" data-act>
        Goal on the next court
      </button>
    </>,
  );
  const words = screen.getByRole('alert').parentElement!;
  const [start, elsewhere] = [screen.getByRole('button', { name: 'Start' }), screen.getByRole('button', { name: /^Goal/ })];
  put(words.parentElement!, { top: 8, height: 200 });
  put(elsewhere, { top: 450, height: 75, left: 320 });
  const isLowWith = (top: number) => {
    put(start, { top, height: 75 });
    act(() => void window.dispatchEvent(new Event('scroll')));
    return words.hasAttribute('data-low');
  };
  expect([300, 207, 100, -60, -75, 440].map(isLowWith)).toEqual([false, true, true, true, false, false]);
  put(elsewhere, { top: 450, height: 75 });
  expect(isLowWith(100)).toBe(false);
});
