import { toast } from '@apto/ui/toast';
import {
  bestPlans,
  createAgendamentos,
  createReservaConfigs,
  getCliente,
  getPrestador,
  holdFaixas,
  municipalFeriados,
  newAvailableFaixas,
  whyNotAvailable,
  type ReservaConfig,
} from '@apto/api-client';
import { now } from '@apto/api-client/react';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import type { AssistenteState } from '@apto/domain/assistente';
import { opened } from '@apto/domain/fixtures';
import { nextAvailableDay } from '@apto/domain/intervalo';
import { addDays, formatDate, weekdayOf } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { reservaResponses, slotsOn, storyConfig } from '../../shared/agendamentos/reserva/reserva.fixture.ts';
import { Assistente } from './Assistente.tsx';
import { followTour } from '../../shared/stories/tour.ts';
import { Told } from './stories/Told.tsx';
import { toldInNotice, visible } from './stories/visible.ts';
import { advance } from './stories/advance.ts';
import { withAssistente } from './stories/decorator.tsx';
import { after, CIDADE, CLINIC, complete, freeDay, HORARIOS } from './stories/pedidos.ts';
import { storyCliente } from '../../shared/stories/data.ts';
import { assistenteResponses, clinicRecord } from './stories/responses.ts';

const configsWith = (changes: Partial<ReservaConfig> = {}) =>
  simulate(createReservaConfigs, ({ body }) =>
    (body as { idFuncionario: number; nomeFuncionario: string }[]).map((f) => {
      const { examesNaoAtendidos: _none, ...config } = storyConfig(f.idFuncionario, f.nomeFuncionario);
      return { ...config, examesNaoAtendidos: [], ...changes };
    }),
  );
const configs = configsWith();
const common = [
  ...reservaResponses(),
  simulate(getCliente, storyCliente({ usaReservaHorario: true })),
  simulate(getPrestador, ({ params }) => clinicRecord(Number(params['id']), 'SOC')),
];

const meta = {
  title: 'Telas/Criar agendamento/Agendar',
  component: Assistente,
  tags: ['novo'],
  decorators: [withAssistente],
  parameters: { layout: 'fullscreen', msw: assistenteResponses([configs, ...common]) },
} satisfies Meta<typeof Assistente>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The day after the first on which the clinic serves. */
const secondDay = (): string => {
  const moment = now();
  const from = addDays(freeDay(moment), 1);
  return nextAvailableDay(from, { now: moment, feriados: [], ferias: [], openingHours: HORARIOS }) ?? from;
};

/** The schedule step: everything before it is filled in. */
const atSchedule =
  (count = 1, withRisco = true) =>
  (): AssistenteState => {
    const e = complete(count);
    const changed = withRisco ? e : after(e, [{ type: 'RISCOS_LOADED', id: 101, riscos: [] }]);
    return {
      ...changed,
      cliente: changed.cliente && { ...changed.cliente, usaReservaHorario: true },
      prestador: changed.prestador && { ...changed.prestador, sistema: 'SOC', supportsReserva: true },
      quemAgenda: 'SOLICITANTE',
      quemAvisa: 'SOLICITANTE',
      intervaloSugerido: { inicio: freeDay(now()), fim: addDays(freeDay(now()), 7) },
      periodo: 1,
      step: 'agendar',
      avisos: [],
    };
  };
const at = (pedido: () => AssistenteState) => ({ assistente: { pedido } });

const rowOf = async (canvas: Canvas, index: number) => {
  const rows = await canvas.findAllByRole('row', { name: new RegExp(CLINIC.name) });
  const row = rows[index];
  if (!row) throw new Error(`There is no row ${index}.`);
  return within(row);
};
const digits = (day: string): string => day.split('-').reverse().join('');

/** Day and time of a row, as a person gives them. */
async function give(canvas: Canvas, index: number, day: string, time: string): Promise<void> {
  const row = await rowOf(canvas, index);
  const box = await waitFor(() => {
    const found = row.getByRole('textbox', { name: 'Data' });
    if (found.getAttribute('aria-disabled') === 'true') throw new Error('the day still waits');
    return found;
  });
  await userEvent.clear(box);
  await userEvent.type(box, digits(day));
  const hour = await waitFor(() => {
    const found = row.getByRole('combobox', { name: 'Horário' });
    if (found.getAttribute('aria-disabled') === 'true') throw new Error('the time still waits');
    return found;
  });
  hour.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: time }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

export const Agendar: Story = { tags: ['estados'], parameters: at(atSchedule(2)) };

/** What is the same for all is said once, above them. */
export const TempoPrevistoUmaVez: Story = {
  name: 'Tempo previsto uma vez',
  parameters: {
    ...at(atSchedule(2)),
    msw: assistenteResponses([configsWith({ tempoPrevisto: { minutos: 80, aoMenos: true } }), ...common]),
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, 1);
    await expect(canvas.getAllByText(/^Tempo previsto na clínica: pelo menos 1 h 20 min/)).toHaveLength(1);
  },
};

/** doc3 §2.11 `AgendarHorarioGuiaGestaoMedica`: nothing is held yet, so that the countdown is left out. */
export const GuiaDaEtapa: Story = {
  tags: ['interacoes'],
  parameters: at(atSchedule(1)),
  render: () => <Told step="agendar" />,
  play: async ({ canvas }) => {
    await rowOf(canvas, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Conhecer esta tela' }));
    await expect(await followTour('Outras datas')).toEqual([
      'Outras datas',
      'Dia e horário do exame',
      'Um painel por funcionário',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([simulate(createReservaConfigs, () => delay('infinite') as never), ...common]),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Carregando informações...')).toBeInTheDocument(),
};

/** doc2 §8 'Creating employee configs failed': 'Erro' with the server's words, and the way to try again. */
export const Falhou: Story = {
  tags: ['estados'],
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([
      simulate(createReservaConfigs, new SimulatedError(502, { message: 'A agenda não respondeu.' })),
      ...common,
    ]),
  },
  play: async ({ canvas }) => {
    await visible(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(canvas.getAllByText(/A agenda não respondeu\./)[0]).toBeInTheDocument();
  },
};

/** doc2 §8 'Reservation: employee missing': somebody who was removed from the registry meanwhile. */
export const FuncionarioNaoEncontrado: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([
      simulate(createReservaConfigs, new SimulatedError(404, { message: 'Funcionario nao encontrado' })),
      ...common,
    ]),
  },
  play: async ({ canvas }) => {
    await visible((await canvas.findAllByText(/Funcionario nao encontrado/))[0]!);
    await toldInNotice(/Funcionario nao encontrado/);
    await visible(await canvas.findByRole('button', { name: 'Tentar novamente' }));
  },
};

/** doc2 §4: who has no risk is for an attendant; the step does not go on while somebody is not scheduled. */
export const SemRisco: Story = {
  tags: ['interacoes'],
  parameters: at(atSchedule(2, false)),
  play: async ({ canvas }) => {
    await visible(
      await canvas.findByText(
        'O funcionario do agendamento está sem riscos. Por favor, aplique os riscos no funcionário.',
      ),
    );
    await advance();
    await expect(
      (await screen.findAllByText('É necessário agendar todos os funcionários antes de prosseguir'))[0],
    ).toBeInTheDocument();
  },
};

const bodies: { reservas?: unknown; direcionarParaAtendente: boolean; funcionario: { id: number } }[][] = [];
const saved = simulate(createAgendamentos, ({ body }) => {
  bodies.push(body as (typeof bodies)[number]);
  return [];
});

/** The panel took the pressed button along: the keyboard goes on at who is next. */
const goesOnAtTheNext = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('heading', { name: 'Carlos Eduardo Figueiredo' })).toHaveFocus());

/** doc2 §2.8, §4: rows unlock in order, a chosen slot is kept and counts down, and the saved employee's panel goes. */
export const EscolherESalvar: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    bodies.length = 0;
  },
  parameters: { ...at(atSchedule(2)), msw: assistenteResponses([configs, saved, ...common]) },
  play: async ({ canvas }) => {
    const [first, second] = [freeDay(now()), secondDay()];
    // What the step said of going on too early is answered by the first choice.
    const refusal = { name: /É necessário agendar todos os funcionários antes de prosseguir/ };
    await rowOf(canvas, 0);
    await advance();
    await canvas.findByRole('button', refusal);
    await give(canvas, 0, first, '09:00');
    await expect(canvas.queryByRole('button', refusal)).toBeNull();
    await visible(await canvas.findByRole('timer'));
    await give(canvas, 1, second, '08:30');
    const panel = within(canvas.getByRole('region', { name: 'Ana Beatriz Nogueira' }));
    panel.getByRole('button', { name: 'Agendar' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bodies).toHaveLength(1));
    await expect(bodies[0]?.[0]).toMatchObject({
      funcionario: { id: 100 },
      reservas: [
        { prestadorId: 7, examesIds: [11], itens: [{ data: first, horarioChegada: '09:00' }] },
        { prestadorId: 7, examesIds: [12], itens: [{ data: second, horarioChegada: '08:30' }] },
      ],
    });
    await expect(
      (await screen.findAllByText(/Agendamento do colaborador Ana Beatriz/))[0],
    ).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Ana Beatriz Nogueira' })).toBeNull());
    await visible(canvas.getByRole('heading', { name: 'Carlos Eduardo Figueiredo' }));
    await goesOnAtTheNext(canvas);
  },
};

/** doc2 §8 'Provider agenda failed': said in the specified words, with what the server says, and asked for again. */
export const AgendaNaoRespondeu: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([
      configs,
      simulate(newAvailableFaixas, new SimulatedError(503, { message: 'A clínica não respondeu.' })),
      ...common,
    ]),
  },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 0);
    await userEvent.type(await row.findByRole('textbox', { name: 'Data' }), digits(freeDay(now())));
    await waitFor(async () =>
      expect(
        (await screen.findAllByText(/Não foi possível buscar agenda de horários do prestador\./))[0],
      ).toBeVisible(),
    );
    await expect((await screen.findAllByText(/A clínica não respondeu\./))[0]).toBeInTheDocument();
    await userEvent.click(await row.findByRole('combobox', { name: 'Horário' }));
    await screen.findByRole('option', { name: /Tentar novamente/ });
  },
};

/** doc2 §8: a slot that somebody else was faster at is said in the specified words, and is chosen no more. */
export const HorarioPerdido: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([
      configs,
      simulate(holdFaixas, new SimulatedError(409, { message: 'x', codigo: 'FAIXA_INDISPONIVEL' })),
      ...common,
    ]),
  },
  play: async ({ canvas }) => {
    await give(canvas, 0, freeDay(now()), '09:00');
    await expect(
      (
        await screen.findAllByText(
          'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
        )
      )[0],
    ).toBeInTheDocument();
    await waitFor(async () =>
      expect(await (await rowOf(canvas, 0)).findByRole('textbox', { name: /Data/ })).toHaveValue(''),
    );
    // Nor is it for readers, who heard of it as it was chosen.
    await expect(canvas.queryByText(/, 09:00\. \d|Todos os exames têm data e horário\./)).toBeNull();
  },
};

/** Issue 10 'Por que não?': a day without slots says why and who can help, and one press takes a day that has some. */
export const DiaSemVaga: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([
      configs,
      simulate(newAvailableFaixas, ({ body }) => {
        const { dataInicial: day } = body as { dataInicial: string };
        return day === freeDay(now()) ? [] : slotsOn(day);
      }),
      simulate(whyNotAvailable, ({ body }) => ({
        motivos: [
          {
            codigo: 'FULL',
            texto: 'Todos os horários estão ocupados.',
            quem: 'Quem cuida da agenda da clínica pode abrir vagas.',
            datas: [(body as { dataInicial: string }).dataInicial],
          },
        ],
        opcoes: {
          dias: [secondDay()],
          periodos: [2 as const],
          clinicas: [{ id: 8, name: 'Instituto Cambuí de Saúde', distanciaMetros: 2100, data: secondDay() }],
        },
      })),
      ...common,
    ]),
  },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 0);
    const box = await row.findByRole('textbox', { name: 'Data' });
    await userEvent.type(box, digits(freeDay(now())));
    // doc2 §8 'No slots': at the field, and among the notices.
    const none =
      'Sem horários disponíveis para a data/período informado. Tente informar outra data de sugestão.';
    await visible((await canvas.findAllByText(none))[0]!);
    await toldInNotice(none);
    const panel = within(await canvas.findByRole('region', { name: 'Por que não?' }));
    await visible(panel.getByText('Todos os horários estão ocupados.'));
    await visible(panel.getByText('Quem cuida da agenda da clínica pode abrir vagas.'));
    await visible(panel.getByRole('button', { name: 'Período: Tarde' }));
    await visible(panel.getByRole('button', { name: /^Instituto Cambuí de Saúde, 2,1 km, / }));
    await userEvent.click(panel.getByRole('button', { name: new RegExp(`^${formatDate(secondDay())}`) }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Por que não?' })).toBeNull());
    await expect((await rowOf(canvas, 0)).getByRole('textbox', { name: 'Data' })).toHaveValue(
      formatDate(secondDay()),
    );
  },
};

/** Issue 10 'Best plan': explained in words, one press fills every row, and a person may still choose by hand. */
export const MelhorPlano: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([
      configs,
      simulate(bestPlans, () => {
        const line = (exame: number, data: string, horarioChegada: string) => ({
          prestador: { id: 7, name: CLINIC.name },
          openingHours: HORARIOS,
          examesIds: [exame],
          antecedencia: exame === 12 ? 1 : 0,
          faixa: slotsOn(data).find((slot) => slot.horarioChegada === horarioChegada)!,
        });
        return {
          limiteExames: 6,
          planos: [
            {
              prestadorId: 7,
              nomePrestador: CLINIC.name,
              distanciaMetros: 1200,
              resumo: '2 visitas: a do clínico e a da audiometria',
              visitas: 2,
              linhas: [line(11, freeDay(now()), '08:00'), line(12, secondDay(), '08:30')],
            },
          ],
        };
      }),
      ...common,
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Melhores planos' }));
    const list = within(
      await canvas.findByRole('list', { name: 'Melhores planos para Ana Beatriz Nogueira' }),
    );
    await userEvent.click(
      list.getByRole('button', { name: 'Usar: 2 visitas: a do clínico e a da audiometria' }),
    );
    const time = async (index: number) =>
      (await rowOf(canvas, index)).getByRole('combobox', { name: 'Horário' });
    await waitFor(async () => expect(await time(0)).toHaveTextContent('08:00'));
    await waitFor(async () => expect(await time(1)).toHaveTextContent('08:30'));
    // What was taken is kept, and another time can be chosen.
    await visible(await canvas.findByRole('timer'));
    await give(canvas, 0, freeDay(now()), '09:00');
    await waitFor(async () => expect(await time(0)).toHaveTextContent('09:00'));
  },
};

/** Nothing fits: it is said, with what helps. */
export const SemPlano: Story = {
  tags: ['estados'],
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([configs, simulate(bestPlans, { limiteExames: 6, planos: [] }), ...common]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Melhores planos' }));
    await visible(await canvas.findByText('Nenhum plano nestas datas'));
  },
};

/** Decision 139: of more exams than are planned it is not the days that are wrong. */
export const ExamesDemaisParaUmPlano: Story = {
  tags: ['estados'],
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([configs, simulate(bestPlans, { limiteExames: 0, planos: [] }), ...common]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Melhores planos' }));
    await visible(await canvas.findByText('Exames demais para um plano'));
  },
};

/** The plans failed, and can be asked for again; the rows are as they were. */
export const PlanoFalhou: Story = {
  tags: ['estados'],
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([configs, simulate(bestPlans, new SimulatedError(503)), ...common]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Melhores planos' }));
    await visible(await canvas.findByText('Não foi possível montar os planos'));
    await visible(canvas.getByRole('button', { name: 'Tentar novamente' }));
  },
};

/** The first employee's panel: each has an 'Agendar' of its own. */
const panelOf = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Ana Beatriz Nogueira' }));

const NOT_SAID = 'Preencha todos os campos corretamente';

/** doc2 §8 'Incomplete scheduling': a warning, beside what the panel says. */
export const Incompleto: Story = {
  tags: ['interacoes'],
  parameters: at(atSchedule()),
  play: async ({ canvas }) => {
    await rowOf(canvas, 0);
    await userEvent.click(panelOf(canvas).getByRole('button', { name: 'Agendar' }));
    await toldInNotice(NOT_SAID);
  },
};

let isFull = false;

/** doc2 §8 'Slot gone': what the last check finds is said once, and not as a day without times. */
export const HorarioSumiuAoAgendar: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    isFull = false;
    // What another story was told stays for its seconds.
    toast.clear();
  },
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([
      configs,
      simulate(newAvailableFaixas, ({ body }) =>
        isFull ? [] : slotsOn((body as { dataInicial: string }).dataInicial),
      ),
      ...common,
    ]),
  },
  play: async ({ canvas }) => {
    await give(canvas, 0, freeDay(now()), '09:00');
    await give(canvas, 1, secondDay(), '08:30');
    isFull = true;
    await userEvent.click(panelOf(canvas).getByRole('button', { name: 'Agendar' }));
    await toldInNotice(
      'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
    );
    await expect(screen.queryByText(/^Sem horários disponíveis/)).toBeNull();
  },
};

/** The clinic's record, which has no mornings on the second of the days. */
const withoutSecondMorning = simulate(getPrestador, ({ params }) => {
  const closed = weekdayOf(secondDay());
  return {
    ...clinicRecord(Number(params['id']), 'SOC'),
    openingHours: HORARIOS.map((hours) =>
      hours.weekDay === closed ? { weekDay: closed, ...opened({ manha: false }) } : hours,
    ),
  };
});

/** Opens 'Alterar período' and types both days. */
async function changeRange(canvas: Canvas, day: string) {
  await rowOf(canvas, 0);
  await userEvent.click(canvas.getByRole('button', { name: 'Alterar período' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alterar período' }));
  for (const name of ['Data inicial', 'Data final']) {
    const box = await dialog.findByRole('textbox', { name });
    await userEvent.clear(box);
    await userEvent.type(box, digits(day));
  }
  return dialog;
}

/** doc2 §2.8, §4, §5: a period that the new days do not have is asked for again; a SOC clinic offers no 'Ambos'. */
export const PeriodoQueNaoHaNosNovosDias: Story = {
  tags: ['interacoes'],
  parameters: { ...at(atSchedule()), msw: assistenteResponses([configs, withoutSecondMorning, ...common]) },
  play: async ({ canvas }) => {
    const dialog = await changeRange(canvas, secondDay());
    await expect(dialog.queryByRole('radio', { name: 'Ambos' })).toBeNull();
    // The clinic's record is what takes the morning away.
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^Manhã/ })).not.toBeChecked());
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await visible(await dialog.findByText('Campo obrigatório'));
    await visible(await dialog.findByText(NOT_SAID));
    await userEvent.click(dialog.getByRole('radio', { name: 'Tarde' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Alterar período' })).toBeNull());
    const [day] = await canvas.findAllByText(new RegExp(formatDate(secondDay())));
    await visible(day!);
  },
};

/** doc2 §5: days that a holiday stands against are refused in a toast, and the field goes on saying why. */
export const NovosDiasRecusados: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([
      configs,
      simulate(municipalFeriados, () => [
        {
          dataFeriado: secondDay(),
          abrangencia: 'MUNICIPAL' as const,
          nome: 'Aniversário da cidade',
          cidade: { cidade: CIDADE.cidade, estado: CIDADE.estado },
        },
      ]),
      ...common,
    ]),
  },
  play: async ({ canvas }) => {
    const dialog = await changeRange(canvas, secondDay());
    const text = `Por favor selecione outro período de datas, ${formatDate(secondDay())} é feriado municipal em Campinas-SP`;
    await toldInNotice(text);
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Data inicial' })).toHaveAccessibleDescription(
        expect.stringContaining(text),
      ),
    );
  },
};

/** doc2 §8 'Handing to attendant failed': in the question, and as a toast. */
export const DirecionarFalhou: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(atSchedule()),
    msw: assistenteResponses([configs, simulate(createAgendamentos, new SimulatedError(503)), ...common]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Direcionar para um atendente' }));
    const question = within(
      await screen.findByRole('dialog', { name: /^Direcionar .+ para um atendente\?$/ }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Direcionar para um atendente' }));
    const text = 'Não foi possível direcionar o agendamento para um atendente. Tente novamente.';
    await toldInNotice(text);
    await question.findByText(text);
  },
};

/** doc2 §2.8: handing over asks first, and saves the appointment for an attendant. */
export const DirecionarParaAtendente: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    bodies.length = 0;
  },
  parameters: { ...at(atSchedule(2)), msw: assistenteResponses([configs, saved, ...common]) },
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'Direcionar para um atendente' }))[0]!,
    );
    const question = within(
      await screen.findByRole('dialog', { name: /^Direcionar .+ para um atendente\?$/ }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Direcionar para um atendente' }));
    await waitFor(() => expect(bodies[0]?.[0]?.direcionarParaAtendente).toBe(true));
    await expect(bodies[0]?.[0]?.reservas).toBeUndefined();
    await goesOnAtTheNext(canvas);
  },
};
