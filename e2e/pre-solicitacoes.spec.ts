import { signInToApi, type Api } from './support/api.ts';
import {
  advance,
  answerQuestionarios,
  atStep,
  chooseClinic,
  fillAgendamento,
  openAssistente,
  typeIntervalo,
} from './support/assistente.ts';
import { cidadeNamed, clinicsOf, isOpenAllWeek, pickClinic } from './support/clinics.ts';
import { calendarOf, consecutiveWorkdays } from './support/dates.ts';
import { openList, rows } from './support/list.ts';
import { chooseFuncionario, EXAME_TYPE, fromSoc, type Funcionario } from './support/people.ts';
import { expect, test } from './support/test.ts';

const CLIENTE = 'cliente@apto.test';
const CIDADE = 'Campinas';

/** A clinic that reserves no slots, and two days on which it can be asked for. */
async function planFor(api: Api, funcionario: Funcionario) {
  const cidade = await cidadeNamed(api, CIDADE);
  const { procedimentos } = await fromSoc(api, funcionario, EXAME_TYPE.PERIODICO);
  const exames = procedimentos.map(({ id }) => id).join(',');
  const clinics = (await clinicsOf(api, funcionario.customerId, cidade, exames)).filter((c) => c.liberado);
  const open = await Promise.all(clinics.map((c) => isOpenAllWeek(api, c)));
  const clinic = pickClinic(
    clinics.filter((_, index) => open[index]),
    (c) => c.prioridade === 'PREFERENCIAL' && c.sistema !== 'SOC',
  );
  const [start = '', end = ''] = consecutiveWorkdays(await calendarOf(api, cidade, clinic.id), 2);
  return { clinic, start, end };
}

test('doc1 §2.3–§5: a pre-request of the wizard is corrected in its row, requested, and is then an appointment', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const funcionario = await chooseFuncionario(api, { emDia: false });
  const { name } = funcionario;
  const { clinic, start, end } = await planFor(api, funcionario);
  await signIn(page, CLIENTE);

  await test.step('doc2 §2.1: Criar pré-solicitação in the wizard’s last step', async () => {
    await openAssistente(page);
    await fillAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios: [funcionario] });
    await advance(page);
    await answerQuestionarios(page, [funcionario]);
    await advance(page);
    const step = await atStep(page, 'clinic');
    await chooseClinic(page, clinic);
    await typeIntervalo(step.getByRole('group', { name: 'Período sugerido' }), start, end);
    const horario = step.getByRole('textbox', { name: 'Horário' });
    if (await horario.isVisible()) await horario.fill('09:00');
    await advance(page);
    await atStep(page, 'finish');
    await page.getByRole('button', { name: 'Criar pré-solicitação' }).click();
    await expect(page.getByText(`Pré-solicitação do colaborador ${name} salva com sucesso`)).toBeVisible();
    await rows(page).first().waitFor();
  });

  await page.getByRole('button', { name: 'Pré solicitações' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pré-solicitações' });
  const row = dialog.getByRole('row', { name: new RegExp(name) });

  await test.step('§5: nothing selected is said', async () => {
    await expect(row).toBeVisible();
    await dialog.getByRole('button', { name: 'Solicitar' }).click();
    await expect(page.getByText('Selecione alguma pré-solicitação!')).toBeVisible();
  });

  await test.step('§5: a cell is edited, refused with its text, and corrected', async () => {
    await row.getByRole('button', { name: `Editar ${name}` }).click();
    const phone = row.getByRole('textbox', { name: `Telefone: ${name}` });
    await phone.fill('(19) 3232-1010');
    await phone.press('Enter');
    await expect(row.getByText('Formato do telefone está errado.')).toBeVisible();
    await phone.fill('(19) 98888-7766');
    await phone.press('Enter');
    await expect(page.getByText('Dado atualizado com sucesso')).toBeVisible();
    await expect(row.getByText('(19) 98888-7766')).toBeVisible();
  });

  await test.step('§4: Solicitar makes the appointment, and the pre-request is gone', async () => {
    await row.getByRole('checkbox').check({ force: true });
    await dialog.getByRole('button', { name: 'Solicitar' }).click();
    await expect(page.getByText(`Solicitação de ${name} realizada com sucesso!`)).toBeVisible();
    await expect(row).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await openList(page, `?filter=${encodeURIComponent(name)}`);
    await expect(rows(page).first()).toContainText(name);
    const [agendamento] = (
      await api.read<{ items: { id: number; funcionario: { name: string } }[] }>(
        `/agendamentos?limit=1&filter=${encodeURIComponent(name)}`,
      )
    ).items;
    expect(agendamento?.funcionario.name).toBe(name);
    const detail = await api.read<{ telefoneFuncionario: string; idStatus: number }>(
      `/agendamentos/${agendamento?.id}`,
    );
    expect(detail).toMatchObject({ telefoneFuncionario: '19988887766', idStatus: 1 });
  });
});
