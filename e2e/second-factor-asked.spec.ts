import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { PASSWORD } from './support/password.ts';
import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

async function enter(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Password, QR code, first code: by what stands on the screen, dialog or page. */
async function enrol(page: Page): Promise<void> {
  await page.getByLabel('Senha atual').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await page
    .getByLabel(/^Código do aplicativo/)
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Ativar', exact: true }).last().click();
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();
}

test('docs/decisions/0158: a company asks for the second factor, and whoever has none enrols it before anything else @full', async ({
  page,
  browser,
}) => {
  // Of its own: everybody of the company is asked.
  const server = await startServer({ RATE_LIMIT: '0' });
  try {
    const elsewhere = await browser.newContext();
    const theirs = await elsewhere.newPage();
    await enter(theirs, server.url, 'leitura@apto.test');
    await expect(theirs.getByRole('heading', { name: /^Agendamentos/, level: 1 })).toBeVisible();

    await enter(page, server.url, 'atendente@apto.test');
    await expect(page.getByRole('heading', { name: /^Agendamentos/, level: 1 })).toBeVisible();
    await page.goto(`${server.url}/companies/list`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    const asked = page.getByRole('switch', { name: /^Exigir verificação em duas etapas/ });
    await asked.check({ force: true });
    // Nobody asks of others what they have not: the way to their own is in the warning.
    await page.getByRole('link', { name: 'Ir para Meu perfil' }).click();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByRole('button', { name: 'Ativar', exact: true }).click();
    await enrol(page);
    await page.goBack();
    await asked.check({ force: true });
    await expect(page.getByText(/pessoas ainda não a ativaram: /)).toBeVisible();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Registro salvo com sucesso!')).toBeVisible();

    // Under an open session, whose browser does not know it yet: the first refusal leads there.
    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'Ative a verificação em duas etapas' })).toBeVisible();
    await theirs.goto(`${server.url}/profile`);
    await expect(theirs.getByRole('heading', { name: 'Ative a verificação em duas etapas' })).toBeVisible();
    await enrol(theirs);
    await expect(theirs.getByRole('heading', { name: 'Meu perfil', level: 1 })).toBeVisible();
    await expect(theirs.getByText(/^Exigida por /)).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Desativar' })).toBeHidden();
    await elsewhere.close();

    // And right after entering.
    const third = await browser.newContext();
    const fresh = await third.newPage();
    await enter(fresh, server.url, 'financeiro@apto.test');
    await expect(fresh.getByRole('heading', { name: 'Ative a verificação em duas etapas' })).toBeVisible();
    await fresh.getByRole('button', { name: 'Sair' }).click();
    await expect(fresh.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    await third.close();
  } finally {
    await server.terminate();
  }
});
