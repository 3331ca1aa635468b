import { signInToApi } from './support/api.ts';
import { expect, test } from './support/test.ts';

const READER = 'leitura@apto.test';

test('issue 11: an administrator makes a profile by keyboard, gives one more permission to another, and who has it may at once', async ({
  page,
  signIn,
  server,
}) => {
  const reader = await signInToApi(server.url, READER);
  const seesGrupos = async () => (await reader.invoke('GET', '/cadastros/grupos')).ok;
  expect(await seesGrupos()).toBe(false);

  await signIn(page);
  await page.getByRole('link', { name: 'Cadastros' }).first().click();
  await page.getByRole('link', { name: 'Perfis', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Perfis/, level: 1 })).toBeVisible();

  // A new one, by keyboard alone from its name on.
  await page.getByRole('link', { name: 'Novo perfil' }).first().click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Recepção');
  await page.getByRole('searchbox', { name: 'Pesquisar área' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('checkbox', { name: 'Toda a linha Agendamentos', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^3 de \d+ permissões$/)).toBeVisible();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Recepção', level: 1 })).toBeVisible();
  await expect(page.getByText('Ninguém tem este perfil.')).toBeVisible();

  // What a colleague holds changes while they are signed in.
  await page.goto('/profiles/list?filter=Leitura');
  await page.getByRole('link', { name: 'Leitura', exact: true }).click();
  await expect(page.getByText('Leo Leitura.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Pesquisar área' }).fill('grupos');
  await page.getByRole('checkbox', { name: 'Grupos: Acessar' }).check();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Registro salvo com sucesso!')).toBeVisible();
  expect(await seesGrupos()).toBe(true);

  // In use, it stays, and the dialog says whose it is.
  await page.goto('/profiles/list?filter=Leitura');
  await page.getByRole('button', { name: 'Ações de Leitura' }).click();
  await page.getByRole('menuitem', { name: 'Histórico de ação' }).click();
  await expect(page.getByText('Dada: Grupos: acessar')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ações de Leitura' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(/porque é de: Leo Leitura/)).toBeVisible();
});
