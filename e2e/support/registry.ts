import { expect, type Locator, type Page } from '@playwright/test';

/** Types into a combo and takes the one it finds. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  const box: Locator = page.getByRole('combobox', { name: label });
  await box.fill(text);
  await page.getByRole('option', { name: text }).first().click();
  await expect(box).toHaveValue(new RegExp(text));
}

/** A new record of a registry, by its list's own button; the form then shows it as saved. */
export async function create(
  page: Page,
  list: string,
  button: string,
  fill: () => Promise<void>,
  name: string | RegExp,
): Promise<void> {
  await page.getByRole('link', { name: 'Cadastros' }).first().click();
  await expect(page.getByRole('heading', { name: 'Cadastros', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: list, exact: true }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${list}`), level: 1 })).toBeVisible();
  await page.getByRole('link', { name: button }).first().click();
  await expect(page.getByRole('heading', { name: button, level: 1 })).toBeVisible();
  await fill();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}
