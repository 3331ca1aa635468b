import { expect, test } from './support/test.ts';

test('docs/decisions/0159: a bulletin is written, read by whom it is for, and its author sees who has @full', async ({
  page,
  signIn,
  browser,
}) => {
  const title = `Plantão ${Date.now()}`;
  await signIn(page);
  await page.goto('/boletins/new');
  await page.getByRole('textbox', { name: 'Descrição' }).fill(title);
  await page.getByRole('textbox', { name: 'Data' }).fill('01/11/2025');
  await page.getByRole('textbox', { name: 'Texto' }).fill('Das 8h às 12h.\nUrgências: central.');
  await page.getByRole('combobox', { name: 'Perfil' }).fill('Leitura');
  await page.getByRole('option', { name: 'Leitura' }).first().click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Registro salvo com sucesso!')).toBeVisible();

  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await signIn(theirs, 'leitura@apto.test');
  await theirs.goto('/boletins/view');
  const row = theirs.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('Não lido')).toBeVisible();
  const marked = theirs.waitForResponse((r) => r.url().endsWith('/leitura') && r.ok());
  await row.getByRole('link', { name: title }).click();
  await expect(theirs.getByText('Urgências: central.')).toBeVisible();
  await marked;
  await theirs.goto('/boletins/view');
  await expect(row.getByText(/^Lido em /)).toBeVisible();
  await elsewhere.close();

  // Not for its author's profile: who has read it is theirs to see all the same.
  await page.getByRole('link', { name: 'Quem leu' }).click();
  await expect(page.getByRole('row').filter({ hasText: /Leu em/ })).toHaveCount(1);
  await page.goto('/boletins/view');
  await expect(page.getByRole('heading', { name: /^Boletins da empresa/, level: 1 })).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
});
