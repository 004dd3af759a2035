import { holdPlace } from './hold-place';

/** The page got another height. */
let grow: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = class implements ResizeObserver {
    constructor(told: ResizeObserverCallback) {
      grow = () => told([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grow = () => undefined;
    }
  };
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

/** A page that is filled step by step. */
function onPage() {
  const page = { isThere: false, went: 0, ended: 0 };
  holdPlace({
    go: () => {
      if (page.isThere) page.went += 1;
      return page.isThere;
    },
    patience: 30_000,
    settling: 4000,
    onEnd: () => (page.ended += 1),
  });
  return page;
}

it('goes on looking for as long as the page grows, however slow it is', () => {
  const page = onPage();
  for (let step = 0; step < 4; step += 1) {
    jest.advanceTimersByTime(20_000);
    grow();
  }
  page.isThere = true;
  jest.advanceTimersByTime(20_000);
  grow();
  expect(page).toEqual({ isThere: true, went: 1, ended: 0 });
});

it('gives up on a page that has long been at rest', () => {
  const page = onPage();
  jest.advanceTimersByTime(30_000);
  page.isThere = true;
  grow();
  expect(page).toEqual({ isThere: true, went: 0, ended: 1 });
});

it('stays with what it found while the parts above still grow, and lets go of a page that never rests', () => {
  const page = onPage();
  page.isThere = true;
  grow();
  for (let step = 0; step < 3; step += 1) {
    jest.advanceTimersByTime(3000);
    grow();
  }
  expect(page).toEqual({ isThere: true, went: 4, ended: 0 });
  jest.advanceTimersByTime(4000);
  expect(page.ended).toBe(1);

  const restless = onPage();
  restless.isThere = true;
  for (let step = 0; step < 20; step += 1) {
    grow();
    jest.advanceTimersByTime(2000);
  }
  expect(restless.ended).toBe(1);
});

it('ends with the reader’s first move', () => {
  const page = onPage();
  window.dispatchEvent(new Event('wheel'));
  page.isThere = true;
  grow();
  expect(page).toEqual({ isThere: true, went: 0, ended: 1 });
});

it('looks again by the word of who was waited for, and not once it has ended', () => {
  let went = 0;
  let again: () => void = () => undefined;
  const stop = holdPlace({
    go: (look) => {
      again = look;
      went += 1;
      return false;
    },
    patience: 30_000,
    settling: 4000,
  });
  again();
  expect(went).toBe(2);
  stop();
  again();
  expect(went).toBe(2);
});
