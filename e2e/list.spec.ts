import { readFileSync } from 'node:fs';
import { signInToApi } from './support/api.ts';
import {
  column,
  idOfRow,
  LIST,
  nameInRow,
  openList,
  openMenu,
  rowOf,
  rows,
  table,
  total,
} from './support/list.ts';
import { expect, test } from './support/test.ts';

test('doc1 §2.1, §9: columns, page sizes, paging and sort live in the address @full', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  for (const name of ['Solicitado em', 'Funcionário', 'Cliente', 'Tipo de exame', 'Status']) {
    await expect(table(page).getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText(/^Mostrando 10 de [\d.]+ registros$/)).toBeVisible();
  await expect(page.getByLabel('Registros por página').getByRole('option')).toHaveText(['10', '20', '50']);

  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(/[?&]page=2\b/);
  await expect(page.getByText(/^Mostrando 20 de [\d.]+ registros$/)).toBeVisible();

  await page.getByRole('button', { name: 'Funcionário', exact: true }).click();
  await expect(page).toHaveURL(/[?&]sort=funcionario/);
  await expect(table(page).getByRole('columnheader', { name: 'Funcionário' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  const names = await Promise.all((await rows(page).all()).map(nameInRow));
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pt-BR')));

  await page.goBack();
  await expect(page).toHaveURL(/[?&]page=2\b/);
  await page.getByLabel('Registros por página').selectOption('20');
  await expect(rows(page)).toHaveCount(20);
  await page.reload();
  await expect(rows(page)).toHaveCount(20);
});

test('doc1 §2.1: a chip searches by name and goes back to page 1; removing it shows all again @full', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const before = await total(page);
  const name = await nameInRow(rows(page).first());
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(/[?&]page=2\b/);
  // Its own call is answered: the next one is the search's.
  await expect(page.getByText(/^Mostrando 20 de [\d.]+ registros$/)).toBeVisible();

  const search = page.getByRole('textbox', { name: 'Buscar por nome do funcionário' });
  await search.fill(name);
  const requested = page.waitForRequest((r) => r.url().includes('/api/agendamentos?'));
  await search.press('Enter');
  expect(new URL((await requested).url()).searchParams.get('page') ?? '1').toBe('1');
  await expect(page).not.toHaveURL(/[?&]page=2\b/);
  await expect(rows(page).first()).toContainText(name);
  await expect.poll(() => total(page)).toBeLessThan(before);

  // Accents and case are no obstacle.
  await search.press('Backspace');
  await expect.poll(() => total(page)).toBe(before);
  const withoutAccents = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  await search.fill(withoutAccents);
  await search.press('Enter');
  await expect(rows(page).first()).toContainText(name);
  await page.getByRole('button', { name: new RegExp(`^Remover ${withoutAccents}`) }).click();
  await expect.poll(() => total(page)).toBe(before);

  await search.fill('ninguém tem este nome');
  await search.press('Enter');
  await expect(page.getByText('Nenhum registro encontrado.')).toBeVisible();
});

test('doc1 §2.2: the filter dialog narrows by status and exam type, and says what is active @full', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const before = await total(page);
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtros' });
  await dialog
    .getByRole('group', { name: 'Status' })
    .getByRole('checkbox', { name: 'Agendado', exact: true })
    .check();
  await dialog
    .getByRole('group', { name: 'Tipo de exame' })
    .getByRole('checkbox', { name: 'Periódico' })
    .check();
  expect(await total(page)).toBe(before);
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => total(page)).toBeLessThan(before);
  expect(new Set(await column(page, 'Status'))).toEqual(new Set(['Agendado']));
  expect(new Set(await column(page, 'Tipo de exame'))).toEqual(new Set(['Periódico']));
  await expect(page.getByText('Status: Agendado', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Filtros (2)' }).click();
  await dialog.getByRole('group', { name: 'Status' }).getByRole('checkbox', { name: 'Cancelado' }).check();
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Filtros (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect.poll(() => total(page)).toBe(before);
});

test('doc1 §4 Default list filter: without a status the four ended ones stay out @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  await signIn(page);
  const all = await total(page);
  let summed = 0;
  for (const id of [9, 10, 20, 22]) {
    await openList(page, `?status=${id}`);
    summed += await total(page);
  }
  expect(summed).toBeGreaterThan(0);
  const status = (await api.read<{ id: number }[]>('/status_agendamento')).map(({ id }) => id);
  await openList(page, `?status=${status.join(',')}`);
  expect(await total(page)).toBe(all + summed);
});

test('doc1 §2.1: a row opens in place and loads its details on demand @full', async ({ page, signIn }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await signIn(page);
  const extraDetails = requested.filter((path) => path.startsWith('/api/agendamento_procedimento/'));
  expect(extraDetails).toEqual([]);

  const name = await nameInRow(rows(page).first());
  const button = rows(page)
    .first()
    .getByRole('button', { name: `Ver detalhes de ${name}` });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const opened = page.getByRole('row', { name: `Detalhes de ${name}`, exact: true });
  for (const term of [
    'Unidade',
    'Setor',
    'Cargo',
    'Telefone do funcionário',
    'Observação',
    'Sugestão de data',
    'Período',
    'Riscos',
    'Cliente',
    'Código da unidade',
  ]) {
    await expect(opened.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
  }
  const procedimentos = opened.getByRole('table', { name: `Procedimentos de ${name}` });
  for (const title of [
    'Procedimento',
    'Data do agendamento',
    'Prestador',
    'Endereço do prestador',
    'Recomendações',
  ]) {
    await expect(procedimentos.getByRole('columnheader', { name: title, exact: true })).toBeVisible();
  }
  await expect(procedimentos.getByRole('row')).not.toHaveCount(1);
  expect(
    requested.filter((path) => path.startsWith('/api/agendamento_procedimento/agendamento/')),
  ).toHaveLength(1);
  await button.click();
  await expect(opened).toBeHidden();
});

test('doc1 §2.1: the tag of a cancelled appointment opens its reason @full', async ({ page, signIn }) => {
  await signIn(page);
  await openList(page, '?status=10');
  // Staff and employees cancel, each in words of their own: what was recorded is what is told.
  const answered = page.waitForResponse((r) => /\/api\/agendamento_status\/agendamento\/\d+$/.test(r.url()));
  await rows(page)
    .first()
    .getByRole('button', { name: /Cancelado/ })
    .click();
  const [record] = (await (await answered).json()) as { descricao: string }[];
  expect(record?.descricao).toMatch(/Cancelado.*\. Motivo: ./);
  await expect(page.getByRole('dialog')).toContainText(record?.descricao ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const { acao: action, title, confirmar: confirmAction, descricao: description, status, notice } of [
  {
    acao: 'Cancelar',
    title: 'Cancelar agendamento',
    confirmar: 'Cancelar agendamento',
    descricao: 'Mudança de status para Cancelado. Motivo: Funcionário desligado',
    status: 10,
    notice: 'Registro cancelado com sucesso.',
  },
  {
    acao: 'Desistência de Vaga',
    title: 'Desistência de Vaga',
    confirmar: 'Desistir da vaga',
    descricao: 'Mudança de status para Desistência de Vaga. Motivo: Funcionário desligado',
    status: 9,
    notice: 'Desistência registrada com sucesso.',
  },
]) {
  test(`doc1 §4, §8 ${action}: asks for the reason, posts the record, says so; the row leaves the list`, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openList(page, '?status=1');
    const row = rowOf(page, await idOfRow(rows(page).first()));
    const name = await nameInRow(row);
    const menu = await openMenu(page, row);
    await menu.getByRole('menuitem', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText(name);
    await dialog.getByRole('button', { name: confirmAction }).click();
    await expect(dialog.getByText('Campo obrigatório')).toBeVisible();

    await dialog.getByRole('textbox').fill('Funcionário desligado');
    const sent = page.waitForRequest(
      (r) => r.method() === 'POST' && r.url().endsWith('/api/agendamento_status'),
    );
    await dialog.getByRole('button', { name: confirmAction }).click();
    expect((await sent).postDataJSON()).toMatchObject({ descricao: description, status: { id: status } });
    await expect(page.getByText(notice, { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);

    await openList(page, `?status=${status}&filter=${encodeURIComponent(name)}`);
    await expect(row).toContainText(status === 10 ? 'Cancelado' : 'Desistência de Vaga');
  });
}

test('doc1 §4, §8 Timing block: a consultation that is near cannot be cancelled, and says until when it could @full', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.route('**/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/*', (route) =>
    route.fulfill({ json: 48 }),
  );
  await openList(page, '?status=8');
  const free = rows(page).filter({ hasNotText: 'Depósito' }).first();
  const menu = await openMenu(page, free);
  await menu.getByRole('menuitem', { name: 'Cancelar', exact: true }).click();
  await expect(page.getByText('Você não pode cancelar esse agendamento!')).toBeVisible();
  await expect(page.getByText(/^O prazo para .* é de até 48h antes da consulta!$/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('doc1 §4 Row-menu availability: an action that is not possible stays in the menu, disabled @full', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openList(page, '?status=10');
  const menu = await openMenu(page, rows(page).first());
  for (const name of ['Desistência de Vaga', 'Cancelar']) {
    await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

test('doc1 §7: the spreadsheet has exactly what is filtered @full', async ({ page, signIn }) => {
  await signIn(page);
  await openList(page, '?status=8');
  const expected = await total(page);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: /Exportar/ }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('relátorio_agendamentos.xlsx');
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(readFileSync(await file.path()) as never);
  expect((workbook.worksheets[0]?.actualRowCount ?? 0) - 1).toBe(expected);
});

test('decision 34: client staff see only their own company, whatever they search for or send', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const clientes = await column(page, 'Cliente');
  const names = await Promise.all((await rows(page).all()).map(nameInRow));

  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await signIn(page, 'cliente@apto.test');
  const [own, ...others] = new Set(await column(page, 'Cliente'));
  expect(others).toEqual([]);

  const foreignOne = names[clientes.findIndex((cliente) => cliente !== own)];
  await page.goto(`${LIST}?filter=${encodeURIComponent(foreignOne ?? '')}`);
  await expect(page.getByText('Nenhum registro encontrado.')).toBeVisible();

  // Scope headers narrow and never widen.
  const everything = JSON.stringify(Array.from({ length: 50 }, (_, index) => index + 1));
  await page.route('**/api/agendamentos?*', (route) =>
    route.continue({
      headers: {
        ...route.request().headers(),
        'x-clientes': everything,
        'x-filtro-clientes': everything,
        'x-unidades': '[]',
      },
    }),
  );
  const response = page.waitForResponse('**/api/agendamentos?*');
  await page.goto(LIST);
  const { items } = (await (await response).json()) as { items: { cliente: { name: string } }[] };
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ cliente }) => cliente.name !== own)).toEqual([]);
});
