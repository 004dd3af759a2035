import { measureSections, pauseSectionsBehind } from './pause-sections-behind';

/** The position of each part, top and height in px, in a window that is 768 px high. */
const places: Readonly<Record<string, readonly [top: number, height: number]>> = {
  details: [-900, 400],
  bracket: [-100, 700],
  schedule: [600, 9000],
  teams: [9700, 800],
  empty: [9700, 0],
};
const part = (id: string): HTMLElement => document.getElementById(id)!;
const state = (): Record<string, string> =>
  Object.fromEntries(Object.keys(places).flatMap((id) => (part(id).dataset.rest ? [[id, part(id).dataset.rest!]] : [])));

const pauseBehind = (dialog: Element): (() => void) => pauseSectionsBehind(measureSections(), dialog);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `${Object.keys(places)
    .map((id) => `<section id="${id}" data-section><dialog></dialog></section>`)
    .join('')}<section id="other">no section</section>`;
  for (const [id, [top, height]] of Object.entries(places))
    part(id).getBoundingClientRect = () => ({ ...new DOMRect(), top, height, bottom: top + height });
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('lets what is out of sight rest in the size that it has, and wakes it one part at a time once the dialog is closed', () => {
  const end = pauseBehind(part('bracket').querySelector('dialog')!);
  expect(state()).toEqual({ details: 'deep', teams: 'deep' });
  expect(part('teams').style.containIntrinsicBlockSize).toBe('800px');
  jest.runAllTimers();
  expect(state()).toEqual({ details: 'deep', teams: 'deep' });
  end();
  expect(state()).toEqual({ details: 'light', teams: 'light' });
  jest.runOnlyPendingTimers();
  expect(state()).toEqual({ teams: 'light' });
  jest.runOnlyPendingTimers();
  expect(state()).toEqual({});
  expect(part('teams').style.containIntrinsicBlockSize).toBe('');
});

it('never lets rest what the dialog stands in, and stays so until the last of several is closed', () => {
  const endFirst = pauseBehind(part('teams').querySelector('dialog')!);
  expect(state()).toEqual({ details: 'deep' });
  const endSecond = pauseBehind(part('bracket').querySelector('dialog')!);
  endSecond();
  jest.runAllTimers();
  expect(part('details').dataset.rest).toBe('deep');
  endFirst();
  jest.runAllTimers();
  expect(state()).toEqual({});
});

it('lets a part rest again that a second dialog comes before it has woken', () => {
  pauseBehind(part('bracket').querySelector('dialog')!)();
  const end = pauseBehind(part('bracket').querySelector('dialog')!);
  jest.runAllTimers();
  expect(state()).toEqual({ details: 'deep', teams: 'deep' });
  expect(part('teams').style.containIntrinsicBlockSize).toBe('800px');
  end();
  jest.runAllTimers();
  expect(state()).toEqual({});
});

it('lets them rest on where one dialog takes the place of another', () => {
  const dialog = part('bracket').querySelector('dialog')!;
  const endFirst = pauseBehind(dialog);
  // The second dialog is rendered while the first is open, which closes in the same step before the second opens.
  const sections = measureSections();
  endFirst();
  const endSecond = pauseSectionsBehind(sections, dialog);
  jest.runAllTimers();
  expect(state()).toEqual({ details: 'deep', teams: 'deep' });
  endSecond();
  jest.runAllTimers();
  expect(state()).toEqual({});
});

it('wakes them also in a browser that is never idle', () => {
  const isIdleNever = (wake: () => void, { timeout }: { timeout?: number } = {}) => (timeout ? Number(setTimeout(wake, timeout)) : 0);
  Object.assign(window, { requestIdleCallback: isIdleNever });
  pauseBehind(part('bracket').querySelector('dialog')!)();
  jest.runAllTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  expect(state()).toEqual({});
});
