import { choose, create } from './support/registry.ts';
import { expect, test } from './support/test.ts';

test('issue 11: a risk, the exam that it asks for, and an exposure that the company’s matrix classes, by screens alone @full', async ({
  page,
  signIn,
}) => {
  // Four forms, one after the other.
  test.slow();
  await signIn(page);
  const text = (label: string, value: string) => page.getByRole('textbox', { name: label }).fill(value);
  const pick = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  await create(
    page,
    'Riscos',
    'Novo risco',
    async () => {
      await text('Nome', 'Benzeno');
      await pick('Grupo', 'Físico');
      await text('Código do eSocial', '01.01.001');
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await expect(page.getByText('Os códigos 01 da tabela 24 são do grupo Químico')).toBeVisible();
      await pick('Grupo', 'Químico');
    },
    'Benzeno',
  );
  await create(
    page,
    'Exames por risco',
    'Novo exame por risco',
    async () => {
      await choose(page, 'Risco', 'Benzeno');
      await choose(page, 'Procedimento', 'Hemograma completo');
      await page.getByRole('switch', { name: 'Periódico' }).press('Space');
      await text('Repete a cada (meses)', '6');
    },
    'Benzeno',
  );
  await create(
    page,
    'Descrições de risco',
    'Nova descrição de risco',
    async () => {
      await choose(page, 'Risco', 'Benzeno');
      await text('Descrição', 'Vapor no enchimento de tanques');
    },
    'Vapor no enchimento de tanques',
  );
  await create(
    page,
    'Perfis de exposição',
    'Novo perfil de exposição',
    async () => {
      await choose(page, 'Cliente', 'Metalúrgica Serra Azul S.A.');
      await choose(page, 'Unidade, setor e cargo', 'Soldador');
      await choose(page, 'Descrição do risco', 'Vapor no enchimento de tanques');
      await pick('Exposição', 'Eventual');
      await text('Probabilidade', '4');
      await text('Severidade', '5');
    },
    'Vapor no enchimento de tanques',
  );
  await expect(page.getByRole('textbox', { name: 'Classe' })).toHaveValue('Intolerável');

  // Another class in one cell of the default matrix is another class of the exposure.
  const exposure = page.url();
  await page.goto('/matriz-config/list');
  await page.getByRole('link', { name: 'Matriz 5 × 5' }).click();
  const cell = page.getByRole('combobox', { name: 'Severidade 5, probabilidade 4' });
  await expect(cell).toContainText('Intolerável');
  await cell.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Substancial', exact: true }).click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Registro salvo com sucesso!')).toBeVisible();
  await page.goto(exposure);
  await expect(page.getByRole('textbox', { name: 'Classe' })).toHaveValue('Substancial');
});
