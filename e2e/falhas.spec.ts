import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { abrirLista, linhas, LISTA, nomeNa, total } from './apoio/lista.ts';
import { iniciarPostgres } from './apoio/postgres.ts';
import { SENHA } from './apoio/senha.ts';
import { iniciarServidor, portaLivre, type ServidorDeTeste } from './apoio/servidor.ts';
import { expect, test } from './apoio/teste.ts';

async function entrarEm(page: Page, { url }: ServidorDeTeste): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill('atendente@apto.test');
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await linhas(page).first().waitFor();
}

test('a server that dies under an open list: the error offers a retry, and all comes back', async ({
  page,
}) => {
  const pasta = mkdtempSync(join(tmpdir(), 'apto-falhas-'));
  const lugar = { PORT: String(await portaLivre()), DATA_DIR: pasta, RATE_LIMIT: '0' };
  let servidor = await iniciarServidor(lugar);
  try {
    await entrarEm(page, servidor);
    const antes = await total(page);
    const nome = await nomeNa(linhas(page).first());

    await servidor.encerrar('SIGKILL');
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page.getByText('Problemas ao carregar informações!').first()).toBeVisible();
    const tentar = page.getByRole('button', { name: 'Tentar novamente' });
    await expect(tentar).toBeVisible();
    await expect(page.getByText('Reconectando…')).toBeVisible();
    await tentar.click();
    await expect(tentar).toBeVisible();

    servidor = await iniciarServidor(lugar);
    await tentar.click();
    await expect(page.getByText(/^Mostrando 20 de /)).toBeVisible();
    await expect(tentar).toBeHidden();
    // The stream of changes returns by itself.
    await expect(page.getByText('Reconectando…')).toBeHidden({ timeout: 40_000 });
    expect(await total(page)).toBe(antes);
    await page.getByRole('button', { name: 'Página anterior' }).click();
    await expect(linhas(page).first()).toContainText(nome);
  } finally {
    await servidor.encerrar();
    rmSync(pasta, { recursive: true, force: true });
  }
});

test('a server that is away at sign-in: said plainly, nothing typed is lost, and the next try works', async ({
  page,
}) => {
  const pasta = mkdtempSync(join(tmpdir(), 'apto-falhas-'));
  const lugar = { PORT: String(await portaLivre()), DATA_DIR: pasta, RATE_LIMIT: '0' };
  let servidor = await iniciarServidor(lugar);
  try {
    await page.goto(`${servidor.url}/login`);
    await page.getByLabel('E-mail').fill('atendente@apto.test');
    await page.getByLabel('Senha', { exact: true }).fill(SENHA);
    // The list's code was fetched when the password's field took the focus.
    await servidor.encerrar();
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('alert')).toContainText('Sistema indisponível');
    await expect(page.getByLabel('E-mail')).toHaveValue('atendente@apto.test');
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(SENHA);
    servidor = await iniciarServidor(lugar);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await linhas(page).first().waitFor();
  } finally {
    await servidor.encerrar();
    rmSync(pasta, { recursive: true, force: true });
  }
});

test('a database that is down: 503 in the one error shape, a plain page, and recovery by itself', async ({
  page,
  request,
}) => {
  const pg = await iniciarPostgres();
  const servidor = await iniciarServidor({
    PORT: String(await portaLivre()),
    DATABASE_URL: pg.url('produto'),
    SESSION_SECRET: 'segredo-somente-para-os-testes-0123456789',
    RATE_LIMIT: '0',
  });
  try {
    await entrarEm(page, servidor);
    pg.parar('immediate');
    const credenciais = { username: 'atendente@apto.test', password: SENHA };
    for (const resposta of [
      await request.get(`${servidor.url}/api/health/ready`),
      await request.post(`${servidor.url}/api/auth/login`, { data: credenciais }),
    ]) {
      expect([resposta.url(), resposta.status()]).toEqual([resposta.url(), 503]);
      const corpo = (await resposta.json()) as object;
      expect(corpo).toMatchObject({ codigo: 'INDISPONIVEL' });
      expect(Object.keys(corpo)).toEqual(expect.arrayContaining(['message', 'codigo', 'requestId']));
      expect(JSON.stringify(corpo)).not.toMatch(/at .*\.ts|ECONNREFUSED|postgres/i);
    }
    expect((await request.get(`${servidor.url}/api/health/live`)).status()).toBe(200);

    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page.getByText('Problemas ao carregar informações!').first()).toBeVisible();
    // The page itself still comes, and the session is not lost by it.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Agendamentos', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(page).not.toHaveURL(/login/);

    pg.ligar();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(linhas(page).first()).toBeVisible();
    expect((await request.get(`${servidor.url}/api/health/ready`)).status()).toBe(200);
  } finally {
    await servidor.encerrar();
    pg.apagar();
  }
});

test('an address that is none of ours gives a page that says so and leads on', async ({
  page,
  entrar,
  servidor,
  request,
}) => {
  await page.goto('/nao-existe/aqui');
  await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible();
  await expect(page.getByText('/nao-existe/aqui')).toBeVisible();
  await page.getByRole('link', { name: 'Ir para Agendamentos' }).click();
  await expect(page).toHaveURL(/\/login\?/);

  await entrar(page);
  await page.goto('/gestao-medica-v3');
  await expect(page).toHaveURL(new RegExp(`${LISTA}$`));
  await page.goto(`${LISTA}/etapa-que-nao-existe`);
  await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para Agendamentos' }).click();
  await linhas(page).first().waitFor();

  const resposta = await request.get(`${servidor.url}/api/nao-existe`);
  expect(resposta.status()).toBe(404);
  expect(await resposta.json()).toMatchObject({
    codigo: 'NAO_ENCONTRADO',
    message: expect.any(String),
  });
});

test('a damaged or foreign address of the list shows what it can', async ({ page, entrar }) => {
  await entrar(page);
  const tudo = await total(page);
  await abrirLista(page, '?page=abc&limit=7&sort=senha%20DESC&status=xyz,999');
  expect(await total(page)).toBe(tudo);
  await expect(linhas(page)).toHaveCount(10);
  await page.goto(`${LISTA}?page=99999`);
  await expect(linhas(page).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ir para a página' })).toHaveValue(/^\d{2,3}$/);
});
