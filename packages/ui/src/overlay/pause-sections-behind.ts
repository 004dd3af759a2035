import { onePerPage } from '@courtside/federation/one-per-page';

/**
 * A modal dialog makes everything behind it inert, and with that the browser works out anew the style of each element of the page, of a large event 20,000. Sections
 * that are out of sight rest while a dialog is open: they keep their size, and nothing in them is worked out. Their style says what resting is
 * (`Section` of tournament-ui): `data-rest="deep"` is content that is not looked at, `"light"` content that is as soon as it comes near. The light ones wake when the
 * browser has nothing else to do, or after a second each: a busy machine may never be idle.
 *
 * A page has dialogs of several builds, so what rests is kept once.
 */
const page = onePerPage('ui.rest-behind.1', () => ({ resting: new Set<HTMLElement>(), opened: 0, isWaking: false }));

/** A section of the page, where it stands. */
export type MeasuredSection = readonly [section: HTMLElement, place: DOMRect];

/**
 * Where the page's sections stand. To be asked before a dialog's own parts are made: their style is new to the page, which would be laid out anew for the answer, all
 * that is about to rest included.
 */
export function measureSections(): readonly MeasuredSection[] {
  return [...document.querySelectorAll<HTMLElement>('[data-section]')].map((section) => [section, section.getBoundingClientRect()]);
}

/** Lets what is out of sight rest behind the dialog that is about to open. @returns ends it, before the focus goes back */
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

/** A section that nobody looks at wakes within this time at the latest after the one before it (ms). */
const LONGEST_REST = 1000;

/** One at a time: each is a task, and between two of them there is room for what somebody does. */
function wakeLater(): void {
  if (page.isWaking || page.resting.size === 0) return;
  page.isWaking = true;
  // Safari knows no idle time.
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
