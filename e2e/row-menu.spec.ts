import { signInToApi, type Api } from './support/api.ts';
import { idOfRow, nameInRow, openList, openMenu, rowOf, rows, total } from './support/list.ts';
import { expect, test } from './support/test.ts';

interface Open {
  readonly id: number;
  readonly idCliente: number;
  readonly funcionario: { readonly name: string };
}

/** An open request, not the last of its page, whose client has this limit of missed exams. */
async function openWithLimit(api: Api, fits: (limit: number) => boolean): Promise<number> {
  const { items } = await api.read<{ items: Open[] }>(
    `/agendamentos?limit=50&filtrosExtras=${encodeURIComponent('{"status":[1]}')}`,
  );
  for (const { id, idCliente } of items.slice(0, -1)) {
    const { limiteReagendamento } = await api.read<{ limiteReagendamento: number }>(
      `/customers/${idCliente}`,
    );
    if (fits(limiteReagendamento)) return id;
  }
  throw new Error('A demonstração não tem um cliente com este limite.');
}

test('doc1 §4 Falta Consulta: by keyboard alone, from the question to the record; the focus goes on to the next row', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const id = await openWithLimit(api, (limit) => limit > 1);
  await signIn(page);
  await openList(page, '?status=1&limit=50');
  const row = rowOf(page, id);
  const name = await nameInRow(row);
  const next = await idOfRow(page.locator(`tr[data-row="${id}"] ~ tr[data-row]`).first());
  await row.getByRole('button', { name: /^Ações do agendamento de / }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: /^Ações do agendamento de / });
  const item = menu.getByRole('menuitem', { name: 'Falta Consulta', exact: true });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  for (let step = 0; step < 8; step += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pré-solicitação' });
  await expect(dialog).toContainText('Deseja alterar o status para falta consulta?');
  await expect(dialog).toContainText(name);

  const sent = page.waitForRequest(
    (r) => r.method() === 'POST' && r.url().endsWith('/api/agendamento_status'),
  );
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    descricao: 'Pendência resolvida: Falta consulta',
    status: { id: 20 },
  });
  await expect(page.getByText('Dado atualizado com sucesso', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(rowOf(page, next).getByRole('button', { name: /^Ações do agendamento de / })).toBeFocused();

  await openList(page, `?status=20&filter=${encodeURIComponent(name)}`);
  const marked = rowOf(page, id);
  await expect(marked).toContainText('Falta consulta');
  const refused = await openMenu(page, marked);
  await expect(refused.getByRole('menuitem', { name: /^Falta Consulta/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('doc1 §4, decision 23: the miss that reaches the limit of the client says that there is no other appointment @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const id = await openWithLimit(api, (limit) => limit === 1);
  await signIn(page);
  await openList(page, '?status=1&limit=50');
  const menu = await openMenu(page, rowOf(page, id));
  await menu.getByRole('menuitem', { name: 'Falta Consulta', exact: true }).click();
  await page.getByRole('button', { name: 'Marcar falta' }).click();
  await expect(
    page.getByText(/limite de reagendamentos foi atingido .* não será reagendado novamente/),
  ).toBeVisible();
});

test("issue 9 'Beyond the specification': a cancellation is undone from its toast, and the timeline tells both", async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  await signIn(page);
  await openList(page, '?status=2');
  const before = await total(page);
  const row = rowOf(page, await idOfRow(rows(page).first()));
  const menu = await openMenu(page, row);
  await menu.getByRole('menuitem', { name: 'Cancelar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar agendamento' });
  await dialog.getByRole('textbox').fill('Engano');
  const sent = page.waitForResponse(
    (r) => r.request().method() === 'POST' && r.url().endsWith('/api/agendamento_status'),
  );
  await dialog.getByRole('button', { name: 'Cancelar agendamento' }).click();
  const { agendamento } = (await (await sent).json()) as { agendamento: { id: number } };
  await expect(page.getByText('Registro cancelado com sucesso.', { exact: true })).toBeVisible();
  await expect.poll(() => total(page)).toBe(before - 1);

  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(page.getByText('O agendamento voltou a Em Andamento.', { exact: true })).toBeVisible();
  await expect.poll(() => total(page)).toBe(before);
  await expect(row).toBeVisible();

  const told = await api.read<{ descricao: string; observacao: string }[]>(
    `/timeline/externa/${agendamento.id}`,
  );
  expect(told.slice(0, 2)).toMatchObject([
    { descricao: 'Em Andamento', observacao: expect.stringContaining('Cancelamento desfeito.') as unknown },
    { descricao: 'Cancelado', observacao: expect.stringContaining('Motivo: Engano') as unknown },
  ]);
});

/** The first open request of the list whose form has all that it asks for. */
async function findEditable(api: Api): Promise<number> {
  const { items } = await api.read<{ items: { id: number }[] }>(
    `/agendamentos?limit=50&filtrosExtras=${encodeURIComponent('{"status":[1]}')}`,
  );
  for (const { id } of items) {
    const detail = await api.read<Record<string, unknown>>(`/agendamentos/${id}`);
    if (detail['prestador'] && detail['cidade'] && detail['nomeSolicitante']) return id;
  }
  throw new Error('A demonstração não tem um pedido em aberto completo.');
}

test('doc1 §2.4, §8 Alterar: an open request is edited by keyboard, and a second editor sees both versions @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const id = await findEditable(api);
  await signIn(page);
  await openList(page, '?status=1&limit=50');
  await rowOf(page, id)
    .getByRole('button', { name: /^Ações do agendamento de / })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Alterar', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Atualizar dados' });
  const note = dialog.getByRole('textbox', { name: /^Observações/ });
  await note.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Levar o crachá.');

  // Meanwhile somebody else saves another note, and the requester's name.
  const before = await api.read<{ version: number }>(`/agendamentos/${id}`);
  const other = await api.invoke(
    'PUT',
    '/agendamentos',
    { id, observacao: 'Prefere a tarde.', nomeSolicitante: 'Otto Reis' },
    { 'if-match': `"${before.version}"` },
  );
  expect(other.status).toBe(200);

  await dialog.getByRole('button', { name: 'Salvar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Falha ao atualizar registro', { exact: true })).toBeVisible();
  const versions = dialog.getByRole('group', { name: 'Duas versões do agendamento' });
  await expect(versions).toBeFocused();
  await expect(versions).toContainText('Levar o crachá.');
  await expect(versions).toContainText('Prefere a tarde.');
  await expect(versions).toContainText('Otto Reis');
  await page.keyboard.press('Tab');
  await expect(versions.getByRole('radio', { name: /Manter a minha/ })).toBeFocused();
  await dialog.getByRole('button', { name: 'Continuar' }).focus();
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue('Levar o crachá.');
  await expect(dialog.getByRole('textbox', { name: /^Nome do solicitante/ })).toHaveValue('Otto Reis');

  const sent = page.waitForRequest((r) => r.method() === 'PUT' && r.url().endsWith('/api/agendamentos'));
  await dialog.getByRole('button', { name: 'Salvar' }).focus();
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ id, observacao: 'Levar o crachá.' });
  await expect(page.getByText('Registro atualizado com sucesso!', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await api.read(`/agendamentos/${id}`)).toMatchObject({
    observacao: 'Levar o crachá.',
    nomeSolicitante: 'Otto Reis',
    version: before.version + 2,
  });
});

test('doc1 §4, §8 Alterar: what is under way is not edited, its change is asked for @full', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openList(page, '?status=2');
  const row = rowOf(page, await idOfRow(rows(page).first()));
  const name = await nameInRow(row);
  const menu = await openMenu(page, row);
  await menu.getByRole('menuitem', { name: 'Alterar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar alteração' });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('textbox').fill('Outra data');
  const sent = page.waitForRequest(
    (r) => r.method() === 'POST' && r.url().endsWith('/api/agendamento_status'),
  );
  await dialog.getByRole('button', { name: 'Solicitar alteração' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    descricao: 'Solicitação de alteração: Outra data',
    status: { id: 16 },
  });
  await expect(
    page.getByText('Processado com sucesso, sua solicitação será analisada.', { exact: true }),
  ).toBeVisible();
  await openList(page, `?status=16&filter=${encodeURIComponent(name)}`);
  await expect(row).toContainText('Pendência');
});

test('doc1 §2.4, §8, decision 15 Alterar: a consultation takes its file, and what is still missing is said and not refused @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const id = await findEditable(api);
  await signIn(page);
  await openList(page, '?status=1&limit=50');
  const menu = await openMenu(page, rowOf(page, id));
  await menu.getByRole('menuitem', { name: 'Alterar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Atualizar dados' });
  await dialog.getByRole('combobox', { name: /Tipo de exame/ }).click();
  await page.getByRole('option', { name: 'Consulta', exact: true }).click();
  await expect(dialog.getByText('Campo obrigatório para consultas.')).toHaveCount(2);
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'pedido.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    });
  await expect(page.getByText('Arquivo carregado com sucesso', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Registro atualizado com sucesso!', { exact: true })).toBeVisible();
  await expect(page.getByText(/Motivo da consulta: Campo obrigatório para consultas\./)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await api.read(`/agendamentos/${id}`)).toMatchObject({ tipoExame: { id: 9 } });
  expect(await api.read(`/anexo/AGENDAMENTO/${id}`)).toMatchObject([
    { tipo: 'CONSULTA', nomeArquivo: 'pedido.pdf' },
  ]);
});
