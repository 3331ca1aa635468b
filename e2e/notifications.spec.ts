import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInToApi } from './support/api.ts';
import { today } from './support/dates.ts';
import { expect, test } from './support/test.ts';

const CLINIC = 'prestador@apto.test';

interface Row {
  readonly id: number;
  readonly version: number;
}

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notificações' : `Notificações, ${unread} não lida${unread === 1 ? '' : 's'}`,
    exact: true,
  });

test('doc3 §2.9: a clinic confirms, the bell of who asked for it counts; read, followed, removed one and all', async ({
  page,
  server,
  signIn,
}) => {
  const clinic = await signInToApi(server.url, CLINIC, '/auth/loginPrestador');
  const staff = await signInToApi(server.url, 'atendente@apto.test');
  const { items } = await clinic.read<{ items: Row[] }>(
    '/confirmacao-prestador/agendamentos?situacao=PENDENTES&limit=100',
  );
  const confirm = async ({ id, version }: Row) => {
    const answer = await clinic.invoke(
      'POST',
      `/confirmacao-prestador/agendamentos/${id}/acao`,
      { acao: 'CONFIRMAR_PELO_PRESTADOR' },
      { 'if-match': `"${version}"` },
    );
    expect(answer.status).toBe(200);
  };
  const unread = async () => (await staff.read<{ count: number }>('/notificacoes/nao-lidas')).count;

  await signIn(page);
  const before = await unread();
  // Of the demonstration some are this attendant's requests; those that are not ring for somebody else.
  let rung = 0;
  for (const row of items) {
    await confirm(row);
    rung = (await unread()) - before;
    if (rung === 2) break;
  }
  expect(rung).toBe(2);
  // Live, over the list's own stream.
  await expect(bell(page, before + 2)).toBeVisible();

  await bell(page, before + 2).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.getByRole('link', { name: /O prestador confirmou o exame/ }).first()).toBeVisible();
  await expectNoViolations(page, 'notificações');
  // The older ones come as one scrolls, and each is read once it was in view for half a second.
  const end = panel.getByText('Por enquanto é só! :)');
  await expect
    .poll(async () => {
      await panel.getByRole('listitem').last().scrollIntoViewIfNeeded();
      return end.isVisible();
    })
    .toBe(true);
  const lines = panel.getByRole('listitem');
  // Every line in turn, not the first unread one: that may have been read, as it should, since it was looked for.
  for (const line of await lines.all()) {
    await line.scrollIntoViewIfNeeded();
    await expect(line).not.toContainText('Não lida:');
  }
  await expect.poll(unread).toBe(0);
  const gone = await lines.first().getAttribute('data-notification');
  await lines
    .first()
    .getByRole('button', { name: /^Excluir a notificação:/ })
    .click();
  await expect(panel.locator(`[data-notification="${gone}"]`)).toHaveCount(0);

  await lines.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/painel-agendamento\/\d+$/);
  await expect(panel).toBeHidden();

  await bell(page, 0).click();
  await panel.getByRole('button', { name: 'Excluir todas as notificações' }).click();
  await page
    .getByRole('dialog', { name: 'Excluir todas as notificações?' })
    .getByRole('button', { name: 'Excluir todas', exact: true })
    .click();
  await expect(panel.getByText('Ainda não há notificações.')).toBeVisible();
  expect((await staff.read<{ count: number }>('/notificacoes')).count).toBe(0);
  // The question is gone and the panel has the focus: the next Esc is the panel's.
  await expect(page.getByRole('dialog', { name: 'Excluir todas as notificações?' })).toHaveCount(0);
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('doc3 §2.9: a screen without a stream of its own rings as well @full', async ({
  page,
  server,
  signIn,
}) => {
  const colleague = await signInToApi(server.url, 'colega@apto.test');
  await signIn(page);
  // This screen's, which may be open before its heading is seen; the list before it had one, too.
  const opened = page.waitForResponse(
    (response) => response.url().endsWith('/api/eventos') && page.url().endsWith('/cadastros'),
  );
  await page.goto('/cadastros');
  await expect(page.getByRole('heading', { name: 'Cadastros', level: 1 })).toBeVisible();
  await opened;
  await colleague.send('/cadastros/boletins', {
    descricao: 'Recesso de fim de ano',
    data: today(),
    texto: 'Sem atendimento de 24 a 26.',
  });
  await page.getByRole('button', { name: /^Notificações, \d+ não lidas?$/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'Notificações' }).getByText('Recesso de fim de ano'),
  ).toBeVisible();
});
