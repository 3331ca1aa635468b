import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from './api.ts';
import {
  advance,
  answerQuestionarios,
  atStep,
  chooseClinic,
  fillAgendamento,
  openAssistente,
  typeIntervalo,
} from './assistente.ts';
import { clinicFor, type Clinic } from './clinics.ts';
import { addDays, isWorkday, today, weekdayOf, type Calendar } from './dates.ts';
import { EXAME_TYPE, fromSoc, type Funcionario } from './people.ts';

/** The one customer of the demonstration that reserves slots. */
const CLIENTE = 'Autopeças Aliança S.A.';
const CIDADE = 'São José dos Campos';

interface Slot {
  readonly data: string;
  readonly horarioChegada: string;
  readonly horarioSaida: string;
  readonly ambienteId: number;
  readonly vagas: number;
}
export interface Row {
  readonly procedimentos: readonly { readonly id: number; readonly name: string }[];
  readonly antecedencia: number;
}
export interface Plan {
  readonly funcionario: Funcionario;
  readonly clinic: Clinic;
  readonly calendar: Calendar;
  readonly rows: readonly Row[];
}

/** Employees whose periodic exams one clinic of the city does, all of them. */
export async function plansFor(api: Api, count: number): Promise<Plan[]> {
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

/** The slots of a day for a row. */
export const slotsOf = (api: Api, { funcionario, clinic }: Plan, row: Row, day: string): Promise<Slot[]> =>
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
export async function openWeek(api: Api, plan: Plan): Promise<string[]> {
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
export async function walkToSchedule(page: Page, plan: Plan, days: readonly string[]): Promise<Locator> {
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

/** 'Agendar' of the panel. */
export const save = (step: Locator): Promise<void> =>
  step.getByRole('button', { name: 'Agendar', exact: true }).click();

export const gridOf = (page: Page, { funcionario }: Plan): Locator =>
  page.getByRole('table', { name: `Agendar exames de ${funcionario.name}` });

/** A slot that was chosen for a row. */
export interface Chosen {
  readonly row: Row;
  readonly day: string;
  readonly hour: string;
}

/** Places that are left at a time, as one person sees them. */
export const placesAt = async (api: Api, plan: Plan, { row, day, hour }: Chosen): Promise<number> =>
  (await slotsOf(api, plan, row, day))
    .filter((slot) => slot.horarioChegada === hour)
    .reduce((sum, slot) => sum + slot.vagas, 0);

/** Gives a row its day and the first of its times, and answers that time. */
export async function give(page: Page, plan: Plan, at: number, day: string): Promise<string> {
  const row = gridOf(page, plan).getByRole('row', { name: new RegExp(`^Exame ${at + 1} de `) });
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
export const dayOf = (days: readonly string[], row: Row, at: number): string =>
  (at === 0 ? days[0] : days[Math.max(at, row.antecedencia)]) ?? '';

const WAITS_FOR_AGENDA = 19;
const WHOLE_DAY = 3;

/** What the list's own 'Reserva de horários' stands on. */
interface Options {
  readonly config: { readonly idFuncionario: number; readonly examesAtendidos: readonly Row[] };
  readonly prestador: { readonly id: number };
  readonly cidadeId: number;
  readonly clienteId: number;
  readonly tipoExameId: number;
  readonly periodo: number | null;
  readonly dataSugestaoInicial: string;
  readonly dataSugestaoFinal: string;
  readonly obstaculo: string | null;
}

/** An appointment whose schedule waits to be confirmed, of several exams for which its clinic has a best plan. */
export async function plannableId(api: Api): Promise<number> {
  const extras = encodeURIComponent(JSON.stringify({ status: [WAITS_FOR_AGENDA] }));
  const { items } = await api.read<{ items: { id: number }[] }>(
    `/agendamentos?limit=50&filtrosExtras=${extras}`,
  );
  for (const { id } of items) {
    const options = await api.read<Options>(`/agendamentos/reservas-horarios/${id}`);
    const examesIds = options.config.examesAtendidos.flatMap((row) =>
      row.procedimentos.map((each) => each.id),
    );
    if (options.obstaculo !== null || examesIds.length < 2) continue;
    const { planos: plans } = await api.send<{ planos: unknown[] }>('/agendas/melhor-plano', {
      clienteId: options.clienteId,
      cidadeId: options.cidadeId,
      tipoExameId: options.tipoExameId,
      prestadorId: options.prestador.id,
      funcionarioId: options.config.idFuncionario,
      examesIds,
      dataInicial: options.dataSugestaoInicial,
      dataFinal: options.dataSugestaoFinal,
      periodo: options.periodo ?? WHOLE_DAY,
    });
    if (plans.length > 0) return id;
  }
  throw new Error('Na demonstração nenhum agendamento que espera a agenda tem um plano');
}
