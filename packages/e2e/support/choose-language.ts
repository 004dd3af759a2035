import { expect, type Page } from '@playwright/test';

/** Chooses a language in the bar by its own name. The bar of an older release has a button with the name of the other language. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const list = page.getByRole('banner').getByRole('combobox');
  const button = page.getByRole('banner').getByRole('button', { name });
  await expect(list.or(button)).toBeVisible();
  if (await button.isVisible()) await button.click();
  else await list.selectOption({ label: name });
}
