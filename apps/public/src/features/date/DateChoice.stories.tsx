import {
  confirmAgendamento,
  availableFaixas,
  municipalFeriados,
  prestadorFerias,
  listNationalFeriados,
  myAutoagendamento,
  getPrestador,
  holdMyFaixa,
  releaseMyFaixa,
  suggestedClinics,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { UNAVAILABLE_FAIXA_MESSAGE } from '@apto/domain/messages';
import { datesBetween, weekdayOf, formatDateWithWeekday, addDays } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyClinic, tenDaysFrom, faixasOf, storyPedido, SUGGESTIONS } from '../../shared/stories/data.ts';
import { atStep } from '../../shared/stories/decorator.tsx';
import { ON_PHONE } from '../../shared/stories/parameters.ts';
import { now } from '@apto/api-client/react';
import { PATHS } from '../../shared/routing/paths.ts';
import { DateChoice } from './DateChoice.tsx';
import { tellTabs } from './otherTabs.ts';

const { inicio: start, fim: end } = tenDaysFrom(now().data);
const available = datesBetween(start, end).filter((date) => ![0, 6].includes(weekdayOf(date)));
const [second = start, tuesday = start] = available;
const faixas = available.flatMap(faixasOf);

const pedido = simulate(myAutoagendamento, storyPedido({ start, end }));
const withoutFeriados = [simulate(listNationalFeriados, []), simulate(municipalFeriados, [])];
const kept = [
  simulate(holdMyFaixa, { expiraEm: '2026-11-23T13:10:00.000Z', segundos: 600 }),
  simulate(releaseMyFaixa, { ok: true }),
];
const notKept = [
  simulate(holdMyFaixa, { expiraEm: null, segundos: 0 }),
  simulate(releaseMyFaixa, { ok: true }),
];
const withSlots = [...notKept, pedido, simulate(getPrestador, storyClinic('SOC')), ...withoutFeriados];
const byOrder = [pedido, simulate(getPrestador, storyClinic('ORDEM_CHEGADA')), ...withoutFeriados];
const withoutFerias = simulate(prestadorFerias, []);

const meta = {
  title: 'Telas/Autoagendamento/4 Data e horário',
  component: DateChoice,
  tags: ['novo'],
  ...ON_PHONE,
  decorators: [atStep(PATHS.date)],
  parameters: {
    ...ON_PHONE.parameters,
    msw: [
      ...withSlots,
      withoutFerias,
      simulate(availableFaixas, faixas),
      simulate(suggestedClinics, { cidade: null, clinicas: [] }),
    ],
  },
} satisfies Meta<typeof DateChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
/** The first day that can be chosen: a holiday by law may fall into next week. */
async function chooseDay(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /Próximo dia/ }));
}
const horario = async (canvas: Canvas, time: string) =>
  canvas.findByRole('radio', { name: new RegExp(`^${time}`) });

export const Horarios: Story = {
  tags: ['galeria'],
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    // Issue 12 'Heard as well as seen'.
    await expect(await canvas.findByText(/: \d+ horários livres\.$/)).toHaveAttribute('role', 'status');
    await userEvent.click(await horario(canvas, '09:00'));
    await expect(await canvas.findByText(/, às 09:00$/)).toBeVisible();
    await expect(canvas.getByText(/^Escolhido: .+, às\s09:00\.$/)).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', { name: 'Agendar' })).toBeEnabled();
  },
};

/** Issue 10 'Holds': what was chosen is kept while its employee decides. Apart from the picture, which no clock may change. */
export const HorarioGuardado: Story = {
  tags: ['estados'],
  parameters: { msw: [...kept, ...withSlots.slice(2), withoutFerias, simulate(availableFaixas, faixas)] },
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await userEvent.click(await horario(canvas, '09:00'));
    await expect(await canvas.findByText(/Horário guardado para você por/)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^(10:00|09:5\d)$/);
  },
};

/** Issue 10 'Holds': the time is over and the slot still free; it is said, and one press keeps it again. */
export const TempoTerminou: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      simulate(holdMyFaixa, { expiraEm: '2026-11-23T13:00:00.000Z', segundos: 0 }),
      ...withSlots.slice(1),
      withoutFerias,
      simulate(availableFaixas, faixas),
    ],
  },
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await userEvent.click(await horario(canvas, '09:00'));
    await expect(await canvas.findByText(/O tempo terminou/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar de novo' })).toBeVisible();
    // It may be booked all the same.
    await expect(canvas.getByRole('button', { name: 'Agendar' })).toBeEnabled();
  },
};

/** Issue 10 'both tabs agree': a request keeps one slot, and the tab whose choice is not kept any more says so. */
export const GuardadoEmOutraAba: Story = {
  tags: ['estados'],
  parameters: { msw: [...kept, ...withSlots.slice(2), withoutFerias, simulate(availableFaixas, faixas)] },
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await userEvent.click(await horario(canvas, '09:00'));
    await expect(await canvas.findByRole('timer')).toBeVisible();
    // The same one chosen there as well: it is kept, and nothing is to be said.
    const [day] = faixas;
    if (!day) throw new Error('Falta um horário');
    tellTabs(3001, { tab: 'outra', kept: { data: day.data, horarioChegada: '09:00' } });
    tellTabs(3001, { tab: 'outra', kept: { data: day.data, horarioChegada: '10:00' } });
    await expect(await canvas.findByText(/^Em outra aba você escolheu outro horário/)).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar este' }));
    await expect(await canvas.findByRole('timer')).toBeVisible();
    // The other tab is closed: what is in sight here is kept again.
    tellTabs(3001, { tab: 'outra', kept: { data: day.data, horarioChegada: '10:00' } });
    await expect(await canvas.findByText(/^Em outra aba você escolheu outro horário/)).toBeVisible();
    tellTabs(3001, { tab: 'outra', kept: null });
    await expect(await canvas.findByRole('timer')).toBeVisible();
  },
};

/** Somebody was faster than the press: the nearest free ones at once, before anything is booked. */
export const PerdidoAoEscolher: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      simulate(
        holdMyFaixa,
        new SimulatedError(409, {
          codigo: 'FAIXA_INDISPONIVEL',
          message: UNAVAILABLE_FAIXA_MESSAGE,
          details: { response: { message: UNAVAILABLE_FAIXA_MESSAGE, maisProximas: faixas.slice(3, 6) } },
        }),
      ),
      ...withSlots.slice(1),
      withoutFerias,
      simulate(availableFaixas, faixas),
    ],
  },
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await userEvent.click(await horario(canvas, '09:00'));
    await expect(await canvas.findByText('Horários livres mais próximos:')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Agendar' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const hard = '14 h sem ruído antes: exige repouso desde 23:00 da véspera';
const withPreparo = {
  ...storyPedido({ start, end }),
  procedimentos: [
    {
      id: 2,
      name: 'Audiometria tonal',
      recommendation: 'Repouso auditivo de 14 horas.',
      jejumHoras: null,
      repousoAuditivoHoras: 14,
    },
  ],
};

/** Issue 12: a time that makes the preparation hard is marked before it is taken, for the eye and for the ear. */
export const PreparoDificil: Story = {
  tags: ['galeria'],
  parameters: {
    msw: [
      ...notKept,
      simulate(myAutoagendamento, withPreparo),
      ...withSlots.slice(3),
      withoutFerias,
      simulate(
        availableFaixas,
        faixas.map((f) => (f.horarioChegada >= '12:00' ? { ...f, preparo: [hard] } : f)),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await expect(await horario(canvas, '09:00')).toHaveAccessibleDescription('');
    const late = await horario(canvas, '13:00');
    await expect(late).toHaveAccessibleDescription(hard);
    await expect(canvas.getByText('O preparo para o exame fica mais difícil nestes horários.')).toBeVisible();
    await userEvent.click(late);
    await expect(canvas.getByText(hard, { ignore: '[hidden]' })).toBeVisible();
    await expect(late).toBeChecked();
  },
};

/** The same where the clinic books no slots: the afternoon says it. */
export const TardeComPreparo: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [simulate(myAutoagendamento, withPreparo), ...byOrder.slice(1), withoutFerias],
  },
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    const late = await canvas.findByRole('radio', { name: 'Tarde' });
    await expect(late).toHaveAccessibleDescription(/14 h sem ruído antes/);
    await userEvent.click(late);
    await expect(late).toBeChecked();
  },
};

export const OrdemDeChegada: Story = {
  tags: ['recursos'],
  parameters: { msw: [...byOrder, withoutFerias] },
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await expect(await canvas.findByText(/ordem de chegada/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Manhã' }));
    await expect(await canvas.findByText(/, manhã$/)).toBeVisible();
  },
};

export const AgendarDizOQueFalta: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Escolha um dia para agendar.')).toBeVisible();
    await chooseDay(canvas);
    await expect(await canvas.findByText('Escolha um horário para agendar.')).toBeVisible();
  },
};

export const DiaQueNaoAtende: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const saturday = datesBetween(start, end).find((date) => weekdayOf(date) === 6) ?? end;
    const day = await canvas.findByRole('radio', { name: new RegExp(formatDateWithWeekday(saturday)) });
    day.focus();
    await expect(day).toHaveAttribute('aria-disabled', 'true');
    await expect(day).toHaveAccessibleDescription(/O prestador não atende neste dia da semana/);
    await expect(await canvas.findByText(/: O prestador não atende neste dia da semana/)).toBeVisible();
  },
};

/** Issue 10 'Por que não?': pressed, a blocked day says who can help; one press takes the nearest day. */
export const PorQueNaoEsteDia: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(suggestedClinics, {
        cidade: SUGGESTIONS.cidade,
        clinicas: SUGGESTIONS.clinicas.map((clinic) => ({ ...clinic, id: clinic.id + 500 })),
      }),
      ...withSlots,
      withoutFerias,
      simulate(availableFaixas, faixas),
    ],
  },
  play: async ({ canvas }) => {
    const saturday = datesBetween(start, end).find((date) => weekdayOf(date) === 6) ?? end;
    const day = await canvas.findByRole('radio', { name: new RegExp(formatDateWithWeekday(saturday)) });
    await userEvent.click(day, { pointerEventsCheck: 0 });
    const panel = within(await canvas.findByRole('region', { name: /^Por que não sábado/ }));
    await expect(canvas.getByText(/^Não dá para escolher sábado, .+\. .+\.$/)).toHaveAttribute(
      'role',
      'status',
    );
    await expect(panel.getByText('Só a clínica pode mudar os dias e horários em que atende.')).toBeVisible();
    // The reason stands there, and not once more under the days.
    await expect(canvas.queryByText(/: O prestador não atende/)).toBeNull();
    // Other clinics stand after the days.
    await waitFor(() => expect(panel.getAllByRole('button').length).toBeGreaterThan(3));
    const [nearest] = panel.getAllByRole('button');
    await userEvent.click(nearest!);
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Por que não/ })).toBeNull());
    await expect(canvas.getByText('Escolha um horário para agendar.')).toBeVisible();
  },
};

export const FeriadoEFerias: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      pedido,
      simulate(getPrestador, storyClinic('ORDEM_CHEGADA')),
      simulate(listNationalFeriados, []),
      simulate(municipalFeriados, [
        {
          dataFeriado: second,
          abrangencia: 'MUNICIPAL',
          nome: 'Aniversário da cidade',
          cidade: { cidade: 'Campinas', estado: 'SP' },
        },
      ]),
      simulate(prestadorFerias, [{ dataInicial: tuesday, dataFinal: addDays(tuesday, 1) }]),
    ],
  },
  play: async ({ canvas }) => {
    const feriado = await canvas.findByRole('radio', { name: new RegExp(formatDateWithWeekday(second)) });
    await expect(feriado).toHaveAccessibleDescription(
      /Feriado municipal em Campinas-SP: Aniversário da cidade/,
    );
    const ferias = canvas.getByRole('radio', { name: new RegExp(formatDateWithWeekday(tuesday)) });
    await expect(ferias).toHaveAccessibleDescription(/Prestador em férias até/);
  },
};

export const HorarioOcupado: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      ...withSlots,
      withoutFerias,
      simulate(availableFaixas, faixas),
      simulate(confirmAgendamento, ({ body }) => {
        const { dataAgendamento } = body as { dataAgendamento: string };
        const message =
          'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.';
        const maisProximas = faixasOf(dataAgendamento).filter((f) => f.horarioChegada !== '09:00');
        return new SimulatedError(409, {
          codigo: 'FAIXA_INDISPONIVEL',
          message,
          details: { response: { message, maisProximas } },
        });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await userEvent.click(await horario(canvas, '09:00'));
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await expect(
      await canvas.findByText(/^Um dos períodos selecionados não está mais disponível/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^08:30, / }));
    await expect(await canvas.findByText(/, às 08:30$/)).toBeVisible();
    await expect(canvas.queryByText(/não está mais disponível/)).toBeNull();
  },
};

// What the server answers before and after the booking of the next story.
let isScheduled = false;

export const Agenda: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    isScheduled = false;
  },
  parameters: {
    msw: [
      simulate(myAutoagendamento, () =>
        storyPedido({
          start,
          end,
          situation: isScheduled ? 'CONFIRMADO' : 'PENDENTE',
          time: '13:30',
        }),
      ),
      ...withSlots.slice(3),
      withoutFerias,
      simulate(availableFaixas, faixas),
      simulate(confirmAgendamento, ({ body }) => {
        const { dataAgendamento, horarioAgendamento } = body as Record<string, string>;
        isScheduled = true;
        return {
          id: 3001,
          version: 5,
          idStatus: 8,
          dataAgendamento: dataAgendamento ?? '',
          horaAgendamento: horarioAgendamento ?? null,
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await userEvent.click(await horario(canvas, '13:30'));
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await expect(await canvas.findByText(PATHS.confirmed)).toBeVisible();
  },
};

export const SemConexaoAoAgendar: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      ...withSlots,
      withoutFerias,
      simulate(availableFaixas, faixas),
      simulate(
        confirmAgendamento,
        new SimulatedError(503, { message: 'O sistema está indisponível no momento.' }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await userEvent.click(await horario(canvas, '09:00'));
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await expect(await canvas.findByText('Não foi possível agendar')).toBeVisible();
    await expect(await horario(canvas, '09:00')).toBeChecked();
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [pedido, simulate(getPrestador, () => new Promise(() => undefined))] },
};

export const Falhou: Story = {
  tags: ['estados'],
  parameters: {
    msw: [pedido, ...withoutFeriados, withoutFerias, simulate(getPrestador, new SimulatedError(500))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível buscar os dias da clínica.')).toBeVisible();
  },
};

export const NenhumDiaLivre: Story = {
  tags: ['estados'],
  parameters: { msw: [...withSlots, withoutFerias, simulate(availableFaixas, [])] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Sem horários disponíveis para a data\/período informado/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Escolher outra clínica' })).toBeVisible();
  },
};

export const PrazoEncerrado: Story = {
  tags: ['estados'],
  parameters: {
    msw: [simulate(myAutoagendamento, storyPedido({ start: '2020-01-06', end: '2020-01-10' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O prazo para agendar terminou em 10/01/2020.')).toBeVisible();
  },
};
