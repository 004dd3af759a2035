import { onePerPage } from '@courtside/federation/one-per-page';

/**
 * A modal dialog makes everything behind it inert, so the browser recomputes the style of each element of the page, 20,000 for a large event.
 * Offscreen sections are paused while a dialog is open: they keep their size, and the browser skips their content. The style of `Section` in
 * tournament-ui defines the pause: `data-rest="deep"` skips the content completely, `"light"` until it comes near the screen. Light sections
 * wake when the browser is idle, or after a second each, because a busy machine may never be idle.
 *
 * The paused sections are stored once per page, because a page has dialogs of several builds.
 */
const page = onePerPage('ui.rest-behind.1', () => ({ resting: new Set<HTMLElement>(), opened: 0, isWaking: false }));

/** A section of the page, with its position. */
export type MeasuredSection = readonly [section: HTMLElement, place: DOMRect];

/**
 * Measures the page's sections. Call it before the dialog renders: its new styles would force a layout of the whole page, including the sections
 * that are about to be paused.
 */
export function measureSections(): readonly MeasuredSection[] {
  return [...document.querySelectorAll<HTMLElement>('[data-section]')].map((section) => [section, section.getBoundingClientRect()]);
}

/** Pauses offscreen sections behind the dialog that is about to open. @returns resumes them, before the focus returns */
export function pauseSectionsBehind(sections: readonly MeasuredSection[], dialog: Element): () => void {
  page.opened += 1;
  for (const [section, place] of sections) {
    if (place.height === 0 || (place.bottom >= 0 && place.top <= window.innerHeight) || section.contains(dialog)) continue;
    section.style.containIntrinsicBlockSize = `${place.height}px`;
    section.dataset['rest'] = 'deep';
    page.resting.add(section);
  }
  return () => {
    page.opened -= 1;
    if (page.opened > 0) return;
    for (const section of page.resting) section.dataset['rest'] = 'light';
    wakeLater();
  };
}

/** The longest time until the next section wakes (ms). */
const LONGEST_REST = 1000;

/** Wakes one section per task, so that user input is handled between two of them. */
function wakeLater(): void {
  if (page.isWaking || page.resting.size === 0) return;
  page.isWaking = true;
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? ((wake: () => void) => setTimeout(wake, 200));
  whenIdle(
    () => {
      page.isWaking = false;
      if (page.opened > 0) return;
      for (const section of page.resting) {
        page.resting.delete(section);
        delete section.dataset['rest'];
        section.style.containIntrinsicBlockSize = '';
        break;
      }
      wakeLater();
    },
    { timeout: LONGEST_REST },
  );
}
