import { signInToApi, type Api } from './support/api.ts';
import { openList, rows } from './support/list.ts';
import {
  dayOf,
  give,
  gridOf,
  openWeek,
  placesAt,
  plansFor,
  save,
  slotsOf,
  walkToSchedule,
  type Chosen,
} from './support/reserva.ts';
import { expect, test } from './support/test.ts';

const GONE = 'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.';

test('doc2 §2.8, §2.12: slots chosen in the wizard are held for nobody else, saved together, and the appointment is scheduled', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const colleague = await signInToApi(server.url, 'colega@apto.test');
  const [plan] = await plansFor(api, 1);
  if (!plan) throw new Error('Falta um funcionário');
  const days = await openWeek(api, plan);
  await signIn(page);
  const step = await walkToSchedule(page, plan, days);

  const taken: Chosen[] = [];
  const left: number[] = [];
  await test.step('§2.8 rows unlock in order; each chosen slot is held at once, also against a colleague', async () => {
    for (const [at, row] of plan.rows.entries()) {
      const day = dayOf(days, row, at);
      taken.push({ row, day, hour: await give(page, plan, at, day) });
    }
    await expect(page.getByRole('timer').first()).toBeVisible();
    // To who keeps it a slot is still free; to anybody else it has one place less.
    for (const chosen of taken) {
      const own = await placesAt(api, plan, chosen);
      await expect.poll(() => placesAt(colleague, plan, chosen)).toBe(own - 1);
      left.push(own - 1);
    }
  });

  await test.step('§2.12 one save: the wizard ends, and the list has the appointment scheduled on the first day', async () => {
    await save(step);
    await expect(
      page.getByText(`Agendamento do colaborador ${plan.funcionario.name} salvo com sucesso`).first(),
    ).toBeVisible();
    await openList(page);
    const row = rows(page).filter({ hasText: plan.funcionario.name }).first();
    await expect(row).toContainText('Agendado');
    const id = await row.getAttribute('data-row');
    const booked = await api.read<{ dataAgendamento: string; horaAgendamento: string }>(
      `/agendamentos/${id}`,
    );
    expect(booked).toMatchObject({ dataAgendamento: taken[0]?.day, horaAgendamento: taken[0]?.hour });
  });

  await test.step('what was saved is nobody’s any more, also not of who saved it', async () => {
    for (const [at, chosen] of taken.entries()) {
      expect(await placesAt(api, plan, chosen)).toBe(left[at]);
      expect(await placesAt(colleague, plan, chosen)).toBe(left[at]);
    }
  });
});

test('doc2 §5, §8: a slot that a colleague was faster at is said to be gone, chosen no more, and another one can be saved @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const colleague = await signInToApi(server.url, 'colega@apto.test');
  const [plan, other] = await plansFor(api, 2);
  if (!plan || !other) throw new Error('Faltam funcionários');
  const days = await openWeek(api, plan);
  const day = days[0] ?? '';
  await signIn(page);
  const step = await walkToSchedule(page, plan, days);
  const [first] = plan.rows;
  if (!first) throw new Error('Não há exame');

  await test.step('§8 the colleague holds every slot of the time that is on the screen; the choice is refused with the text', async () => {
    const row = gridOf(page, plan).getByRole('row', { name: /^Exame 1 de / });
    const date = row.getByRole('textbox', { name: 'Data' });
    await date.pressSequentially(day.split('-').reverse().join(''));
    await date.press('Tab');
    const time = row.getByRole('combobox', { name: 'Horário' });
    await expect(time).toBeEnabled();
    const offered = await slotsOf(colleague, other, first, day);
    // Every place of one time, each for another exam of the colleague's employee: with them the time is gone.
    const [slot] = offered;
    const places = offered
      .filter((each) => each.horarioChegada === slot?.horarioChegada)
      .flatMap((each) => Array.from({ length: each.vagas }, () => each));
    const exames = other.rows.flatMap(({ procedimentos }) => procedimentos.map(({ id }) => id));
    if (!slot || exames.length < places.length) throw new Error('Não há horário que o colega tome inteiro');
    const { horarioChegada } = slot;
    const response = await colleague.invoke('PUT', `/reservas-horarios/funcionario/${other.funcionario.id}`, {
      itens: places.map(({ data, horarioChegada: start, horarioSaida, ambienteId }, index) => ({
        prestadorId: plan.clinic.id,
        examesIds: [exames[index]],
        data,
        horarioChegada: start,
        horarioSaida,
        ambienteId,
      })),
    });
    expect(response.status).toBe(200);
    await time.click();
    await page
      .getByRole('option', { name: new RegExp(horarioChegada) })
      .first()
      .click();
    await expect(page.getByText(GONE).first()).toBeVisible();
    await expect(date).toHaveValue('');
  });

  await test.step('the request goes on with other slots', async () => {
    for (const [at, row] of plan.rows.entries()) await give(page, plan, at, dayOf(days, row, at));
    await save(step);
    await expect(
      page.getByText(`Agendamento do colaborador ${plan.funcionario.name} salvo com sucesso`).first(),
    ).toBeVisible();
  });
});

/** The clinic cannot receive on that day; who is booked on it stays as they are. */
async function closeDay(api: Api, clinicId: number, day: string): Promise<void> {
  const { version } = await api.read<{ version: number }>(`/agendas/quadro?prestadorId=${clinicId}`);
  const change = { tipo: 'FECHAMENTO', data: day };
  const { afetados: lost } = await api.send<{ afetados: { id: number }[] }>(
    `/agendas/prestador/${clinicId}/efeito`,
    { change },
  );
  const saved = await api.invoke(
    'PUT',
    `/agendas/prestador/${clinicId}`,
    { change, afetados: lost.map(({ id }) => id) },
    { 'if-match': String(version) },
  );
  expect(saved.status, await saved.text()).toBe(200);
}

test("issue 10 'Best plan', 'Por que não?': one press fills every row; a day that fits nothing says what does, one press away @full", async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const plan = (await plansFor(api, 4)).find(
    ({ rows: all }) => all.flatMap((r) => r.procedimentos).length > 1,
  );
  if (!plan) throw new Error('Falta um funcionário com mais de um exame');
  const days = await openWeek(api, plan);
  await signIn(page);
  const step = await walkToSchedule(page, plan, days);
  const first = gridOf(page, plan).getByRole('row', { name: /^Exame 1 de / });

  await test.step('a day on which nothing is free says why, and the nearest that works is taken by a press', async () => {
    const [day = ''] = days;
    await closeDay(api, plan.clinic.id, day);
    const date = first.getByRole('textbox', { name: 'Data' });
    await date.pressSequentially(day.split('-').reverse().join(''));
    await date.press('Tab');
    const panel = page.getByRole('region', { name: /^Por que/ });
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    const choice = panel.getByRole('button', { name: /^\d{2}\/\d{2}\/\d{4}/ }).first();
    const label = (await choice.textContent()) ?? '';
    await choice.click();
    await expect(date).toHaveValue(/\d{2}\/\d{2}\/\d{4}/.exec(label)?.[0] ?? '');
    await expect(first.getByRole('combobox', { name: 'Horário' })).toBeEnabled();
  });

  await test.step('a plan is explained, taken by a press and held', async () => {
    await page.getByRole('button', { name: 'Melhores planos' }).click();
    const list = page.getByRole('list', { name: `Melhores planos para ${plan.funcionario.name}` });
    // A plan of another clinic changes the request's clinic, and its slots are chosen there.
    await list
      .getByRole('listitem')
      .filter({ hasNotText: 'A clínica do pedido passa a ser' })
      .getByRole('button', { name: /^Usar: \d+ visitas?/ })
      .first()
      .click();
    for (const at of plan.rows.keys()) {
      const time = gridOf(page, plan)
        .getByRole('row', { name: new RegExp(`^Exame ${at + 1} de `) })
        .getByRole('combobox', { name: 'Horário' });
      await expect(time).toContainText(/\d{2}:\d{2}/);
    }
    await expect(page.getByRole('timer').first()).toBeVisible();
  });

  await test.step('what was taken is what is booked', async () => {
    await save(step);
    await expect(
      page.getByText(`Agendamento do colaborador ${plan.funcionario.name} salvo com sucesso`).first(),
    ).toBeVisible();
  });
});
