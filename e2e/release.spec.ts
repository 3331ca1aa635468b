import { signInToApi, type Api } from './support/api.ts';
import {
  advance,
  answerQuestionarios,
  atStep,
  chooseClinic,
  fillAgendamento,
  openAssistente,
} from './support/assistente.ts';
import { cidadeNamed, clinicsOf, pickClinic } from './support/clinics.ts';
import { chooseFuncionario, type Funcionario } from './support/people.ts';
import { expect, test } from './support/test.ts';

const CLIENTE = 'cliente@apto.test';
/** A city in which no other test books: what is released here stays released. */
const CIDADE = 'Ribeirão Preto';

/** Client staff's wizard, up to the step of the clinic. */
async function walkToClinic(page: Parameters<typeof advance>[0], funcionario: Funcionario) {
  await openAssistente(page);
  await fillAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios: [funcionario] });
  await advance(page);
  await atStep(page, 'procedimentos');
  await answerQuestionarios(page, [funcionario]);
  await advance(page);
  return atStep(page, 'clinic');
}

const notReleased = async (api: Api, { customerId }: Funcionario) =>
  pickClinic(await clinicsOf(api, customerId, await cidadeNamed(api, CIDADE)), (c) => !c.liberado);

test('doc2 §2.13, §6: the wizard waits for a clinic that does not serve the client, and goes on by itself once it is released @full', async ({
  page,
  signIn,
  server,
  browser,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const funcionario = await chooseFuncionario(api, { emDia: false });
  const clinic = await notReleased(api, funcionario);
  await signIn(page, CLIENTE);
  await walkToClinic(page, funcionario);
  const waiting = page.getByRole('dialog', { name: clinic.name });

  await test.step('client staff are told whom to ask, and may not release it on the server either', async () => {
    await chooseClinic(page, clinic);
    const question = page.getByRole('button', { name: 'Estou ciente' });
    await expect(question.or(waiting)).toBeVisible();
    if (await question.isVisible()) await question.click();
    await expect(waiting).toContainText('Entre em contato com o gestor do contrato.');
    await expect(waiting.getByRole('button', { name: 'Liberar' })).toHaveCount(0);
    const body = { idPrestador: clinic.id, idCliente: funcionario.customerId };
    expect((await api.invoke('POST', '/prestador-clientes', body)).status).toBe(403);
  });

  const other = await browser.newContext({ baseURL: server.url });
  const attendantPage = await other.newPage();
  await test.step('an attendant sees what it charges and releases it, with both fields locked', async () => {
    await signIn(attendantPage);
    await attendantPage.goto(`/liberar-prestador?prestador=${clinic.id}&cliente=${funcionario.customerId}`);
    await expect(attendantPage.getByRole('combobox', { name: 'Prestador' })).toHaveValue(
      new RegExp(`^${clinic.code} - `),
    );
    await expect(attendantPage.getByRole('combobox', { name: 'Prestador' })).not.toBeEditable();
    await expect(attendantPage.getByRole('combobox', { name: 'Cliente' })).not.toBeEditable();
    await expect(attendantPage.getByRole('table', { name: 'Valores dos exames do prestador' })).toContainText(
      'R$',
    );
    await attendantPage.getByRole('button', { name: 'Liberar' }).click();
    await expect(attendantPage.getByText('Prestador liberado com sucesso')).toBeVisible();
  });

  await test.step('the wizard hears of it and stands where it waited', async () => {
    await expect(page.getByText('Prestador liberado com sucesso')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Clínica' })).toHaveValue(
      new RegExp(`^${clinic.code} - `),
    );
  });
  await other.close();
});
