import { expect, expectAccessible, test } from '../support/test';
import { locatePageTitle } from '../support/page-title';

// The check judges only one of several texts with the same look, so it must notice everything that makes one of them look different.
test('the accessibility check finds one pale text among many that look alike', async ({ person }) => {
  const page = await person();
  await page.goto('/about');
  await expect(locatePageTitle(page)).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    const list = document.createElement('ol');
    for (let index = 0; index < 40; index++) {
      const text = Object.assign(document.createElement('span'), { textContent: `Line ${index}` });
      list.appendChild(document.createElement('li')).append(text);
    }
    document.querySelector('main')?.append(list);
  });
  await expectAccessible(page);

  const spoiled: Readonly<Record<string, (text: HTMLElement) => void>> = {
    'a text of its own colour': (text) => text.style.setProperty('color', '#999'),
    'its line on another ground': (text) => text.parentElement?.style.setProperty('background', '#777'),
    'its line half transparent': (text) => text.parentElement?.style.setProperty('opacity', '0.3'),
  };
  for (const [what, spoil] of Object.entries(spoiled)) {
    const text = page.getByText('Line 23', { exact: true });
    await text.evaluate(spoil);
    await expect(expectAccessible(page), what).rejects.toThrow('color-contrast');
    await text.evaluate((element) => [element, element.parentElement].forEach((one) => one?.removeAttribute('style')));
  }

  // The first of them is hidden, so it is not the one that is checked.
  await page.evaluate(() =>
    document
      .querySelectorAll<HTMLElement>('main ol:last-child span')
      .forEach((text, index) => Object.assign(text.style, { color: '#999', visibility: index === 0 ? 'hidden' : 'visible' })),
  );
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
  expect(await page.locator('[data-contrast-twin]').count(), 'nothing stays marked').toBe(0);
});
