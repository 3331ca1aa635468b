import { expect, test } from './support/test.ts';

const PASSWORD = 'uma-senha-boa-e-longa';

test('issue 11: an administrator invites somebody, who chooses a password by the link, sees one customer, and is out once switched off', async ({
  page,
  signIn,
  server,
  browser,
}) => {
  const email = `nova.pessoa.${Date.now()}@exemplo.com.br`;
  await signIn(page);
  await page.goto('/users/list');
  await expect(page.getByRole('heading', { name: /^Usuários/, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Novo usuário' }).first().click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Nova Pessoa');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('combobox', { name: 'Perfil' }).fill('Leitura');
  await page.getByRole('option', { name: 'Leitura' }).first().click();
  // What they see has to be said.
  await page.getByRole('button', { name: 'Salvar e convidar' }).click();
  await expect(page.getByText('Escolha ao menos um cliente, ou dê acesso a todos')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Todos os clientes' }).check();
  await page.getByRole('button', { name: 'Salvar e convidar' }).click();
  await expect(page.getByText(/^Convite enviado\. A pessoa entra/)).toBeVisible();

  // The newest message is the invitation: its link carries 256 bits after '#'.
  const outbox = async () => (await fetch(`${server.url}/api/dev/outbox`)).text();
  await expect.poll(outbox).toContain(email);
  const link = /\/convite#([\w-]{43})/.exec(await outbox())?.[1] ?? '';
  expect(link).not.toBe('');

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(`${server.url}/convite#${link}`);
  await expect(theirs.getByRole('heading', { name: 'Boas-vindas ao Apto' })).toBeVisible();
  // The token leaves the address at once.
  expect(theirs.url()).toBe(`${server.url}/convite`);
  await theirs.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await theirs.getByLabel('Confirme a senha').fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Começar a usar o Apto' }).click();
  await expect(theirs.getByRole('heading', { name: /^Agendamentos/, level: 1 })).toBeVisible();

  // A link is worth one password.
  const again = await (await browser.newContext()).newPage();
  await again.goto(`${server.url}/convite#${link}`);
  await expect(again.getByText('Este convite não vale mais.', { exact: false })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Inativar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inativar' }).click();
  await expect(page.getByText('Registro inativado com sucesso!')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Entrar' })).toBeVisible();
});
