import type { Locator, Page } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import { expectNoViolations } from './support/axe.ts';
import { idOfRow, rowOf } from './support/list.ts';
import { expect, test } from './support/test.ts';

const QUEUE = '/painel-agendamento/list';
const OPEN = `${QUEUE}?status=1`;

/** The rows of the queue, by the buttons that only they have. */
const starts = (page: Page): Locator => page.getByRole('button', { name: /^Iniciar o atendimento de / });

async function openQueue(page: Page, address = OPEN): Promise<void> {
  await page.goto(address);
  await starts(page).first().waitFor();
}

const idOf = (page: Page): number => Number(/\/painel-agendamento\/(\d+)$/.exec(page.url())?.[1]);

test('two attendants never take one: the first press wins, the second is told who has it, and the queue shows it @full', async ({
  page,
  signIn,
  secondPage,
  server,
}) => {
  const colleague = await secondPage();
  await signIn(page);
  await signIn(colleague, 'colega@apto.test');
  await openQueue(page);
  // The second one's stream is held back: both see the request as open when they press.
  await colleague.route('**/api/eventos', (route) => route.abort());
  await openQueue(colleague);

  await starts(page).first().click();
  await expect(page).toHaveURL(/\/painel-agendamento\/\d+$/);
  const row = rowOf(colleague, idOf(page));
  await row.getByRole('button', { name: /^Iniciar o atendimento de / }).click();
  await expect(colleague.getByText('Ana Atendente já iniciou o atendimento.')).toBeVisible();
  await expect(colleague.getByText(/^Pedido de .+\.$/)).toBeVisible();
  // Read again: of what is open it is no more.
  await expect(colleague).toHaveURL(/painel-agendamento\/list/);
  await expect(row).toHaveCount(0);

  const api = await signInToApi(server.url, 'atendente@apto.test');
  const taken = await api.read<{ responsavel: { name: string } | null; idStatus: number }>(
    `/agendamentos/${idOf(page)}`,
  );
  expect(taken).toMatchObject({ idStatus: 2, responsavel: { name: 'Ana Atendente' } });
});

test('what one attendant takes, another sees without loading the page again', async ({
  page,
  signIn,
  secondPage,
}) => {
  const colleague = await secondPage();
  await signIn(page);
  await signIn(colleague, 'colega@apto.test');
  await openQueue(page);
  await openQueue(colleague);
  const first = page
    .getByRole('row')
    .filter({ has: starts(page) })
    .first();
  const row = rowOf(colleague, await idOfRow(first));
  await expect(row).toBeVisible();
  await starts(page).first().click();
  await expect(row).toHaveCount(0);
});

test('what is typed to find somebody still stands there on the way back from their page @full', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openQueue(page);
  const label = (await starts(page).last().getAttribute('aria-label')) ?? '';
  const name = label.replace('Iniciar o atendimento de ', '');
  const box = page.getByPlaceholder('Nome, CPF, cliente ou código');
  const others = starts(page).and(page.locator(`:not([aria-label$="${name}"])`));
  await box.fill(name);
  await expect(others).toHaveCount(0);
  await starts(page).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue(name);
  await expect(others).toHaveCount(0);
  // Another way in is another visit.
  await page.getByRole('link', { name: 'Agendamentos' }).click();
  await expect(page.getByRole('heading', { name: 'Agendamentos', level: 1 })).toBeVisible();
  await expect(page.getByPlaceholder('Nome, CPF, cliente ou código')).toHaveValue('');

  // The lists of records forget it no more than the queue.
  await page.goto('/supplier/list');
  const search = page.getByLabel('Pesquisar em prestadores');
  const records = page.getByRole('table').getByRole('link');
  // The code of one of the demonstration's clinics.
  await search.fill('5001');
  await expect(records).toHaveCount(1);
  await records.first().click();
  await expect(page).toHaveURL(/\/supplier\/\d+$/);
  await page.goBack();
  await expect(search).toHaveValue('5001');
  await expect(records).toHaveCount(1);
});

test('the next request comes by one key: the latest against its limit first @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  await signIn(page);
  await openQueue(page);
  await expectNoViolations(page, 'painel');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/painel-agendamento\/\d+$/);
  const first = await api.read<{ responsavel: { name: string } | null }>(`/agendamentos/${idOf(page)}`);
  expect(first.responsavel?.name).toBe('Ana Atendente');
  const id = idOf(page);
  await openQueue(page);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/painel-agendamento\/\d+$/);
  expect(idOf(page)).not.toBe(id);
});

test('doc3 §2.10: search, status filter, counters and the mark of what was directed to an attendant @full', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openQueue(page, `${QUEUE}?direcionado=1`);
  const table = page.getByRole('table', { name: 'Painel de agendamento' });
  await expect(table.getByText('Direcionado para atendente').first()).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await expect(page).toHaveURL(/painel-agendamento\/list$/);

  // Once it stands still: the row of filters above has just gone.
  await page.getByRole('radio', { name: /^Em Aberto/ }).click();
  await expect(page).toHaveURL(/painel=EM_ABERTO/);
  const label = (await starts(page).first().getAttribute('aria-label')) ?? '';
  const name = label.replace('Iniciar o atendimento de ', '');
  const search = page.getByRole('textbox', { name: 'Buscar por nome do funcionário' });
  await search.fill(name);
  await search.press('Enter');
  await expect(page).toHaveURL(/filter=/);
  await expect(starts(page).first()).toHaveAttribute('aria-label', label);
});
