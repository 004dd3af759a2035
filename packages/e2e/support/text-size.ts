import type { Page } from '@playwright/test';

/** The widths of windows in px and sizes of text in percent at which every view must work. */
const widths = [320, 390, 768, 1280, 1920] as const;
const textSizes = [100, 150, 200] as const;

/** Long names for teams: one very long word, many short words, and the longest allowed name. */
export const longNames = [
  'Rollbrettvereinigungsmeisterschaftsanwärter',
  'Les Joyeux Patineurs du Canal de l’Ourcq et de la Porte de la Villette réunis',
  'Anticonstitutionnellement Hardcourt Bike Polo Association of Llanfairpwllgwyngyllgogerychwyrn',
  'A B C D E F G H',
];

/**
 * Finds faults of the current page with large text: elements that are wider than the window, so that the page scrolls sideways, badges
 * that are cut, and words with one letter per line. The page is not reloaded for each size.
 */
export async function findTextSizeFaults(page: Page): Promise<string[]> {
  const troubles: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const size of textSizes) {
      const found = await page.evaluate(findFaultsNow, size);
      troubles.push(...found.map((trouble) => `${width} px, ${size} %: ${trouble}`));
    }
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return troubles;
}

/** Finds the faults at the present size. It runs in the page. */
async function findFaultsNow(size: number): Promise<string[]> {
  document.documentElement.style.fontSize = `${size}%`;
  // Two frames: size observers run in the first, and their changes are laid out in the second.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const troubles: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} in ${element.closest('section[id], main')?.id ?? 'the frame'}/${element.parentElement?.parentElement?.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));

  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1) {
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > page.clientWidth + 1 && !isClipped(element.parentElement);
    });
    // The innermost elements are the most useful to report.
    const culprits = outside.filter((element) => !outside.some((other) => other !== element && element.contains(other)));
    troubles.push(`the page is ${page.scrollWidth - page.clientWidth} px too wide: ${culprits.slice(0, 3).map(nameOf).join('; ')}`);
  }

  // A badge is cut by what hides its overflow without scrolling.
  for (const badge of document.querySelectorAll('main [data-size]')) {
    const { right, width } = badge.getBoundingClientRect();
    let around = badge.parentElement;
    while (around && !/hidden|clip/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
    if (width > 0 && around && right > around.getBoundingClientRect().right + 1) troubles.push(`cut: ${nameOf(badge)}`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue ?? '';
    const parent = text.parentElement;
    if (
      !parent ||
      !/\p{L}{4}/u.test(words) ||
      parent.closest('script, style, option, [aria-hidden="true"]') ||
      !parent.checkVisibility({ visibilityProperty: true })
    )
      continue;
    range.selectNodeContents(text);
    if (range.getClientRects().length < 4) continue;
    // Now find words with one or two letters per line.
    let tiny = 0;
    let all = 0;
    for (const { 0: word, index } of words.matchAll(/\p{L}{4,}/gu)) {
      const lines = new Map<number, number>();
      for (let at = index; at < index + word.length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { top, width } = range.getBoundingClientRect();
        if (width > 1) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + 1);
      }
      if (lines.size < 3) continue;
      all += lines.size;
      tiny += [...lines.values()].filter((letters) => letters <= 2).length;
    }
    if (tiny > 2 && tiny > all / 3) troubles.push(`letter by letter: ${nameOf(parent)}`);
  }
  return [...new Set(troubles)];
}
