import { create } from './support/registry.ts';
import { expect, test } from './support/test.ts';

const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
  '4 0 obj<</Length 54>>stream\nBT /F1 18 Tf 20 100 Td (Como cadastrar grupos) Tj ET\nendstream endobj',
  '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');

test('doc3 §2.9: a manual is uploaded for a screen, and read there by somebody who may only look @full', async ({
  page,
  signIn,
  browser,
}) => {
  test.slow();
  await signIn(page);
  await create(
    page,
    'Manuais',
    'Novo manual',
    async () => {
      await page.getByRole('textbox', { name: 'Descrição' }).fill('Manual dos agendamentos');
      await page.getByRole('combobox', { name: 'Tela' }).click();
      await page.getByRole('option', { name: 'Agendamentos', exact: true }).click();
      await page.getByRole('textbox', { name: 'Versão do manual' }).fill('1.0');
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'agendamentos.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
      // Sent, and the field's own by now.
      await expect(page.getByRole('button', { name: 'Abrir' })).toBeVisible();
    },
    'Manual dos agendamentos',
  );
  await expect(page.getByText('agendamentos.pdf')).toBeVisible();

  const other = await browser.newContext();
  const reader = await other.newPage();
  await signIn(reader, 'leitura@apto.test');
  const help = reader.getByRole('button', { name: /^Ajuda/ });
  await help.hover();
  await expect(help).toHaveAccessibleName('Ajuda. Clique para ver o manual.');
  await help.click();
  await reader.getByRole('button', { name: 'Ver o manual desta tela' }).click();
  const manual = reader.getByRole('dialog', { name: 'Manual dos agendamentos' });
  await expect(manual.getByText('Como cadastrar grupos')).toBeVisible({ timeout: 20_000 });
  await other.close();

  // The demonstration is as it was.
  await page.goto('/manuais/list');
  await page.getByRole('button', { name: 'Ações de Manual dos agendamentos' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(page.getByText('Registro excluído com sucesso!')).toBeVisible();
});
