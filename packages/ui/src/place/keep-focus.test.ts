import { keepFocusIn } from './keep-focus';

let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <button id="outside"></button>
    <main tabindex="-1"><section tabindex="-1"><ul><li><button id="one"></button></li><li><button id="two"></button></li></ul></section></main>`;
  end = keepFocusIn(at('main'));
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** Waits until observers have run, and every part had time to move the focus. */
const pass = async () => {
  await Promise.resolve();
  jest.advanceTimersByTime(1000);
};

test('the focus goes on to the part of the page whose button went', async () => {
  at('#one').focus();
  at('li').remove();
  await pass();
  expect(document.activeElement).toBe(at('section'));
});

test('and to the page where the part went, too', async () => {
  at('#one').focus();
  at('section').remove();
  await pass();
  expect(document.activeElement).toBe(at('main'));
});

test('and to the part that replaces it, if it is the same one', async () => {
  at('section').id = 'games';
  at('#one').focus();
  at('section').outerHTML = '<section id="games" tabindex="-1"></section>';
  await pass();
  expect(document.activeElement).toBe(at('#games'));
});

test('whoever was given the focus meanwhile, or went elsewhere before, stays there', async () => {
  at('#one').focus();
  at('#one').remove();
  at('#two').focus();
  await pass();
  expect(document.activeElement).toBe(at('#two'));
  at('#outside').focus();
  at('section').remove();
  at('#outside').remove();
  await pass();
  expect(document.activeElement).toBe(document.body);
});

test('nothing happens after its end', async () => {
  at('#one').focus();
  at('#one').remove();
  await Promise.resolve();
  end();
  await pass();
  expect(document.activeElement).toBe(document.body);
});
