import { readFileSync } from 'node:fs';
import { entrarNaApi } from './apoio/api.ts';
import { abrirLista, abrirMenu, coluna, linhas, LISTA, nomeNa, tabela, total } from './apoio/lista.ts';
import { expect, test } from './apoio/teste.ts';

test('doc1 §2.1, §9: columns, page sizes, paging and sort live in the address', async ({ page, entrar }) => {
  await entrar(page);
  for (const name of ['Solicitado em', 'Funcionário', 'Cliente', 'Tipo de exame', 'Status']) {
    await expect(tabela(page).getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(linhas(page)).toHaveCount(10);
  await expect(page.getByText(/^Mostrando 10 de [\d.]+ registros$/)).toBeVisible();
  await expect(page.getByLabel('Registros por página').getByRole('option')).toHaveText(['10', '20', '50']);

  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(/[?&]page=2\b/);
  await expect(page.getByText(/^Mostrando 20 de [\d.]+ registros$/)).toBeVisible();

  await page.getByRole('button', { name: 'Funcionário', exact: true }).click();
  await expect(page).toHaveURL(/[?&]sort=funcionario/);
  await expect(tabela(page).getByRole('columnheader', { name: 'Funcionário' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(tabela(page)).toHaveAttribute('aria-busy', 'false');
  const nomes = await Promise.all((await linhas(page).all()).map(nomeNa));
  expect(nomes).toEqual([...nomes].sort((a, b) => a.localeCompare(b, 'pt-BR')));

  await page.goBack();
  await expect(page).toHaveURL(/[?&]page=2\b/);
  await page.getByLabel('Registros por página').selectOption('20');
  await expect(linhas(page)).toHaveCount(20);
  await page.reload();
  await expect(linhas(page)).toHaveCount(20);
});

test('doc1 §2.1: a chip searches by name and goes back to page 1; removing it shows all again', async ({
  page,
  entrar,
}) => {
  await entrar(page);
  const antes = await total(page);
  const nome = await nomeNa(linhas(page).first());
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(/[?&]page=2\b/);

  const busca = page.getByRole('textbox', { name: 'Buscar por nome do funcionário' });
  await busca.fill(nome);
  const pedida = page.waitForRequest((r) => r.url().includes('/api/agendamentos?'));
  await busca.press('Enter');
  expect(new URL((await pedida).url()).searchParams.get('page') ?? '1').toBe('1');
  await expect(page).not.toHaveURL(/[?&]page=2\b/);
  await expect(linhas(page).first()).toContainText(nome);
  expect(await total(page)).toBeLessThan(antes);

  // Accents and case are no obstacle.
  await busca.press('Backspace');
  await expect.poll(() => total(page)).toBe(antes);
  const semAcento = nome.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  await busca.fill(semAcento);
  await busca.press('Enter');
  await expect(linhas(page).first()).toContainText(nome);
  await page.getByRole('button', { name: new RegExp(`^Remover ${semAcento}`) }).click();
  await expect.poll(() => total(page)).toBe(antes);

  await busca.fill('ninguém tem este nome');
  await busca.press('Enter');
  await expect(page.getByText('Nenhum registro encontrado.')).toBeVisible();
});

test('doc1 §2.2: the filter dialog narrows by status and exam type, and says what is active', async ({
  page,
  entrar,
}) => {
  await entrar(page);
  const antes = await total(page);
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const dialogo = page.getByRole('dialog', { name: 'Filtros' });
  await dialogo
    .getByRole('group', { name: 'Status' })
    .getByRole('checkbox', { name: 'Agendado', exact: true })
    .check();
  await dialogo
    .getByRole('group', { name: 'Tipo de exame' })
    .getByRole('checkbox', { name: 'Periódico' })
    .check();
  expect(await total(page)).toBe(antes);
  await dialogo.getByRole('button', { name: 'Aplicar' }).click();
  await expect(dialogo).toBeHidden();
  await expect.poll(() => total(page)).toBeLessThan(antes);
  expect(new Set(await coluna(page, 'Status'))).toEqual(new Set(['Agendado']));
  expect(new Set(await coluna(page, 'Tipo de exame'))).toEqual(new Set(['Periódico']));
  await expect(page.getByText('Status: Agendado', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Filtros (2)' }).click();
  await dialogo.getByRole('group', { name: 'Status' }).getByRole('checkbox', { name: 'Cancelado' }).check();
  await dialogo.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Filtros (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect.poll(() => total(page)).toBe(antes);
});

test('doc1 §4 Default list filter: without a status the four ended ones stay out', async ({
  page,
  entrar,
  servidor,
}) => {
  const api = await entrarNaApi(servidor.url, 'atendente@apto.test');
  await entrar(page);
  const todos = await total(page);
  let somados = 0;
  for (const id of [9, 10, 20, 22]) {
    await abrirLista(page, `?status=${id}`);
    somados += await total(page);
  }
  expect(somados).toBeGreaterThan(0);
  const status = (await api.ler<{ id: number }[]>('/status_agendamento')).map(({ id }) => id);
  await abrirLista(page, `?status=${status.join(',')}`);
  expect(await total(page)).toBe(todos + somados);
});

test('doc1 §2.1: a row opens in place and loads its details on demand', async ({ page, entrar }) => {
  const pedidas: string[] = [];
  page.on('request', (request) => pedidas.push(new URL(request.url()).pathname));
  await entrar(page);
  const detalhes = pedidas.filter((caminho) => caminho.startsWith('/api/agendamento_procedimento/'));
  expect(detalhes).toEqual([]);

  const nome = await nomeNa(linhas(page).first());
  const botao = linhas(page)
    .first()
    .getByRole('button', { name: `Ver detalhes de ${nome}` });
  await botao.click();
  await expect(botao).toHaveAttribute('aria-expanded', 'true');
  const aberto = page.getByRole('row', { name: `Detalhes de ${nome}`, exact: true });
  for (const termo of [
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
    await expect(aberto.getByRole('term').filter({ hasText: new RegExp(`^${termo}$`) })).toBeVisible();
  }
  const procedimentos = aberto.getByRole('table', { name: `Procedimentos de ${nome}` });
  for (const titulo of [
    'Procedimento',
    'Data do agendamento',
    'Prestador',
    'Endereço do prestador',
    'Recomendações',
  ]) {
    await expect(procedimentos.getByRole('columnheader', { name: titulo, exact: true })).toBeVisible();
  }
  await expect(procedimentos.getByRole('row')).not.toHaveCount(1);
  expect(
    pedidas.filter((caminho) => caminho.startsWith('/api/agendamento_procedimento/agendamento/')),
  ).toHaveLength(1);
  await botao.click();
  await expect(aberto).toBeHidden();
});

test('doc1 §2.1: the tag of a cancelled appointment opens its reason', async ({ page, entrar }) => {
  await entrar(page);
  await abrirLista(page, '?status=10');
  await linhas(page)
    .first()
    .getByRole('button', { name: /Cancelado/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Mudança de status para Cancelado. Motivo: ');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const { acao, titulo, confirmar, descricao, status, aviso } of [
  {
    acao: 'Cancelar',
    titulo: 'Cancelar agendamento',
    confirmar: 'Cancelar agendamento',
    descricao: 'Mudança de status para Cancelado. Motivo: Funcionário desligado',
    status: 10,
    aviso: 'Registro cancelado com sucesso.',
  },
  {
    acao: 'Desistência de Vaga',
    titulo: 'Desistência de Vaga',
    confirmar: 'Desistir da vaga',
    descricao: 'Mudança de status para Desistência de Vaga. Motivo: Funcionário desligado',
    status: 9,
    aviso: 'Desistência registrada com sucesso.',
  },
]) {
  test(`doc1 §4, §8 ${acao}: asks for the reason, posts the record, says so; the row leaves the list`, async ({
    page,
    entrar,
  }) => {
    await entrar(page);
    await abrirLista(page, '?status=1');
    const antes = await total(page);
    const nome = await nomeNa(linhas(page).first());
    const menu = await abrirMenu(page, linhas(page).first());
    await menu.getByRole('menuitem', { name: acao, exact: true }).click();
    const dialogo = page.getByRole('dialog', { name: titulo });
    await expect(dialogo).toContainText(nome);
    await dialogo.getByRole('button', { name: confirmar }).click();
    await expect(dialogo.getByText('Campo obrigatório')).toBeVisible();

    await dialogo.getByRole('textbox').fill('Funcionário desligado');
    const enviado = page.waitForRequest(
      (r) => r.method() === 'POST' && r.url().endsWith('/api/agendamento_status'),
    );
    await dialogo.getByRole('button', { name: confirmar }).click();
    expect((await enviado).postDataJSON()).toMatchObject({ descricao, status: { id: status } });
    await expect(page.getByText(aviso, { exact: true })).toBeVisible();
    await expect.poll(() => total(page)).toBe(antes - 1);

    await abrirLista(page, `?status=${status}&filter=${encodeURIComponent(nome)}`);
    await expect(linhas(page).filter({ hasText: nome }).first()).toContainText(
      status === 10 ? 'Cancelado' : 'Desistência de Vaga',
    );
  });
}

test('doc1 §4, §8 Timing block: a consultation that is near cannot be cancelled, and says until when it could', async ({
  page,
  entrar,
}) => {
  await entrar(page);
  await page.route('**/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/*', (rota) =>
    rota.fulfill({ json: 48 }),
  );
  await abrirLista(page, '?status=8');
  const livre = linhas(page).filter({ hasNotText: 'Depósito' }).first();
  const menu = await abrirMenu(page, livre);
  await menu.getByRole('menuitem', { name: 'Cancelar', exact: true }).click();
  await expect(page.getByText('Você não pode cancelar esse agendamento!')).toBeVisible();
  await expect(page.getByText(/^O prazo para .* é de até 48h antes da consulta!$/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('doc1 §4 Row-menu availability: an action that is not possible stays in the menu, disabled', async ({
  page,
  entrar,
}) => {
  await entrar(page);
  await abrirLista(page, '?status=10');
  const menu = await abrirMenu(page, linhas(page).first());
  for (const name of ['Desistência de Vaga', 'Cancelar']) {
    await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

test('doc1 §7: the spreadsheet has exactly what is filtered', async ({ page, entrar }) => {
  await entrar(page);
  await abrirLista(page, '?status=8');
  const esperado = await total(page);
  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: /Exportar/ }).click();
  const arquivo = await baixado;
  expect(arquivo.suggestedFilename()).toBe('relátorio_agendamentos.xlsx');
  const { default: ExcelJS } = await import('exceljs');
  const livro = new ExcelJS.Workbook();
  await livro.xlsx.load(readFileSync(await arquivo.path()) as never);
  expect((livro.worksheets[0]?.actualRowCount ?? 0) - 1).toBe(esperado);
});

test('decision 34: client staff see only their own company, whatever they search for or send', async ({
  page,
  entrar,
}) => {
  await entrar(page);
  const clientes = await coluna(page, 'Cliente');
  const nomes = await Promise.all((await linhas(page).all()).map(nomeNa));

  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await entrar(page, 'cliente@apto.test');
  const [meu, ...outros] = new Set(await coluna(page, 'Cliente'));
  expect(outros).toEqual([]);

  const alheio = nomes[clientes.findIndex((cliente) => cliente !== meu)];
  await page.goto(`${LISTA}?filter=${encodeURIComponent(alheio ?? '')}`);
  await expect(page.getByText('Nenhum registro encontrado.')).toBeVisible();

  // Scope headers narrow and never widen.
  const tudo = JSON.stringify(Array.from({ length: 50 }, (_, indice) => indice + 1));
  await page.route('**/api/agendamentos?*', (rota) =>
    rota.continue({
      headers: {
        ...rota.request().headers(),
        'x-clientes': tudo,
        'x-filtro-clientes': tudo,
        'x-unidades': '[]',
      },
    }),
  );
  const resposta = page.waitForResponse('**/api/agendamentos?*');
  await page.goto(LISTA);
  const { items } = (await (await resposta).json()) as { items: { cliente: { name: string } }[] };
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ cliente }) => cliente.name !== meu)).toEqual([]);
});
