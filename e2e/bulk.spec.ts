import { signInToApi } from './support/api.ts';
import { expectNoViolations } from './support/axe.ts';
import { openList, rows, total } from './support/list.ts';
import { expect, test } from './support/test.ts';

const OPEN = '?status=1&tipoExame=1';

test('everything that a filter finds is cancelled in one go, which goes on on another screen, and is taken back @full', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page);
  await openList(page, OPEN);
  const count = await total(page);
  const all = new Intl.NumberFormat('pt-BR').format(count);
  expect(count).toBeGreaterThan(10);

  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await page.getByRole('button', { name: `Selecionar todos os ${all}` }).click();
  await page.getByRole('button', { name: 'Cancelar agendamentos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar agendamentos escolhidos' });
  await expect(dialog).toContainText(`De ${all} agendamentos, ${all} podem ser cancelados.`);
  await expectNoViolations(page, 'a conferência');
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Obra parada');
  await dialog.getByRole('button', { name: `Cancelar ${all} agendamentos` }).click();

  // It outlives the screen and the tab's memory.
  const banner = page.getByRole('region', { name: 'Cancelar agendamentos escolhidos' });
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Painel' }).click();
  await expect(page.getByRole('heading', { name: 'Painel de agendamento', level: 1 })).toBeVisible();
  await expect(banner).toContainText(`${all} agendamentos cancelados.`, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(banner).toContainText(`${all} cancelamentos desfeitos.`, { timeout: 60_000 });

  await banner.getByRole('button', { name: 'Ver resultado' }).click();
  const result = page.getByRole('dialog', { name: 'Cancelar agendamentos escolhidos' });
  await expect(result.getByRole('row').nth(1)).toContainText('Desfeito');
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Baixar resultado' }).click();
  expect((await download).suggestedFilename()).toMatch(/^resultado_lote_\d+\.xlsx$/);
  await page.keyboard.press('Escape');

  await openList(page, OPEN);
  expect(await total(page)).toBe(count);
  // Both steps stand in the history of each.
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const { items } = await api.read<{ items: { id: number }[] }>(
    '/agendamentos?limit=1&filtrosExtras={"status":[1],"tipoExame":[1]}',
  );
  const records = await api.read<{ descricao: string }[]>(`/agendamento_status/agendamento/${items[0]?.id}`);
  expect(records.slice(0, 2).map(({ descricao: text }) => text)).toEqual([
    expect.stringMatching(/^Cancelamento desfeito\./),
    'Mudança de status para Cancelado. Motivo: Obra parada',
  ]);
  await expect(rows(page).first()).toBeVisible();
});

test('by keyboard alone: some rows of the queue, and why some of them stay behind @full', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/painel-agendamento/list?status=1,4');
  await page
    .getByRole('button', { name: /^Iniciar o atendimento de / })
    .first()
    .waitFor();
  const boxes = page.getByRole('checkbox', { name: /^Selecionar (?!todos)/ });
  await boxes.first().focus();
  await page.keyboard.press('Space');
  const button = page.getByRole('button', { name: 'Reenviar Kit' });
  await button.waitFor();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reenviar o kit' });
  await expect(dialog).toContainText('1 fica de fora');
  await expect(dialog).toContainText('Nenhum dos agendamentos escolhidos pode seguir.');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
