import { PASSWORD as DEMO_PASSWORD } from './support/password.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'uma-senha-boa-e-longa';

test('doc3 §2.1: who forgot the password chooses another by the link in the mail, once', async ({
  page,
  server,
}) => {
  const email = 'leitura@apto.test';
  await page.goto(`${server.url}/login`);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page).toHaveURL(/\/recuperar$/);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Campo obrigatório')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText(/^Se este e-mail entra no Apto/)).toBeVisible();

  const outbox = async () => (await fetch(`${server.url}/api/dev/outbox`)).text();
  await expect.poll(outbox).toContain('/password/forgot#');
  const token = /\/password\/forgot#([\w-]{43})/.exec(await outbox())?.[1] ?? '';
  await page.goto(`${server.url}/password/forgot#${token}`);
  await expect(page.getByRole('heading', { name: 'Nova senha', level: 1 })).toBeVisible();
  // The token leaves the address at once.
  expect(page.url()).toBe(`${server.url}/password/forgot`);
  await page.getByLabel('Nova senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirme a nova senha').fill('outra');
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page.getByText('As senhas não conferem')).toBeVisible();
  await page.getByLabel('Confirme a nova senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page.getByText('Senha trocada')).toBeVisible();

  await page.getByRole('link', { name: 'Entrar' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: /^Agendamentos/, level: 1 })).toBeVisible();

  // A link is worth one password, and says so before another is typed.
  await page.goto('about:blank');
  await page.goto(`${server.url}/password/forgot#${token}`);
  await expect(page.getByText('Este link não vale mais. Peça outro.')).toBeVisible();

  // The demonstration's password again, for the tests that follow.
  const post = (path: string, body: object) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post('/auth/recuperar-senha', { username: email })).status).toBe(200);
  const another = async (): Promise<string> =>
    [...(await outbox()).matchAll(/\/password\/forgot#([\w-]{43})/g)]
      .map(([, found = '']) => found)
      .find((found) => found !== token) ?? '';
  await expect.poll(another).not.toBe('');
  const back = await post('/auth/redefinir-senha', { token: await another(), novaSenha: DEMO_PASSWORD });
  expect(back.status).toBe(200);
});
