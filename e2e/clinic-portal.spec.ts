import type { Page } from '@playwright/test';
import { signInToApi, type Api } from './support/api.ts';
import { openList, rows } from './support/list.ts';
import { PASSWORD } from './support/password.ts';
import { expect, test } from './support/test.ts';

const CLINIC = 'prestador@apto.test';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly idPrestador: number | null;
  readonly funcionario: { readonly name: string };
}

const withStatus = async (api: Api, status: number): Promise<Row[]> =>
  (
    await api.read<{ items: Row[] }>(
      `/agendamentos?limit=100&filtrosExtras=${encodeURIComponent(JSON.stringify({ status: [status] }))}`,
    )
  ).items;

const LISTED = [8, 11, 26];

/** The first whose name stands once in the list that the test looks at. */
async function aloneInList(api: Api, candidates: readonly Row[]): Promise<Row | undefined> {
  const filters = encodeURIComponent(JSON.stringify({ status: LISTED }));
  for (const row of candidates) {
    const name = encodeURIComponent(row.funcionario.name);
    const { items } = await api.read<{ items: Row[] }>(
      `/agendamentos?limit=10&filter=${name}&filtrosExtras=${filters}`,
    );
    if (items.length === 1) return row;
  }
  return undefined;
}

/** The clinic on its phone, from the address that the documents give. */
async function enter(page: Page): Promise<void> {
  await page.goto('/confirmacao-prestador/agendamentos/pendentes');
  await expect(page).toHaveURL(/#\/confirmacao-prestador\/login\?redirect=/);
  await page.getByLabel('E-mail').fill(CLINIC);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Agendamentos pendentes', level: 1 })).toBeVisible();
}

test('issue 12: the sheets that come with a screen keep their place in the cascade', async ({ page }) => {
  await enter(page);
  const button = page.getByRole('link', { name: 'Futuros' });
  await expect(button).toBeVisible();
  expect(
    await button.evaluate((each) => Number.parseFloat(getComputedStyle(each).paddingInlineStart)),
  ).toBeGreaterThan(0);
  const heading = page.getByRole('heading', { level: 1 });
  expect(
    await heading.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
  ).toBeGreaterThan(18);
});

test("doc3 §2.1, §2.2: staff asks, the clinic answers on its phone, and the staff's open list shows it", async ({
  page,
  browser,
  signIn,
  server,
}) => {
  const staff = await signInToApi(server.url, 'atendente@apto.test');
  const clinic = await signInToApi(server.url, CLINIC, '/auth/loginPrestador');
  const { items } = await clinic.read<{ items: { id: number }[] }>(
    '/confirmacao-prestador/agendamentos?situacao=PENDENTES&limit=100',
  );
  const waiting = await withStatus(staff, 26);
  const own = waiting.find((row) => items.some((item) => item.id === row.id));
  const foreign = waiting.find((row) => row.idPrestador !== own?.idPrestador);
  const movable = (await withStatus(staff, 11)).filter((row) => row.idPrestador === own?.idPrestador);
  const asked = await aloneInList(staff, movable);
  if (!own || !foreign || !asked) throw new Error('A demonstração não tem o que perguntar à clínica.');
  const { name } = asked.funcionario;

  await signIn(page);
  await openList(page, `?${LISTED.map((id) => `status=${id}`).join('&')}&filter=${encodeURIComponent(name)}`);
  const row = rows(page).filter({ hasText: name }).first();
  await expect(row).toContainText('Reagendado');
  await staff.send('/agendamento_status', {
    agendamento: { id: asked.id },
    status: { id: 26 },
    descricao: 'Mudança de status para Aguardando Confirmação do Prestador',
    observacao: '',
  });
  await expect(row).toContainText('Aguardando Confirmação do Prestador');

  const phone = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 360, height: 740 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  const portal = await phone.newPage();
  await enter(portal);
  // The whole width is used and no more.
  expect(await portal.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await portal.getByRole('button', { name: `Confirmar: ${name}` }).click();
  await portal
    .getByRole('dialog', { name: `Confirmar o agendamento de ${name}?` })
    .getByRole('button', { name: 'Confirmar', exact: true })
    .click();
  await expect(portal.getByText(`Agendamento de ${name} confirmado`).first()).toBeVisible();
  await expect(portal.getByRole('button', { name: `Confirmar: ${name}` })).toHaveCount(0);
  await expect(row).toContainText('Agendado');
  await portal.getByRole('link', { name: 'Futuros' }).click();
  await expect(portal.getByRole('heading', { name: 'Agendamentos futuros', level: 1 })).toBeFocused();
  await expect(portal.getByRole('heading', { name })).toBeVisible();

  await portal.getByRole('button', { name: 'Sair' }).click();
  await expect(portal.getByRole('heading', { name: 'Portal do prestador' })).toBeVisible();
  await phone.close();

  // Another clinic's does not exist for it, and nobody else's session opens this door.
  expect((await clinic.invoke('GET', `/confirmacao-prestador/agendamentos/${foreign.id}`)).status).toBe(404);
  const act = (api: Api, { id, version }: Row) =>
    api.invoke(
      'POST',
      `/confirmacao-prestador/agendamentos/${id}/acao`,
      { acao: 'CONFIRMAR_PELO_PRESTADOR' },
      { 'if-match': `"${version}"` },
    );
  expect((await act(clinic, foreign)).status).toBe(404);
  expect((await act(staff, own)).status).toBe(401);
  expect((await clinic.invoke('GET', '/agendamentos')).status).toBe(401);
});

test("the back-office tells a clinic's user where its door is, and there is one @full", async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('E-mail').fill(CLINIC);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  const told = await page.getByRole('alert').textContent();
  const door = /\/confirmacao-prestador\/login/.exec(told ?? '')?.[0] ?? '';
  expect(door).not.toBe('');
  await page.goto(server.url + door);
  await expect(page.getByRole('heading', { name: 'Portal do prestador', level: 1 })).toBeVisible();
  await page.getByLabel('E-mail').fill('atendente@apto.test');
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toContainText('Entre em /login.');
});

test('doc3 §7.6: a clinic notes something on its phone, and who schedules reads and accepts it in the panel @full', async ({
  page,
  browser,
  signIn,
  server,
}) => {
  const clinic = await signInToApi(server.url, CLINIC, '/auth/loginPrestador');
  const { items } = await clinic.read<{ items: Row[] }>(
    '/confirmacao-prestador/agendamentos?situacao=PENDENTES&limit=100',
  );
  const [noted] = items;
  if (!noted) throw new Error('A demonstração não tem o que a clínica anote.');
  const text = `Chegar 15 minutos antes, pedido ${noted.id}.`;

  await signIn(page);
  await page.goto('/painel-agendamento/list');
  await expect(page.getByRole('button', { name: /^Observações/ })).toBeVisible();

  const phone = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
  });
  const portal = await phone.newPage();
  await enter(portal);
  await portal
    .getByRole('button', { name: `Ver detalhes: ${noted.funcionario.name}` })
    .first()
    .click();
  const sheet = portal.getByRole('dialog');
  await sheet.getByLabel('Nova observação').fill(text);
  await sheet.getByRole('button', { name: 'Enviar observação' }).click();
  await expect(sheet.getByText('Aguarda aceite')).toBeVisible();

  // The open panel counts it by itself.
  await page.getByRole('button', { name: 'Observações (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Observações dos prestadores' });
  await expect(dialog.getByText(text)).toBeVisible();
  await dialog.getByRole('checkbox', { name: new RegExp(noted.funcionario.name) }).check({ force: true });
  await dialog.getByRole('button', { name: 'Aceitar observação' }).click();
  await expect(dialog.getByText('Nenhuma observação espera aceite.')).toBeVisible();

  const { observacoes: notes } = await clinic.read<{
    observacoes: readonly { texto: string; aceitarObservacao: boolean }[];
  }>(`/confirmacao-prestador/agendamentos/${noted.id}`);
  expect(notes).toMatchObject([{ texto: text, aceitarObservacao: true }]);
  await phone.close();
});
