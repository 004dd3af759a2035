import { locateNumberBox, readTableValues } from '../support/partner';
import { expect, expectAccessible, test } from '../support/test';

test('a plan is a link: a visitor who opens it sees the same numbers in their own language', async ({ person }) => {
  const ada = await person();
  await ada.goto('/planner');
  await locateNumberBox(ada, 'Teams').fill('20');
  await ada.getByRole('button', { name: 'Courts: more' }).click();
  await ada.getByLabel('Bracket day').selectOption('Single elimination');
  await expect(ada).toHaveURL(/\?teams=20&groups=2&length=15&interval=6&courts=2&bracket=single$/);
  const shown = await readTableValues(ada);

  const ben = await person({ phone: true, language: 'fr' });
  await ben.goto(ada.url());
  const seen = await readTableValues(ben, 'fr');
  expect(seen.map((value) => value.split(' ')[0]?.replace(',', '.'))).toEqual(shown.map((value) => value.split(' ')[0]));
  await expect(ben.getByRole('table', { name: 'Rondes suisses et tableau' })).toBeVisible();
  await expectAccessible(ben);
  expect(await ben.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test('one press applies a piece of advice; the page is accessible in light and dark', async ({ person }) => {
  const page = await person();
  await page.goto('/planner?teams=16&groups=2&length=15&interval=6&courts=1');
  await page.getByRole('button', { name: /^Use: 2 courts instead of 1/ }).click();
  await expect(page).toHaveURL(/courts=2/);
  await expect(page.getByText('This runs smoothly as it is.')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test('the printed page has the numbers and their source, and no controls', async ({ person }) => {
  const page = await person();
  await page.goto('/planner?teams=16&courts=2&swiss=5');
  await expect(page.getByRole('table', { name: 'Court time' })).toBeVisible();
  await expect(page.getByText('Courtside planner ·')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Courtside planner · http.*\/planner\?teams=16/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Swiss rounds and bracket' })).toBeVisible();
  await expect(locateNumberBox(page, 'Teams')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
});
