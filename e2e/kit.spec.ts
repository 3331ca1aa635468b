import { idOfRow, openList, openMenu, rowOf, rows } from './support/list.ts';
import { expect, test } from './support/test.ts';

test('doc1 §2.5, §4 Reenviar Kit: read, sent, said, and in the timeline with its state', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openList(page, '?status=8');
  const row = rowOf(page, await idOfRow(rows(page).first()));
  const menu = await openMenu(page, row);
  await menu.getByRole('menuitem', { name: 'Reenviar Kit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Reenviar o Kit de / });
  await expect(dialog).toContainText('Kit ao prestador');
  await expect(dialog).toContainText('Kit ao solicitante');
  await dialog.getByRole('button', { name: 'Ver o kit (PDF)' }).click();
  const pdf = page.getByRole('dialog', { name: /^Kit de / });
  await expect(pdf).toContainText('Guia de encaminhamento');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Reenviar Kit' }).click();
  await expect(
    page.getByText('O Kit de Agendamento foi enviado com sucesso!', { exact: true }),
  ).toBeVisible();

  const again = await openMenu(page, row);
  await again.getByRole('menuitem', { name: 'Timeline', exact: true }).click();
  const timeline = page.getByRole('dialog', { name: /^Timeline de / });
  await expect(timeline).toContainText('Kit reenviado');
  await timeline.getByRole('tab', { name: 'Timeline Whatsapp' }).click();
  const message = timeline.getByRole('listitem').filter({ hasText: 'Kit ao prestador' }).first();
  await expect(message).toContainText(/Na fila|Entregue/);
});
