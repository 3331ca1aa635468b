import { expect, test } from './support/test.ts';

const SHEET = [
  'Nome;CPF;Nascimento;Filial;Depto;Função;Anotações',
  'Importada Um;390.533.447-05;05/02/1990;Unidade da importação;Forno;Padeiro;x',
  'Importada Dois;862.883.667-57;06/02/1991;Unidade da importação;Forno;Padeiro;y',
  'Importada Três;123.456.789-00;07/02/1992;Unidade da importação;Forno;Padeiro;z',
].join('\r\n');

test('issue 11: three employees are imported with one error corrected on screen, and taken back', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/employee/list');
  await page.getByRole('link', { name: 'Importar planilha' }).first().click();
  await expect(page.getByRole('heading', { name: 'Importar funcionários', level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Cliente' }).click();
  await page.getByRole('option').first().click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'rh.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(SHEET),
    });

  // The columns are known by their headers; one is left out.
  await expect(page.getByRole('heading', { name: 'O que é cada coluna da planilha?' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /Função/ })).toContainText('Cargo');
  await expect(page.getByRole('combobox', { name: /Anotações/ })).toContainText('Não importar');
  await page.getByRole('button', { name: 'Conferir linhas' }).click();

  // The wrong row alone, and it survives a reload.
  const problem = page.getByText('CPF inválido: o dígito verificador não confere');
  await expect(problem).toBeVisible();
  await page.reload();
  await expect(problem).toBeVisible();
  await page.getByRole('button', { name: /^Editar/ }).click();
  const cpf = page.getByRole('textbox', { name: /^CPF/ });
  await cpf.fill('714.287.938-60');
  await cpf.press('Enter');
  await expect(page.getByText('Nenhuma linha com erro.')).toBeVisible();
  await page.getByRole('button', { name: 'Avançar' }).click();

  // The rehearsal, then everything or nothing.
  await expect(page.getByRole('heading', { name: /^Importar 3 funcionários/ })).toBeVisible();
  await expect(page.getByText('1: Unidade da importação')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Tudo ou nada/ })).toBeChecked();
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText(/^3 funcionários a mais/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar resultado' }).click();
  expect((await download).suggestedFilename()).toMatch(/^resultado_importacao_\d+\.xlsx$/);

  await page.getByRole('button', { name: 'Desfazer importação' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer importação' }).click();
  await expect(page.getByText('Linhas desfeitas: 3. Os cadastros voltaram ao que eram.')).toBeVisible();
  await page.getByRole('button', { name: 'Importações' }).click();
  await expect(page.getByRole('row', { name: /rh\.csv.*Desfeita/ })).toBeVisible();
  await page.goto('/employee/list');
  const search = page.getByRole('textbox', { name: 'Pesquisar em funcionários' });
  await search.fill('Importada Um');
  await search.press('Enter');
  await expect(page.getByText('Nenhum registro encontrado.')).toBeVisible();
});

test('doc3 §2.1: departments come by the five steps of the structure’s wizard @full', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/cadastros');
  await page.getByRole('link', { name: 'Importar cadastros' }).click();
  await page.getByRole('link', { name: 'Nova importação' }).first().click();
  await expect(page.getByRole('heading', { name: 'O que você quer importar?' })).toBeVisible();
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByRole('combobox', { name: 'Cliente' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('radio', { name: /^Setores/ }).click();
  await page.getByRole('button', { name: 'Avançar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar modelo de setores' }).click();
  const model = await (await download).path();
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'setores.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await import('node:fs/promises').then(({ readFile }) => readFile(model)),
    });
  await page.getByRole('button', { name: 'Conferir linhas' }).click();
  await expect(page.getByRole('heading', { name: 'Confira e corrija as linhas' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(
    /^\/importacao-cadastro-estrutura\/\d+\/importacao-validacao$/,
  );
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('Importação concluída')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer importação' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer importação' }).click();
  await expect(page.getByText('Importação desfeita')).toBeVisible();
});
