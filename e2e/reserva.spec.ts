import type { Locator, Page } from '@playwright/test';
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
import { clinicFor, type Clinic } from './support/clinics.ts';
import { addDays, isWorkday, today, weekdayOf, type Calendar } from './support/dates.ts';
import { openList, rows } from './support/list.ts';
import { EXAME_TYPE, fromSoc, type Funcionario } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The one customer of the demonstration that reserves slots. */
const CLIENTE = 'Autopeças Aliança S.A.';
const CIDADE = 'São José dos Campos';
const GONE = 'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.';

interface Slot {
  readonly data: string;
  readonly horarioChegada: string;
  readonly horarioSaida: string;
  readonly ambienteId: number;
  readonly vagas: number;
}
interface Row {
  readonly procedimentos: readonly { readonly id: number; readonly name: string }[];
  readonly antecedencia: number;
}
interface Plan {
  readonly funcionario: Funcionario;
  readonly clinic: Clinic;
  readonly calendar: Calendar;
  readonly rows: readonly Row[];
}

/** Employees whose periodic exams one clinic of the city does, all of them. */
async function plansFor(api: Api, count: number): Promise<Plan[]> {
  const { items } = await api.read<{ items: { id: number }[] }>(
    `/customers?limit=5&filter=${encodeURIComponent(CLIENTE)}`,
  );
  const { items: people } = await api.read<{ items: Funcionario[] }>(
    `/customer/employees/funcionarios-por-situacao/ATIVO?limit=100&customerId=${items[0]?.id ?? 0}`,
  );
  const plans: Plan[] = [];
  for (const funcionario of people) {
    if (funcionario.pcd || !funcionario.email) continue;
    if (!funcionario.unidade.name.includes(CIDADE)) continue;
    if ((await fromSoc(api, funcionario, EXAME_TYPE.PERIODICO)).examesEmDia) continue;
    if ((await api.read<unknown[]>(`/customer/employees/riscos-soc/${funcionario.id}`)).length === 0)
      continue;
    const { clinic, calendar } = await clinicFor(api, funcionario, { cidade: CIDADE, withHorario: true });
    const { procedimentos } = await fromSoc(api, funcionario, EXAME_TYPE.PERIODICO);
    const [config] = await api.send<{ examesAtendidos: Row[]; examesNaoAtendidos: Row[] }[]>(
      '/prestador-config-reserva/criar-config-funcionarios',
      [
        {
          idFuncionario: funcionario.id,
          idPrestador: clinic.id,
          funcionarioProcedimentos: procedimentos.map(({ id }) => ({ id })),
        },
      ],
    );
    if (!config || config.examesNaoAtendidos.length > 0) continue;
    plans.push({ funcionario, clinic, calendar, rows: config.examesAtendidos });
    if (plans.length === count) return plans;
  }
  throw new Error(`A demonstração tem só ${plans.length} de ${count} funcionários para reservar`);
}

interface Chosen {
  readonly row: Row;
  readonly day: string;
  readonly hour: string;
}

/** The slots of a day for a row. */
const slotsOf = (api: Api, { funcionario, clinic }: Plan, row: Row, day: string): Promise<Slot[]> =>
  api.send('/agendamentos/new-faixas-disponiveis', {
    prestadorId: clinic.id,
    funcionarioId: funcionario.id,
    examesIds: row.procedimentos.map(({ id }) => id),
    dataInicial: day,
    dataFinal: day,
    periodo: 1,
    tipoExameId: EXAME_TYPE.PERIODICO,
  });

/** A working week, from a Monday on, on which nothing is closed and every row has slots each day. */
async function openWeek(api: Api, plan: Plan): Promise<string[]> {
  for (let n = 7; n < 90; n += 1) {
    const days = Array.from({ length: 5 }, (_, i) => addDays(today(), n + i));
    if (weekdayOf(days[0] ?? '') !== 1 || !days.every((day) => isWorkday(day, plan.calendar))) continue;
    const last = plan.rows.at(-1);
    if (!last) throw new Error('Não há exame');
    const free = await Promise.all(days.map((day) => slotsOf(api, plan, last, day)));
    if (free.every((slots) => slots.length > 2)) return days;
  }
  throw new Error('Não há semana aberta nos próximos meses');
}

/** The wizard, from its first step to the one with the slots. */
async function walkToSchedule(page: Page, plan: Plan, days: readonly string[]): Promise<Locator> {
  const [start = '', end = ''] = [days[0], days.at(-1)];
  await openAssistente(page);
  await fillAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios: [plan.funcionario] });
  await advance(page);
  await atStep(page, 'procedimentos');
  await answerQuestionarios(page, [plan.funcionario]);
  await advance(page);
  const step = await atStep(page, 'clinic');
  await chooseClinic(page, plan.clinic);
  await typeIntervalo(step.getByRole('group', { name: 'Período sugerido' }), start, end);
  await page.getByRole('radio', { name: 'Manhã' }).check();
  await advance(page);
  return atStep(page, 'agendar');
}

/** Places that are left at a time, as one person sees them. */
const placesAt = async (api: Api, plan: Plan, { row, day, hour }: Chosen): Promise<number> =>
  (await slotsOf(api, plan, row, day))
    .filter((slot) => slot.horarioChegada === hour)
    .reduce((sum, slot) => sum + slot.vagas, 0);

/** 'Agendar' of the panel; the step in the menu is called so too. */
const save = (step: Locator): Promise<void> =>
  step.getByRole('button', { name: 'Agendar', exact: true }).click();

const gridOf = (page: Page, { funcionario }: Plan): Locator =>
  page.getByRole('group', { name: `Agendar exames de ${funcionario.name}` });

/** Gives a row its day and the first of its times, and answers that time. */
async function give(page: Page, plan: Plan, at: number, day: string): Promise<string> {
  const row = gridOf(page, plan).getByRole('group', { name: new RegExp(`^Exame ${at + 1} de `) });
  const date = row.getByRole('textbox', { name: 'Data' });
  await date.clear();
  await date.pressSequentially(day.split('-').reverse().join(''));
  await date.press('Tab');
  const time = row.getByRole('combobox', { name: 'Horário' });
  await expect(time).toBeEnabled();
  await time.click();
  const option = page.getByRole('option').first();
  const hour = /\d{2}:\d{2}/.exec((await option.textContent()) ?? '')?.[0] ?? '';
  await option.click();
  await expect(time).toContainText(hour);
  return hour;
}

/** A row's day: its notice counted from the first one's. */
const dayOf = (days: readonly string[], row: Row, at: number): string =>
  (at === 0 ? days[0] : days[Math.max(at, row.antecedencia)]) ?? '';

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

test('doc2 §5, §8: a slot that a colleague was faster at is said to be gone, chosen no more, and another one can be saved', async ({
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
    const row = gridOf(page, plan).getByRole('group', { name: /^Exame 1 de / });
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
