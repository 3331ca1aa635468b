import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { openList, rows, LIST, nameInRow, total } from './support/list.ts';
import { startPostgres } from './support/postgres.ts';
import { PASSWORD } from './support/password.ts';
import { startServer, freePort } from './support/server.ts';
import { signInAt } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** Does what makes the page ask for more, and waits until all of it has come. */
async function untilFetched(page: Page, ask: () => Promise<void>): Promise<void> {
  const asked: Request[] = [];
  const answered = new Set<Request>();
  page.on('request', (request) => asked.push(request));
  page.on('requestfinished', (request) => answered.add(request));
  await ask();
  await expect.poll(() => asked.length > 0 && asked.every((request) => answered.has(request))).toBe(true);
}

test('a server that dies under an open list: the error offers a retry, and all comes back @full', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'apto-falhas-'));
  const place = { PORT: String(await freePort()), DATA_DIR: folder, RATE_LIMIT: '0' };
  let server = await startServer(place);
  try {
    const stream = page.waitForResponse(/\/api\/eventos$/);
    await signInAt(page, server);
    const before = await total(page);
    const name = await nameInRow(rows(page).first());
    await stream;

    await server.terminate('SIGKILL');
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page.getByText('Problemas ao carregar informações!').first()).toBeVisible();
    const retry = page.getByRole('button', { name: 'Tentar novamente' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('Reconectando…')).toBeVisible();
    await retry.click();
    await expect(retry).toBeVisible();

    server = await startServer(place);
    // The first try is over before the next: a waiting button takes no press.
    await expect(retry).not.toHaveAttribute('data-pending');
    await retry.click();
    await expect(page.getByText(/^Mostrando 20 de /)).toBeVisible();
    await expect(retry).toBeHidden();
    // The stream of changes returns by itself.
    await expect(page.getByText('Reconectando…')).toBeHidden({ timeout: 40_000 });
    expect(await total(page)).toBe(before);
    await page.getByRole('button', { name: 'Página anterior' }).click();
    await expect(rows(page).first()).toContainText(name);
  } finally {
    await server.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a server that is away at sign-in: said plainly, nothing typed is lost, and the next try works @full', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'apto-falhas-'));
  const place = { PORT: String(await freePort()), DATA_DIR: folder, RATE_LIMIT: '0' };
  let server = await startServer(place);
  try {
    await page.goto(`${server.url}/login`);
    await page.getByLabel('E-mail').fill('atendente@apto.test');
    // The password's field fetches the list's code when it takes the focus.
    await untilFetched(page, () => page.getByLabel('Senha', { exact: true }).fill(PASSWORD));
    await server.terminate();
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('alert')).toContainText('Sistema indisponível');
    await expect(page.getByLabel('E-mail')).toHaveValue('atendente@apto.test');
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(PASSWORD);
    server = await startServer(place);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await rows(page).first().waitFor();
  } finally {
    await server.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a database that is down: 503 in the one error shape, a plain page, and recovery by itself @full', async ({
  page,
  request,
}) => {
  const pg = await startPostgres();
  const server = await startServer({
    PORT: String(await freePort()),
    DATABASE_URL: pg.url('produto'),
    SESSION_SECRET: 'segredo-somente-para-os-testes-0123456789',
    RATE_LIMIT: '0',
  });
  try {
    await signInAt(page, server);
    pg.stop('immediate');
    const credentials = { username: 'atendente@apto.test', password: PASSWORD };
    for (const response of [
      await request.get(`${server.url}/api/health/ready`),
      await request.post(`${server.url}/api/auth/login`, { data: credentials }),
    ]) {
      expect([response.url(), response.status()]).toEqual([response.url(), 503]);
      const body = (await response.json()) as object;
      expect(body).toMatchObject({ codigo: 'INDISPONIVEL' });
      expect(Object.keys(body)).toEqual(expect.arrayContaining(['message', 'codigo', 'requestId']));
      expect(JSON.stringify(body)).not.toMatch(/at .*\.ts|ECONNREFUSED|postgres/i);
    }
    expect((await request.get(`${server.url}/api/health/live`)).status()).toBe(200);

    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page.getByText('Problemas ao carregar informações!').first()).toBeVisible();
    // The page itself still comes, and the session is not lost by it.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Agendamentos', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(page).not.toHaveURL(/login/);

    pg.start();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(rows(page).first()).toBeVisible();
    expect((await request.get(`${server.url}/api/health/ready`)).status()).toBe(200);
  } finally {
    await server.terminate();
    pg.erase();
  }
});

test('an address that is none of ours gives a page that says so and leads on @full', async ({
  page,
  signIn,
  server,
  request,
}) => {
  // An internal address says nothing of itself before one signs in (doc3 §2.2); a public one has no session to ask for.
  await page.goto('/nao-existe/aqui');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fnao-existe%2Faqui&tokenExpirado=true$/);
  await page.goto('/kit-atendimento');
  await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible();

  await signIn(page);
  await page.goto('/nao-existe/aqui');
  await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible();
  await expect(page.getByText('/nao-existe/aqui')).toBeVisible();
  await page.goto('/gestao-medica-v3');
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await page.goto(`${LIST}/etapa-que-nao-existe`);
  await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para Agendamentos' }).click();
  await rows(page).first().waitFor();

  const response = await request.get(`${server.url}/api/nao-existe`);
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({
    codigo: 'NAO_ENCONTRADO',
    message: expect.any(String),
  });
});

test('a damaged or foreign address of the list shows what it can @full', async ({ page, signIn }) => {
  await signIn(page);
  const everything = await total(page);
  await openList(page, '?page=abc&limit=7&sort=senha%20DESC&status=xyz,999');
  expect(await total(page)).toBe(everything);
  await expect(rows(page)).toHaveCount(10);
  await page.goto(`${LIST}?page=99999`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ir para a página' })).toHaveValue(/^\d{2,3}$/);
});
