import {
  confirmAgendamento,
  confirmPrestador,
  availableFaixas,
  municipalFeriados,
  prestadorFerias,
  listCidades,
  listNationalFeriados,
  getPrestador,
  holdFaixas,
  procedimentoDetails,
  releaseFaixas,
  whyNotAvailable,
  orderedPrestadores,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { nationalFeriadosBetween } from '@apto/domain/feriados';
import { opened } from '@apto/domain/fixtures';
import { STATUS } from '@apto/domain/status';
import { weekdayOf, addDays } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '../../../shared/stories/decorator.tsx';
import { storyPage, storyDetail, storyProcedimentos, storyRow } from '../../../shared/stories/data.ts';
import { now } from '@apto/api-client/react';
import StartDialog from './StartDialog.tsx';

const today = now().data;
/** The first ordinary working day from three days on: whatever today is, nothing is in the way. */
const workingDay = Array.from({ length: 12 }, (_unused, i) => addDays(today, i + 3)).find(
  (date) => weekdayOf(date) > 0 && weekdayOf(date) < 6 && nationalFeriadosBetween(date, date).length === 0,
)!;
const agendamento = {
  ...storyDetail(storyRow(0, { idStatus: STATUS.AUTOAGENDAMENTO })),
  dataSugestaoInicial: workingDay,
  dataSugestaoFinal: workingDay,
};

const clinic = (system: string | null) => ({
  id: 7,
  name: 'Clínica São Lucas',
  code: '0007',
  cnpj: '11222333000181',
  phone: null,
  commercialPhone: null,
  email: null,
  prioridade: 'PREFERENCIAL' as const,
  openingHours: ([0, 1, 2, 3, 4, 5, 6] as const).map((weekDay) => {
    const serves = weekDay > 0 && weekDay < 6;
    return {
      weekDay,
      ...opened({
        manha: serves,
        tarde: false,
        startHourAm: serves ? '07:00' : null,
        endHourAm: serves ? '11:30' : null,
      }),
    };
  }),
  systemsAndTechnology: system ? { name: system } : null,
  advanceDeposit: false,
  reservaFaixas: system === 'SOC',
  tipoAtendimento: 'Ordem de chegada',
  fuso: 'America/Sao_Paulo',
  latitude: null,
  longitude: null,
  street: 'Rua das Flores',
  number: '120',
  neighborhood: 'Centro',
  addressComplement: null,
  zipCode: '13010000',
  city: { cidade: 'Campinas', estado: 'SP' },
});
const faixa = (horarioChegada: string, horarioSaida: string) => ({
  data: workingDay,
  horarioChegada,
  horarioSaida,
  minutosAgendas: 30,
  ambienteId: 1,
  vagas: 1,
});
const option = {
  id: 7,
  name: 'Clínica São Lucas',
  code: '0007',
  cnpj: '11222333000181',
  city: { cidade: 'Campinas', estado: 'SP' },
  prioridade: 'PREFERENCIAL' as const,
  liberado: true,
  sistema: null,
  neighborhood: 'Centro',
  tipoAtendimento: 'Ordem de chegada',
  distanciaMetros: null,
};
/** What was asked to be kept, and that it was given back. */
const asked: unknown[] = [];
const responses = (system: string | null) => [
  simulate(listCidades, storyPage([{ id: 3509502, cidade: 'Campinas', estado: 'SP' }])),
  simulate(orderedPrestadores, storyPage([option])),
  simulate(getPrestador, clinic(system)),
  simulate(listNationalFeriados, []),
  simulate(municipalFeriados, []),
  simulate(prestadorFerias, []),
  simulate(availableFaixas, [faixa('08:00', '08:30'), faixa('08:30', '09:00')]),
  simulate(procedimentoDetails, storyProcedimentos),
  simulate(holdFaixas, ({ body }) => {
    asked.push((body as { itens: { horarioChegada: string }[] }).itens.map((slot) => slot.horarioChegada));
    return { expiraEm: new Date(Date.parse(now().instant) + 600_000).toISOString() };
  }),
  simulate(releaseFaixas, () => {
    asked.push('freed');
    return { ok: true } as const;
  }),
  simulate(confirmPrestador, { id: agendamento.id, version: 2 }),
  simulate(confirmAgendamento, {
    id: agendamento.id,
    version: 3,
    idStatus: STATUS.AGENDADO,
    dataAgendamento: workingDay,
    horaAgendamento: null,
  }),
];

const meta = {
  title: 'Telas/Iniciar agendamento',
  component: StartDialog,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen', app: { address: '/' }, msw: responses(null) },
  decorators: [withApp],
  args: { agendamento, onClose: fn(), onSchedule: fn() },
} satisfies Meta<typeof StartDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Atualizar dados' }));
const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)!;

export const Galeria: Story = { tags: ['galeria'] };

export const PorPeriodo: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const view = await dialog();
    await waitFor(() => expect(view.getByText('Escolha o dia.')).toBeVisible());
    await waitFor(() => expect(day(workingDay)).toBeInTheDocument());
    await userEvent.click(day(workingDay));
    // The clinic serves mornings alone: there is nothing more to choose.
    await userEvent.click(await view.findByRole('button', { name: 'Agendar' }));
    await waitFor(() => expect(args.onSchedule).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** What was asked to be kept; the story before may give its own back meanwhile. */
const kept = () => asked.filter((each) => each !== 'freed');

export const HorarioTomado: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    asked.length = 0;
  },
  parameters: {
    msw: [
      simulate(
        confirmAgendamento,
        new SimulatedError(409, {
          message:
            'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
          codigo: 'FAIXA_INDISPONIVEL',
          details: { response: { maisProximas: [faixa('08:30', '09:00')] } },
        }),
      ),
      ...responses('SOC'),
    ],
  },
  play: async ({ args }) => {
    const view = await dialog();
    await waitFor(() => expect(day(workingDay)).toBeInTheDocument());
    await userEvent.click(day(workingDay));
    await waitFor(() => expect(view.getByText('Escolha o horário.')).toBeVisible());
    await userEvent.click(await view.findByRole('radio', { name: /^08:00/ }));
    await userEvent.click(view.getByRole('button', { name: 'Agendar' }));
    await waitFor(() => expect(view.getByText(/não está mais disponível/)).toBeVisible());
    await userEvent.click(view.getByRole('button', { name: /, 08:30$/ }));
    await expect(await view.findByRole('radio', { name: /^08:30/ })).toBeChecked();
    // Asked for while this story stands: the next one counts what is asked for in it.
    await waitFor(() => expect(kept()).toEqual([['08:00'], ['08:30']]));
    await expect(args.onSchedule).not.toHaveBeenCalled();
  },
};

function Closing(args: ComponentProps<typeof StartDialog>) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <StartDialog {...args} onClose={() => setOpen(false)} /> : <p>Fechado</p>;
}

/** As in the wizard: the chosen slot is kept, its time is told, and leaving gives it back. */
export const HorarioGuardado: Story = {
  tags: ['interacoes'],
  parameters: { msw: responses('SOC') },
  beforeEach: () => {
    asked.length = 0;
  },
  render: (args) => <Closing {...args} />,
  play: async () => {
    const view = await dialog();
    await waitFor(() => expect(day(workingDay)).toBeInTheDocument());
    await userEvent.click(day(workingDay));
    await userEvent.click(await view.findByRole('radio', { name: /^08:00/ }));
    await waitFor(() => expect(kept()).toEqual([['08:00']]));
    await expect(await view.findByRole('timer')).toBeInTheDocument();
    await userEvent.click(view.getByRole('radio', { name: /^08:30/ }));
    await waitFor(() => expect(kept()).toEqual([['08:00'], ['08:30']]));
    await userEvent.click(view.getByRole('button', { name: 'Cancelar' }));
    await screen.findByText('Fechado');
    await waitFor(() => expect(asked.at(-1)).toBe('freed'));
  },
};

/** Somebody was faster: the slot is not chosen any more, and that is said. */
export const HorarioQueNaoFicou: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(holdFaixas, new SimulatedError(409, { message: 'x', codigo: 'FAIXA_INDISPONIVEL' })),
      ...responses('SOC'),
    ],
  },
  play: async () => {
    const view = await dialog();
    await waitFor(() => expect(day(workingDay)).toBeInTheDocument());
    await userEvent.click(day(workingDay));
    await userEvent.click(await view.findByRole('radio', { name: /^08:00/ }));
    await waitFor(() => expect(view.getByText('Escolha o horário.')).toBeVisible());
    await waitFor(() => expect(view.getByRole('radio', { name: /^08:00/ })).not.toBeChecked());
  },
};

/** The clinic has nothing in the days of the request: why not, and which clinic does. */
export const ClinicaSemHorarios: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(availableFaixas, []),
      simulate(whyNotAvailable, {
        motivos: [{ codigo: 'SEM_VAGA', texto: 'Todas as vagas estão ocupadas.', quem: null, datas: [] }],
        opcoes: {
          dias: [],
          periodos: [],
          clinicas: [{ id: 8, name: 'Instituto Cambuí', distanciaMetros: 1200, data: workingDay }],
        },
      }),
      ...responses('SOC'),
    ],
  },
  play: async () => {
    const view = await dialog();
    await expect(await view.findByText('Todas as vagas estão ocupadas.')).toBeInTheDocument();
    await expect(view.getByRole('button', { name: /^Instituto Cambuí/ })).toBeInTheDocument();
  },
};
