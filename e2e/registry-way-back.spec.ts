import { expect, test } from './support/test.ts';

test("doc3 §2.9 'Voltar' and 'Salvar e voltar' of a record lead back to its list as it was left", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/branch/list?filter=a&sort=name%20DESC&page=2');
  const row = page.getByRole('row').nth(2).getByRole('link').first();
  const name = (await row.textContent()) ?? '';
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(page).toHaveURL(/\/branch\/list\?filter=a&sort=name(?:%20|\+)DESC&page=2$/);
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('button', { name: 'Salvar e voltar' }).click();
  await expect(page).toHaveURL(/\/branch\/list\?filter=a&sort=name(?:%20|\+)DESC&page=2$/);
});
