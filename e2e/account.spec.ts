import { expect, test } from './support/test.ts';

const EMAIL = 'leitura@apto.test';

test('doc3 §2.1 /profile: one’s own name, and an end to a session somewhere else, at once', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn(page, EMAIL);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, EMAIL);

  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('menuitem', { name: 'Meu perfil' }).click();
  await expect(page.getByRole('heading', { name: 'Meu perfil', level: 1 })).toBeVisible();

  const name = page.getByRole('textbox', { name: /^Nome/ });
  const before = await name.inputValue();
  await name.fill('Outro Nome');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('button', { name: 'Conta de Outro Nome' })).toBeVisible();
  await name.fill(before);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('button', { name: `Conta de ${before}` })).toBeVisible();

  const list = page.getByRole('list', { name: 'Sessões abertas' });
  await expect(list.getByText('Esta sessão')).toHaveCount(1);
  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await page.getByRole('button', { name: 'Encerrar todas', exact: true }).click();
  await expect(page.getByText('A sua conta só está aberta aqui.')).toBeVisible();
  // Nobody touched the other page: its list listens, and hears it.
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});
