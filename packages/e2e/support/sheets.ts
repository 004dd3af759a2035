import type { Page } from '@playwright/test';

/** The sheets of a page that Chromium prints on A4. */
export interface Sheets {
  readonly count: number;
  /** The numbers, from 1, of the sheets with a part of the element. */
  readonly of: readonly number[];
  /** The number of printed parts. */
  readonly parts: number;
}

const mark = 'https://sheet.example/';

/** Prints the page. It inserts links to locate the parts of an element, because a PDF lists the links of each sheet. */
export async function printSheets(page: Page, parts: string): Promise<Sheets> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.evaluate(
    ([selector, address]) => {
      for (const [index, part] of [...document.querySelectorAll(selector)].entries()) {
        // Else the mark would be where the nearest positioned element begins.
        if (part instanceof HTMLElement && getComputedStyle(part).position === 'static') part.style.position = 'relative';
        const link = document.createElement('a');
        link.href = `${address}${index}`;
        link.textContent = '·';
        link.style.cssText = 'position:absolute;inset:0 auto auto 0';
        part.append(link);
      }
    },
    [parts, mark] as const,
  );
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const links = new Set(
    [...pdf.matchAll(/(\d+) 0 obj\n<<\/Type \/Annot\n[^]*?endobj/g)].flatMap(([object, id]) => (object.includes(mark) ? [id] : [])),
  );
  const sheets = [...pdf.matchAll(/\d+ 0 obj\n<<\/Type \/Page\n[^]*?endobj/g)].map(([object]) => object);
  const isMarked = (sheet: string) =>
    [...(/\/Annots \[([^\]]*)\]/.exec(sheet)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].some(([, id]) => links.has(id));
  return { count: sheets.length, of: sheets.flatMap((sheet, index) => (isMarked(sheet) ? [index + 1] : [])), parts: links.size };
}
