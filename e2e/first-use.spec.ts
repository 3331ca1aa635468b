import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'uma-senha-boa-e-longa';

test('an empty installation leads to its first use: code, company and administrator, who is in at once', async ({
  page,
  browser,
}) => {
  const server = await startServer({ DEMO: '0', RATE_LIMIT: '0' });
  try {
    const code = /^\s+(\w{4}-\w{4}-\w{4}) {2}\(/m.exec(server.exit())?.[1];
    if (!code) throw new Error(`O servidor não mostrou o código:\n${server.exit()}`);
    await page.goto(`${server.url}/`);
    await expect(page.getByRole('heading', { name: 'Primeiro acesso', level: 1 })).toBeVisible();

    await page.getByLabel('Código de primeiro acesso').fill('AAAA-AAAA-AAAA');
    await page.getByLabel('Razão social').fill('Saúde Ocupacional Ltda');
    await page.getByLabel('CNPJ').fill('11222333000181');
    await page.getByLabel('Nome', { exact: true }).fill('Ana Souza');
    await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirme a senha').fill(PASSWORD);
    const begin = page.getByRole('button', { name: 'Começar a usar o Apto' });
    await begin.click();
    await expect(page.getByText(/^Código inválido\./)).toBeVisible();
    await expect(page.getByLabel('Código de primeiro acesso')).toBeFocused();

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
    // Where the first day begins: what is there, what comes next, and the way to it.
    await expect(page.getByRole('heading', { name: 'Primeiros passos', level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Primeiros passos' })).toHaveAttribute(
      'aria-valuetext',
      '1 de 17',
    );
    await page.getByRole('link', { name: 'Ir para Cliente' }).click();
    await expect(page.getByRole('heading', { name: 'Novo cliente', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Primeiros passos' })).toContainText('A seguir: Cliente.');

    // Another browser knows nothing of this one: what is missing is the server's to say.
    const other = await browser.newPage();
    await other.goto(`${server.url}/login`);
    await other.getByLabel('E-mail').fill('ana@exemplo.com.br');
    await other.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: 'Entrar' }).click();
    await expect(other.getByRole('region', { name: 'Primeiros passos' })).toContainText('1 de 17');
    await other.close();

    // The door is closed behind whoever went through it.
    await page.context().clearCookies();
    await page.goto(`${server.url}/primeiro-acesso`);
    await expect(page.getByRole('heading', { name: 'Primeiro acesso' })).toBeHidden();
  } finally {
    await server.terminate();
  }
});
