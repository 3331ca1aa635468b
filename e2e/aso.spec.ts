import { signInToApi } from './support/api.ts';
import { advance, atStep, fillAgendamento, openAssistente } from './support/assistente.ts';
import { activeOnes, type Funcionario } from './support/people.ts';
import { expect, test } from './support/test.ts';

const CLIENTE = 'cliente@apto.test';

interface Aso {
  readonly id: number;
  readonly nomeArquivo: string;
}

test('doc2 §2.6: client staff download an employee’s ASO in the wizard', async ({ page, signIn, server }) => {
  const api = await signInToApi(server.url, CLIENTE);
  let found: { funcionario: Funcionario; aso: Aso } | null = null;
  for await (const funcionario of activeOnes(api)) {
    const [aso] = await api.read<Aso[]>(`/anexo/FUNCIONARIO_ASO/${funcionario.id}`);
    if (aso && funcionario.email !== null) found = { funcionario, aso };
    if (found) break;
  }
  if (!found) throw new Error('Falta um funcionário com ASO.');
  const { funcionario, aso } = found;

  await signIn(page, CLIENTE);
  await openAssistente(page);
  await advance(page);
  await fillAgendamento(page, { tipoExame: 'Periódico', cidade: 'Campinas', funcionarios: [funcionario] });
  await advance(page);
  if (funcionario.pcd) throw new Error('A etapa de PCD não é o assunto deste teste.');
  const step = await atStep(page, 'procedimentos');
  await test.step('doc3 §2.11: the help tells what is in sight of this step', async () => {
    await page.getByRole('button', { name: 'Ajuda' }).click();
    await page.getByRole('button', { name: 'Conhecer esta tela' }).click();
    await expect(
      page
        .getByRole('dialog', { name: 'Exame demissional e NR-7' })
        .or(page.getByRole('dialog', { name: 'Procedimentos em dia', exact: true })),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await step.getByRole('button', { name: `Baixar ASO de ${funcionario.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Baixar ASO' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `Baixar ${aso.nomeArquivo}` }).click();
  expect((await download).suggestedFilename()).toBe(aso.nomeArquivo);

  await test.step('it is a document that the page shows too', async () => {
    await dialog.getByRole('button', { name: aso.nomeArquivo, exact: true }).click();
    await expect(dialog.getByText('Página 1 de 1').or(dialog.locator('canvas')).first()).toBeVisible();
  });
});
