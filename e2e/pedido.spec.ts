import { signInToApi, type Api } from './support/api.ts';
import {
  openAssistente,
  advance,
  typeIntervalo,
  choose,
  chooseClinic,
  atStep,
  fillAgendamento,
  answerQuestionarios,
} from './support/assistente.ts';
import { isOpenAllWeek, cidadeNamed, pickClinic, clinicsOf } from './support/clinics.ts';
import { calendarOf, consecutiveWorkdays, writing, nextWeekday, nextFeriado } from './support/dates.ts';
import { openList, rows, LIST, total } from './support/list.ts';
import {
  fromSoc,
  chooseFuncionario,
  chooseFuncionarios,
  EXAME_TYPE,
  type Funcionario,
} from './support/people.ts';
import { expect, test } from './support/test.ts';

const CLIENTE = 'cliente@apto.test';
const CIDADE = 'Campinas';

/** Employees, clinics and days for one request, read from the demonstration as it is today. */
async function makePlan(api: Api, funcionarios: readonly Funcionario[]) {
  const cidade = await cidadeNamed(api, CIDADE);
  const soc = await Promise.all(funcionarios.map((f) => fromSoc(api, f, EXAME_TYPE.PERIODICO)));
  const exames = [...new Set(soc.flatMap(({ procedimentos }) => procedimentos.map(({ id }) => id)))].sort(
    (a, b) => a - b,
  );
  const clinics = (await clinicsOf(api, funcionarios[0]?.customerId ?? 0, cidade, exames.join(','))).filter(
    (c) => c.liberado,
  );
  const openOnes = await Promise.all(clinics.map((c) => isOpenAllWeek(api, c)));
  const suggested = pickClinic(
    clinics.filter((_, index) => openOnes[index]),
    (c) => c.prioridade === 'PREFERENCIAL' && c.sistema !== 'SOC',
  );
  const another = pickClinic(clinics, (c) => c.prioridade === 'OUTROS');
  const calendar = await calendarOf(api, cidade, suggested.id);
  const [start = '', end = ''] = consecutiveWorkdays(calendar, 2);
  return { suggested, another, calendar, inicio: start, fim: end };
}

test('doc2 §2.1–2.7: client staff ask for an exam of two employees and find both appointments in the list', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const upToDate = await chooseFuncionario(api, { emDia: true });
  const other = await chooseFuncionario(api, { emDia: false });
  const funcionarios = [upToDate, other];
  const { suggested, another, calendar, inicio: start, fim: end } = await makePlan(api, funcionarios);
  await signIn(page, CLIENTE);

  await test.step('§2.2 the requester is who signed in; a bad phone is refused', async () => {
    const solicitante = await openAssistente(page);
    await expect(solicitante.getByLabel('Nome')).toHaveValue('Clara Cliente');
    await expect(solicitante.getByLabel('E-mail')).toHaveValue(CLIENTE);
    const phone = solicitante.getByLabel('Telefone');
    const correct = await phone.inputValue();
    await phone.fill('00000000000');
    await advance(page);
    await expect(solicitante.getByText('Telefone inválido').first()).toBeVisible();
    await phone.fill(correct);
  });

  await test.step('§2.3 exam type, city and employees', async () => {
    await fillAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios });
    await expect(page.getByText('Funcionário adicionado com sucesso!').first()).toBeVisible();
    await advance(page);
  });

  await test.step('§2.6 an exam that is up to date is named with its dates; accepting it is charged', async () => {
    const step = await atStep(page, 'procedimentos');
    await step.getByRole('button', { name: `Procedimentos em dia de ${upToDate.name}` }).click();
    const panel = page.getByRole('dialog', { name: `Procedimentos em dia de ${upToDate.name}` });
    await expect(panel).toContainText(/Última realização: \d{2}\/\d{2}\/\d{4}/);
    await expect(panel).toContainText(/Refazer em: \d{2}\/\d{2}\/\d{4}/);
    await expect(panel).toContainText('está sujeito a cobrança');
    await page.keyboard.press('Escape');

    await advance(page);
    await expect(step.getByText('O questionário deve ser informado').first()).toBeVisible();
    await expect(
      step.getByText('É necessário marcar o campo para realizar a confirmação do exame.').first(),
    ).toBeVisible();
    await answerQuestionarios(page, funcionarios);
    await step
      .getByRole('checkbox', { name: 'Estou ciente de que os exames serão cobrados.' })
      .check({ force: true });
    await advance(page);
  });

  const step = await atStep(page, 'clinic');
  const intervalo = step.getByRole('group', { name: 'Período sugerido' });

  await test.step('§2.7 a clinic outside of the suggested ones asks first; the information panel has the week', async () => {
    await chooseClinic(page, another);
    const question = page.getByRole('dialog', { name: /prestadores sugeridos/ });
    await question.getByRole('button', { name: 'Alterar prestador' }).click();
    await expect(page.getByRole('combobox', { name: 'Clínica' })).toHaveValue('');
    await chooseClinic(page, another);
    await question.getByRole('button', { name: 'Estou ciente' }).click();
    await expect(page.getByRole('combobox', { name: 'Clínica' })).toHaveValue(
      new RegExp(`^${another.code} - `),
    );

    await chooseClinic(page, suggested);
    await step.getByRole('link', { name: 'Ver informações da clínica' }).click();
    const panel = page.getByRole('dialog', { name: 'Informações da clínica' });
    await expect(panel).toContainText(suggested.name);
    for (const part of ['Telefone', 'Endereço', 'E-mail', 'Tipo de atendimento', 'segunda-feira'])
      await expect(panel).toContainText(part);
    await expect(panel).not.toContainText('Chave Pix');
    await page.keyboard.press('Escape');
  });

  await test.step('§5 Date range rules: weekend and holiday are refused with their texts, and the range is cleared', async () => {
    const sunday = nextWeekday(0);
    await typeIntervalo(intervalo, sunday, sunday);
    await expect(intervalo.getByText(/o prestador não atende .*domingo/i).first()).toBeVisible();
    const feriado = nextFeriado(calendar, 'NACIONAL');
    await typeIntervalo(intervalo, feriado, feriado);
    await expect(
      intervalo
        .getByText(`Por favor selecione outro período de datas, ${writing(feriado)} é feriado nacional`)
        .first(),
    ).toBeVisible();
    await advance(page);
    await expect(page).toHaveURL(/definir-clinica$/);
  });

  await test.step("issue 10 'Por que não?': all that is against the dates, and the nearest that work, one press away", async () => {
    await intervalo.getByRole('button', { name: 'Por que não?' }).click();
    const panel = page.getByRole('dialog', { name: 'Por que não?' });
    await expect(panel.getByText(/é feriado nacional/).first()).toBeVisible();
    const choice = panel.getByRole('button', { name: /\d{2}\/\d{2}\/\d{4}/ }).first();
    const [chosenDay = ''] = /\d{2}\/\d{2}\/\d{4}/.exec((await choice.textContent()) ?? '') ?? [];
    await choice.click();
    await expect(panel).toBeHidden();
    await expect(intervalo.getByRole('textbox', { name: 'Data inicial' })).toHaveValue(chosenDay);
  });

  await test.step('§5 Clinic step: a good range; the time is asked when the requester schedules, and must fit', async () => {
    await typeIntervalo(intervalo, start, end);
    await page.getByRole('radio', { name: 'Manhã' }).check();
    await choose(page, 'Quem agenda', /^Solicitante/i);
    const horario = step.getByLabel('Horário');
    await horario.fill('1500');
    await advance(page);
    await expect(step.getByText('O horário informado não está no período selecionado').first()).toBeVisible();
    await horario.fill('0900');
    await advance(page);
  });

  await test.step('final step: everything is shown, then one appointment for each employee is in the list', async () => {
    const lastStep = await atStep(page, 'finish');
    await expect(lastStep).toContainText(suggested.name);
    await expect(lastStep).toContainText(`De ${writing(start)} a ${writing(end)}`);
    for (const { name } of funcionarios) await expect(lastStep.getByRole('row', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Criar agendamento' }).click();
    await expect(page).toHaveURL(new RegExp(`${LIST}(\\?.*)?$`));
    for (const { name } of funcionarios) {
      await expect(page.getByText(`Agendamento do colaborador ${name} salvo com sucesso`)).toBeVisible();
      await expect(rows(page).filter({ hasText: name }).first()).toContainText('Em Aberto');
    }
  });

  await test.step('what was stored is what was asked for', async () => {
    const { items } = await api.read<{ items: { id: number; funcionario: { name: string } }[] }>(
      '/agendamentos?limit=2&page=1&sort=createdAt%20DESC',
    );
    expect(items.map((a) => a.funcionario.name).sort()).toEqual(funcionarios.map((f) => f.name).sort());
    for (const { id } of items) {
      const { agendamento } = await api.read<{ agendamento: object }>(
        `/agendamento_funcionario/agendamento/${id}`,
      );
      expect(agendamento).toMatchObject({
        dataSugestaoInicial: start,
        dataSugestaoFinal: end,
        periodo: 1,
        quemAgenda: 'SOLICITANTE',
      });
    }
  });
});

test('doc2 §2.1: one employee that cannot be saved saves nobody; what was typed stays, and trying again works @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const funcionarios = await chooseFuncionarios(api, 2, { emDia: false });
  const { suggested, inicio: start, fim: end } = await makePlan(api, funcionarios);
  await signIn(page, CLIENTE);
  const before = await total(page);
  await openAssistente(page);
  await fillAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios });
  await advance(page);
  await answerQuestionarios(page, funcionarios);
  await advance(page);
  const step = await atStep(page, 'clinic');
  await chooseClinic(page, suggested);
  await typeIntervalo(step.getByRole('group', { name: 'Período sugerido' }), start, end);
  await advance(page);
  await atStep(page, 'finish');

  // The second payload names an employee that does not exist; the server refuses the list as a whole.
  const responses: number[] = [];
  await page.route('**/api/agendamentos', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = route.request().postDataJSON() as { funcionario: { id: number } }[];
    body[1] = { ...body[1], funcionario: { id: 99_999_999 } };
    const response = await route.fetch({ postData: body });
    responses.push(response.status());
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Criar agendamento' }).click();
  await expect(page.getByText('Os agendamentos não foram criados')).toBeVisible();
  expect(responses[0]).toBeGreaterThanOrEqual(400);
  await expect(page).toHaveURL(/concluir$|concluir\?/);
  const { meta } = await api.read<{ meta: { totalItems: number } }>('/agendamentos?limit=1&page=1');
  expect(meta.totalItems).toBe(before);

  await page.unroute('**/api/agendamentos');
  await page.getByRole('button', { name: 'Criar agendamento' }).click();
  for (const { name } of funcionarios)
    await expect(rows(page).filter({ hasText: name }).first()).toBeVisible();
  await expect.poll(() => total(page)).toBe(before + 2);
});

test('doc2 §2: a draft survives a reload and the way to the list and back, and can be thrown away @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const funcionarios = await chooseFuncionarios(api, 2, { emDia: false });
  const [first, second] = funcionarios;
  await signIn(page, CLIENTE);
  const solicitante = await openAssistente(page);
  await solicitante.getByLabel('Nome').fill('Clara Maria Cliente');
  await fillAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios });
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect(page.getByText('Rascunho salvo')).toBeVisible();
  const before = await stored();
  await page.getByLabel(`E-mail de ${first?.name}`).fill('outro@exemplo.com.br');
  await expect.poll(stored).not.toBe(before);

  await page.reload();
  await atStep(page, 'agendamento');
  await expect(page.getByRole('combobox', { name: 'Tipo de exame' })).toContainText('Periódico');
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveValue(/^Campinas/);
  await expect(page.getByLabel(`E-mail de ${first?.name}`)).toHaveValue('outro@exemplo.com.br');
  await expect(page.getByRole('button', { name: `Remover ${second?.name}` })).toBeVisible();
  for (const { name, cpf } of funcionarios) {
    expect(await stored()).not.toContain(name);
    expect(await stored()).not.toContain(cpf);
  }

  await openList(page);
  await page.getByRole('link', { name: `Continuar rascunho: 2 funcionários, ${CIDADE}` }).click();
  await atStep(page, 'agendamento');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await atStep(page, 'solicitante');
  await expect(page.getByLabel('Nome')).toHaveValue('Clara Maria Cliente');
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await page
    .getByRole('dialog', { name: 'Descartar este rascunho?' })
    .getByRole('button', { name: 'Descartar rascunho' })
    .click();
  await atStep(page, 'solicitante');
  await expect(page.getByLabel('Nome')).toHaveValue('Clara Cliente');
});

/** A PDF as a clinic would send it. */
const LAUDO = {
  name: 'laudo.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

test('doc2 §2.4, §2.5: the reports of a PCD who returns to work are asked, survive a reload, and end in the row @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const pcd = await chooseFuncionario(api, { pcd: true });
  await signIn(page, CLIENTE);
  await openAssistente(page);
  await fillAgendamento(page, { tipoExame: 'Retorno ao trabalho', cidade: CIDADE, funcionarios: [pcd] });
  await advance(page);

  const step = await atStep(page, 'pcd');
  await advance(page);
  await expect(step.getByText('Campo obrigatório.').first()).toBeVisible();
  await step.getByRole('radio', { name: 'Física' }).check({ force: true });
  await step.getByRole('button', { name: /^Anexar laudo PCD de/ }).click();
  await page.locator('input[type="file"]').first().setInputFiles(LAUDO);
  await expect(step.getByText(LAUDO.name)).toBeVisible();

  await advance(page);
  await atStep(page, 'procedimentos');
  await expect(page.getByText('Rascunho salvo')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect((await atStep(page, 'pcd')).getByText(LAUDO.name)).toBeVisible();
});
